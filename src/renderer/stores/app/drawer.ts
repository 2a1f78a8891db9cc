import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { text } from '../../i18n/say'
import {
  createCardWriter,
  createDays,
  explainMiss,
  FACETS,
  findCards,
  type DrawerCard,
  type Facet,
} from './drawer-cards'
import { useGameLog } from './game-log'
import { useSaves } from './saves'
import { useSettings } from './settings'

/** How many cards come at once, and the most that lie in the page. */
const STEP = 60
const MAX_SHOWN = 180
/** How many come at once after a letter of the search: what is in sight. The others follow when these are painted. */
const FIRST_FOUND = 16

/** The games of a month among those found. */
export interface DrawerMonth {
  readonly key: string
  readonly first: DrawerCard
  /** Place of its first card among those found. */
  readonly at: number
  readonly count: number
  readonly won: number
}

/** The drawer: what is searched for in it, which cards lie in view, and which are chosen. It stays as it was left. */
export const useDrawer = defineStore('drawer', () => {
  const [saves, settings, log] = [useSaves(), useSettings(), useGameLog()]
  const query = ref('')
  const filters = ref<Record<Facet, string | null>>({ game: null, with: null, how: null })
  const chosen = ref<ReadonlySet<string>>(new Set())
  const start = ref(0)
  const shownCount = ref(STEP)

  const me = computed(() => settings.all.name || text('names.guest'))
  const days = computed(() => createDays())
  const cards = computed(() => saves.list.map(createCardWriter(me.value)))
  const found = computed(() => findCards(cards.value, query.value, filters.value))
  const isSearching = computed(() => query.value.trim() !== '' || FACETS.some((facet) => filters.value[facet] !== null))
  const shown = computed(() => found.value.cards.slice(start.value, start.value + shownCount.value))
  const months = computed(() => monthsOf(found.value.cards))
  const chosenCards = computed(() => cards.value.filter(({ save }) => chosen.value.has(save.id)))
  const miss = computed(() => {
    if (found.value.cards.length > 0) return null
    const { missing, meant } = explainMiss(cards.value, query.value)
    return { missing, meant, meantCount: meant === null ? 0 : findCards(cards.value, meant, NO_FILTERS).cards.length }
  })

  watch([query, filters], () => startAt(0, FIRST_FOUND))
  // What is gone is chosen no longer.
  watch(cards, () => setChosen(chosenCards.value.map(({ save }) => save.id)))

  function startAt(place: number, count: number = STEP): void {
    start.value = place
    shownCount.value = count
  }

  /** Shows more cards below, up to as many as may lie in the page. */
  function showMore(): void {
    shownCount.value = Math.min(MAX_SHOWN, shownCount.value + STEP)
  }

  function setChosen(ids: readonly string[]): void {
    if (ids.length === chosen.value.size && ids.every((id) => chosen.value.has(id))) return
    chosen.value = new Set(ids)
    log.answer(text('drawer.chosen', { all: found.value.cards.length }, ids.length))
  }

  return {
    query,
    filters,
    cards,
    found,
    shown,
    months,
    start,
    miss,
    me,
    days,
    isSearching,
    chosenCards,
    showMore,
    startAt,
    isChosen: (id: string): boolean => chosen.value.has(id),
    toggle: (id: string): void => {
      const ids = [...chosen.value]
      setChosen(chosen.value.has(id) ? ids.filter((it) => it !== id) : [...ids, id])
    },
    chooseOnly: setChosen,
    chooseNone: (): void => setChosen([]),
    chooseAll: (): void => setChosen(found.value.cards.map(({ save }) => save.id)),
    choose: (facet: Facet, value: string | null): void => void (filters.value = { ...filters.value, [facet]: value }),
    /** Searches for something in the whole drawer. */
    search: (words: string): void => {
      query.value = words
      filters.value = { ...NO_FILTERS }
    },
    /** Returns the card of a game whose deal has one of these codes, a finished one if there is one. */
    ofDeal(codes: readonly (string | null)[]): DrawerCard | undefined {
      const played = cards.value.filter(({ save }) => save.fault === undefined && codes.includes(save.code ?? ''))
      return played.find(({ outcome }) => outcome !== 'open') ?? played[0]
    },
    hasNewer: computed(() => start.value > 0),
    hasOlder: computed(() => start.value + shownCount.value < found.value.cards.length),
    isFull: computed(() => shownCount.value === MAX_SHOWN),
    goNewer: (): void => startAt(Math.max(0, start.value - MAX_SHOWN)),
    goOlder: (): void => startAt(start.value + shownCount.value),
  }
})

const NO_FILTERS = { game: null, with: null, how: null } as const

function monthsOf(cards: readonly DrawerCard[]): DrawerMonth[] {
  const months: { key: string; first: DrawerCard; at: number; count: number; won: number }[] = []
  for (const [at, card] of cards.entries()) {
    const last = months.at(-1)
    const month = last?.key === card.day.month ? last : { key: card.day.month, first: card, at, count: 0, won: 0 }
    if (month !== last) months.push(month)
    month.count += 1
    if (card.outcome === 'won') month.won += 1
  }
  return months
}
