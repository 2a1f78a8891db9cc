import { dequal } from 'dequal'
import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { CountStep, GameFace } from '../../games/types'
import { wait } from '../../../async/wait'
import { useSettings } from '../app/settings'
import { useSelection } from './selection'
import { useTable } from './table'
import { letterOf, seatOf, type Seat } from '../../../rules/kit'
import { hasText, say, text } from '../../i18n/say'

/** One step of a count in words: the sentence, and the seat for which it counts. */
interface CountLine {
  readonly sentence: string
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
  return { sentence: say(face.id, { ...step.words, key }, { name }, names), name }
}

/** How long each step of a count is shown before the next, in milliseconds at normal speed. */
export const COUNT_STEP_MS = 650
/** How long a count is waited for after its last step, in milliseconds. */
const READING_MS = 2500
const POLL_INTERVAL_MS = 100

/** A change at a table. */
interface CountChange {
  /** Whether it is another table. */
  readonly isNewTable: boolean
  /** Whether a move was undone. */
  readonly isUndo: boolean
  /** Whether the count has changed, and whether there is one to show. */
  readonly hasCountChanged: boolean
  readonly hasCount: boolean
  /** Whether somebody at this screen has moved. */
  readonly isMoveFromHere: boolean
}

/**
 * Whether the count is shown after a change. A table just opened, and one where a move was undone, show an old count
 * only on request; a player who moves on has read it.
 */
export function isCountShownAfter(
  wasShown: boolean,
  { isNewTable, isUndo, hasCountChanged, hasCount, isMoveFromHere }: CountChange,
): boolean {
  if (isNewTable || isUndo) return false
  return hasCountChanged ? hasCount : wasShown && !isMoveFromHere
}

/**
 * The count of the last deal: shown card by card when a deal is over, until it is dismissed, or until somebody here plays
 * on or chooses the first card for it. What can be touched next may lie under the count.
 */
export const useCount = defineStore('count', () => {
  const table = useTable()
  const settings = useSettings()
  const steps = computed<readonly CountStep[]>((before) => {
    const { face, seen } = table
    const now = face === null || seen === null ? [] : (face.count?.(seen, () => table.eventHistory) ?? [])
    return before !== undefined && dequal(now, before) ? before : now
  })
  const isShown = ref(false)

  watch([() => table.table, steps, () => table.ply] as const, ([now, after, ply], [before, counted, ago]) => {
    const seat = table.lastPly?.seat ?? null
    isShown.value = isCountShownAfter(isShown.value, {
      isNewTable: now !== before,
      isUndo: ply < ago,
      hasCountChanged: after !== counted,
      hasCount: steps.value.length > 0 && !table.over,
      isMoveFromHere: seat !== null && table.persons.includes(seat),
    })
  })

  const selection = useSelection()
  watch(
    () => selection.picked.length,
    (picked) => {
      if (picked > 0) isShown.value = false
    },
  )

  /** Resolves when the count has been shown long enough to be read. */
  async function waitUntilRead(): Promise<void> {
    const { stageSpeed } = settings
    if (stageSpeed === 0) return
    const end = performance.now() + (steps.value.length * COUNT_STEP_MS + READING_MS) / stageSpeed
    while (isShown.value && performance.now() < end) await wait(POLL_INTERVAL_MS)
  }

  return { steps, isShown, waitUntilRead }
})
