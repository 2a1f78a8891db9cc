import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { CountStep, GameFace } from '../../games/types'
import { wait } from '../../../async/wait'
import { useSettings } from '../app/settings'
import { useTable } from './table'
import { letterOf, seatOf, type Seat } from '../../../rules/kit'
import { hasText, say, text } from '../../i18n/say'

/** One step of a count in words: the sentence, and the seat for which it counts. */
interface CountLine {
  readonly said: string
  readonly name: string
}

/**
 * Puts a step of a count into words. The only person at this screen is addressed: "You have a pair" where a game has
 * such a sentence (`count-own.…` beside `count.…`), and "You" for the name. `me` is null if several people share the
 * screen.
 */
export function countLine(face: GameFace, step: CountStep, names: readonly string[], me: Seat | null): CountLine {
  const mine = me !== null && step.seat === letterOf(me)
  const name = mine ? text('game.you') : (names[seatOf(step.seat, names.length)] ?? step.seat)
  const own = step.words.key.replace(/^count\./, 'count-own.')
  const key = mine && hasText(`${face.id}.${own}`) ? own : step.words.key
  return { said: say(face.id, { ...step.words, key }, { name }, names), name }
}

/** How long each step of a count is shown before the next, in milliseconds at normal speed. */
export const COUNT_BEAT = 650
/** How long a count is waited for after its last step, in milliseconds. */
const READING = 2500
const GLANCE = 100

/** A change at a table. */
interface Happening {
  /** Whether it is another table. */
  readonly another: boolean
  /** Whether a move was undone. */
  readonly back: boolean
  /** Whether the count has changed, and whether there is one to show. */
  readonly counted: boolean
  readonly some: boolean
  /** Whether somebody at this screen has moved. */
  readonly here: boolean
}

/**
 * Whether the count is shown after a change. A table just opened, and one where a move was undone, show an old count
 * only on request; a player who moves on has read it.
 */
export function showsAfter(shown: boolean, { another, back, counted, some, here }: Happening): boolean {
  if (another || back) return false
  return counted ? some : shown && !here
}

/** The count of the last deal: shown card by card when a deal is over, until it is dismissed or somebody plays on. */
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

  /** Resolves when the count has been shown long enough to be read. */
  async function done(): Promise<void> {
    const { stageSpeed } = settings
    if (stageSpeed === 0) return
    const end = performance.now() + (steps.value.length * COUNT_BEAT + READING) / stageSpeed
    while (shown.value && performance.now() < end) await wait(GLANCE)
  }

  return { steps, shown, done }
})
