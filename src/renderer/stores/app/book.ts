import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { bookOf, distinctCards, seatOfPerson } from '../../../drawer/book'
import type { SaveSummary, StudiedLuck } from '../../../protocol/app/services'
import { text } from '../../i18n/say'
import { createCardWriter } from './drawer-cards'
import { useSaves } from './saves'
import { useServices } from './services'
import { useSettings } from './settings'

/** The book: what the finished games in the drawer add up to for each person who played here, in all years or in one. */
export const useBook = defineStore('book', () => {
  const [saves, settings] = [useSaves(), useSettings()]
  /** Whose page is open, once somebody has turned it, and the year; null for all years. */
  const turnedTo = ref<string | null>(null)
  const year = ref<number | null>(null)
  const studied = shallowRef<readonly StudiedLuck[]>([])

  const finished = computed(() => saves.list.filter(({ over, fault }) => over && fault === undefined))
  const years = computed(() => [...new Set(finished.value.map(yearOf))].sort((a, b) => b - a))
  const ofYear = computed(() =>
    finished.value.filter((save) => year.value === null || yearOf(save) === year.value).map(cardOf),
  )
  const book = computed(() => bookOf(ofYear.value, studied.value))
  const whole = computed(() => (year.value === null ? book.value : bookOf(finished.value.map(cardOf), studied.value)))
  const me = computed(() => settings.all.name || text('names.guest'))
  const names = computed(() => whole.value.pages.map(({ name }) => name))
  const name = computed(() => {
    const { value } = turnedTo
    return value !== null && names.value.includes(value) ? value : me.value
  })
  const page = computed(() => book.value.pages.find((it) => it.name === name.value) ?? null)

  /** The games of the page that is open, the newest first, as their cards tell them. */
  const log = computed(() =>
    distinctCards(ofYear.value)
      .filter((save) => seatOfPerson(save, name.value) >= 0)
      .map(createCardWriter(name.value))
      .reverse(),
  )

  /** What was counted for the person at this screen, of games and puzzles of which no record lies in the drawer. */
  const before = computed(() => {
    const own = whole.value.pages.find((it) => it.name === me.value)?.games ?? []
    const kept = new Map(own.map((tally) => [tally.game, tally]))
    const { results, solved, best } = settings.all
    // Solutions were not counted by earlier versions, which stored the best one only.
    const counted = [...new Set([...Object.keys(solved), ...Object.keys(best)])].map((game) => ({
      game,
      times: solved[game] ?? 1,
    }))
    const lost = Object.entries(results).map(([game, { played, won }]) => ({
      played: Math.max(0, played - (kept.get(game)?.played ?? 0)),
      won: Math.max(0, won - (kept.get(game)?.won ?? 0)),
    }))
    const played = lost.reduce((sum, it) => sum + it.played, 0)
    return {
      played,
      won: Math.min(
        played,
        lost.reduce((sum, it) => sum + it.won, 0),
      ),
      solved: counted.reduce((sum, { game, times }) => sum + Math.max(0, times - (kept.get(game)?.won ?? 0)), 0),
    }
  })

  /** Reads the games and their studies again. */
  async function refresh(): Promise<void> {
    const reading = useServices()
      .saves.studiedLuck()
      .catch(() => [])
    await saves.look()
    studied.value = await reading
  }

  return {
    years,
    year,
    names,
    name,
    page,
    log,
    before,
    refresh,
    /** Whether the page that is open is that of the person at this screen. */
    isOwn: computed(() => name.value === me.value),
    /** Opens somebody's page. */
    turnTo: (to: string): void => void (turnedTo.value = to),
  }
})

const yearOf = ({ touched }: SaveSummary): number => new Date(touched).getFullYear()

/** A save's time is that of its last move. */
const cardOf = (save: SaveSummary) => ({ ...save, ended: save.touched })
