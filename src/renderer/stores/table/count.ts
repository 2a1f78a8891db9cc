import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { CountStep, GameFace } from '../../games/types'
import { wait } from '../../../async/wait'
import { useSettings } from '../app/settings'
import { useTable } from './table'
import { letterOf, seatOf, type Seat } from '../../../rules/kit'
import { hasText, say, text } from '../../i18n/say'

/** One step of a count as it is read: the sentence, and whom it counts for. */
interface CountLine {
  readonly said: string
  readonly name: string
}

/**
 * A step of a count in words. The one person at this screen is spoken to: "You have a pair" where a game has such a
 * sentence (`count-own.…` beside `count.…`), and "You" for the name. `me` is null where several share the screen.
 */
export function countLine(face: GameFace, step: CountStep, names: readonly string[], me: Seat | null): CountLine {
  const mine = me !== null && step.seat === letterOf(me)
  const name = mine ? text('game.you') : (names[seatOf(step.seat, names.length)] ?? step.seat)
  const own = step.words.key.replace(/^count\./, 'count-own.')
  const key = mine && hasText(`${face.id}.${own}`) ? own : step.words.key
  return { said: say(face.id, { ...step.words, key }, { name }, names), name }
}

/** How long one step of a count stands alone, in milliseconds at normal speed. */
export const COUNT_BEAT = 650
/** How long a count is waited for after its last step. */
const READING = 2500
const GLANCE = 100

/** What happened at a table. */
interface Happening {
  /** It is another table. */
  readonly another: boolean
  /** A move was taken back. */
  readonly back: boolean
  /** Something else is counted now, and whether that is to be shown. */
  readonly counted: boolean
  readonly some: boolean
  /** Somebody at this screen has moved. */
  readonly here: boolean
}

/**
 * Whether the count lies there afterwards. A table that was just opened, and one where a move was taken back, show an old
 * count only when it is asked for; whoever plays on has read it.
 */
export function showsAfter(shown: boolean, { another, back, counted, some, here }: Happening): boolean {
  if (another || back) return false
  return counted ? some : shown && !here
}

/** The count of the last deal: shown when a deal is over, card by card, until it is put away or somebody plays on. */
export const useCount = defineStore('count', () => {
  const table = useTable()
  const settings = useSettings()
  const steps = computed<readonly CountStep[]>(() => {
    const { face, seen } = table
    return face === null || seen === null ? [] : (face.count?.(seen, () => table.story) ?? [])
  })
  const shown = ref(false)
  const told = computed(() => JSON.stringify(steps.value))

  watch([() => table.table, told, () => table.ply] as const, ([now, after, ply], [before, counted, ago]) => {
    const seat = table.last?.seat ?? null
    shown.value = showsAfter(shown.value, {
      another: now !== before,
      back: ply < ago,
      counted: after !== counted,
      some: steps.value.length > 0 && !table.over,
      here: seat !== null && table.persons.includes(seat),
    })
  })

  /** Resolves when nobody need wait for the count any more. */
  async function done(): Promise<void> {
    const { stageSpeed } = settings
    if (stageSpeed === 0) return
    const end = performance.now() + (steps.value.length * COUNT_BEAT + READING) / stageSpeed
    while (shown.value && performance.now() < end) await wait(GLANCE)
  }

  return { steps, shown, done }
})
