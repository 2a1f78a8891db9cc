import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { Pad, PadLine } from '../../games/types'
import { say, text } from '../../i18n/say'
import { nameList } from '../../i18n/name-list'
import { usePage } from '../app/page'
import { type Feat, useSettings } from '../app/settings'
import { useTable } from './table'

/** What stands on the card at the end: a headline in large letters, and a line below it. */
export interface EndingCard {
  readonly headline: string
  readonly line: string
}

/** How a puzzle was solved just now, and the best that was done before; null where it never was. */
export interface Solved extends Feat {
  readonly before: Feat | null
}

/**
 * The line of a pad at which a game turned: where whoever won gained most on whoever asks. Null where nobody can say so:
 * too few lines, or cells that are no numbers.
 */
export function turningLine(pad: Pad, winner: number, loser: number): PadLine | null {
  const gains = pad.lines.map((line) => ({ line, gain: Number(line.cells[winner]) - Number(line.cells[loser]) }))
  const known = gains.filter(({ gain }) => Number.isFinite(gain))
  const [best, ...others] = known.toSorted((a, b) => b.gain - a.gain)
  if (best === undefined || others.length === 0 || best.gain <= 0 || best.gain === others[0]?.gain) return null
  return best.line
}

/** Minutes and seconds, as a clock shows them. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whether one solution is better than another: fewer moves, or as many in less time. */
export function isBetter(a: Feat, b: Feat | null): boolean {
  if (b === null || a.moves !== b.moves) return b === null || a.moves < b.moves
  return a.seconds !== null && (b.seconds === null || a.seconds < b.seconds)
}

/** The end of a game: what is said of it, while its result lies on the table. */
export const useEnding = defineStore('ending', () => {
  const table = useTable()
  const page = usePage()
  const settings = useSettings()
  /** The result lies there, alone or under another paper; who puts it away sees the table as it was left. */
  const shown = computed(() => table.over && page.place === 'game' && page.sheets.includes('result'))
  const alone = computed(() => table.chairs.length === 1)
  const solved = computed(() => alone.value && table.winners?.includes(0) === true)
  /** How it was solved, if that was just now. */
  const feat = ref<Solved | null>(null)
  /** When the game was begun at this screen; null for one that was gone on with. */
  let begun: number | null = null

  watch(
    () => [table.table, table.over, table.ply] as const,
    ([now, over, ply], [before, was]) => {
      if (now !== before) {
        begun = now !== null && ply === 0 ? performance.now() : null
        feat.value = null
      } else if (over && !was && solved.value && now !== null) keep(now.game, ply)
    },
  )

  /** Writes the solution down, if it is the best so far. */
  function keep(game: string, moves: number): void {
    const seconds = begun === null ? null : (performance.now() - begun) / 1000
    const before = settings.all.best[game] ?? null
    feat.value = { moves, seconds, before }
    if (isBetter({ moves, seconds }, before)) settings.all.best[game] = { moves, seconds }
  }

  /** Moves, time and the best before, of a puzzle that was solved just now. */
  const deed = computed(() => {
    if (feat.value === null) return ''
    const { moves, seconds, before } = feat.value
    const parts = [text('ending.moves', {}, moves)]
    if (seconds !== null) parts.push(text('ending.time', { time: clockOf(seconds) }))
    if (before === null) parts.push(text('ending.first'))
    else if (isBetter({ moves, seconds }, before)) parts.push(text('ending.best'))
    else parts.push(text('ending.before', {}, before.moves))
    return parts.join(' · ')
  })

  /** Said kindly to whoever lost: that it was well played, and where it turned. */
  const comfort = computed(() => {
    const { me, winners, seen, face, story } = table
    const winner = winners?.[0]
    if (alone.value || me === null || winner === undefined || winners?.includes(me) || !seen || !face) return ''
    const line =
      table.resigned.length > 0
        ? null
        : turningLine(
            face.pad(seen, () => story),
            winner,
            me,
          )
    return line === null ? text('ending.lost') : text('ending.turned', { line: say(face.id, line.label) })
  })

  const card = computed((): EndingCard => {
    const { me, winners, names } = table
    if (alone.value) {
      return { headline: text(solved.value ? 'ending.solved' : 'ending.unsolved'), line: deed.value }
    }
    const line = table.names.length > 4 ? '' : totals.value.map(({ name, total }) => `${name} ${total}`).join(' · ')
    const [winner, ...others] = winners ?? []
    if (winners === null || winner === undefined) return { headline: text('game.over'), line }
    if (others.length > 0)
      return { headline: text('ending.draw'), line: nameList(winners.map((it) => names[it] ?? '')) }
    const headline = winner === me ? text('game.youWin') : text('game.wins', { name: names[winner] ?? '' })
    return { headline, line }
  })

  /** What everybody has in the end, as it is written on the pad. */
  const totals = computed(() => {
    const { face, seen, story, names } = table
    if (face === null || seen === null || alone.value) return []
    const written = face.pad(seen, () => story).totals
    return names.map((name, seat) => ({
      name,
      total: written[seat] ?? '',
      won: table.winners?.includes(seat) === true,
    }))
  })

  return { shown, alone, solved, feat, deed, comfort, card, totals }
})
