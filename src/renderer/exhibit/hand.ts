import { defineStore } from 'pinia'
import { ref } from 'vue'
import { seatOf } from '../../rules/kit'
import { useSettings } from '../stores/app/settings'
import { useTable } from '../stores/table/table'
import type { CutTable } from './cut-table'
import { beat } from './pace'

/** Target time for all moves that the hand shows, in milliseconds, and the longest and shortest for one move. */
const WHOLE = 4000
const LONGEST = 2200
const SHORTEST = 700
/** Shares of a move's time: reaching for the first thing, and carrying it to the last. */
const REACH = 0.3
const CARRY = 0.3
/** Share of a further rest on the last thing, if the move is left to the visitor. */
const LEFT = 0.2

/** The on-screen hand, which points at what a move touches before the move is made. */
export const useHand = defineStore('exhibit hand', () => {
  /** What the hand touches now; null while no hand is shown. */
  const at = ref<string | null>(null)
  let hurried = new AbortController()

  /** Hides the hand. */
  function drop(): void {
    at.value = null
  }

  /** Ends all waits, so that the remaining moves are made at once. */
  function hurry(): void {
    hurried.abort()
  }

  /** Makes the moves with which an attempt begins, as the visitor watches. */
  async function show(table: CutTable, signal: AbortSignal): Promise<void> {
    hurried = new AbortController()
    const stop = AbortSignal.any([signal, hurried.signal])
    const each = Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(1, table.toShow)))
    while (table.next !== null && !signal.aborted) await showOne(table, each, { signal, stop })
    at.value = null
  }

  /**
   * Shows one move and makes it. `stop` also aborts when the visitor will not wait; the move is made all the same,
   * unless `signal` is aborted.
   */
  async function showOne(
    table: CutTable,
    ms: number,
    { signal, stop }: { readonly signal: AbortSignal; readonly stop: AbortSignal },
  ): Promise<void> {
    const move = table.next
    if (move === null) return
    await reach(move, ms, stop)
    if (signal.aborted) return
    await table.showNext()
    at.value = null
    await beat(ms * (1 - REACH - CARRY), stop)
  }

  /** Moves the hand to the first thing that a move touches, then to the last. With motion off it only waits. */
  async function reach(move: string, ms: number, stop: AbortSignal): Promise<void> {
    const touches = touchesOf(move)
    if (touches.length === 0 || useSettings().isMotionReduced) return beat(ms * REACH, stop)
    at.value = touches[0] ?? null
    await beat(ms * REACH, stop)
    if (stop.aborted) return
    at.value = touches.at(-1) ?? null
    await beat(ms * CARRY, stop)
  }

  /**
   * Shows a possible move and leaves it to the visitor. With animation off it points at the move's first touch.
   * Resolves to false if nothing of it can be shown.
   */
  async function offer(move: string, ms: number, signal: AbortSignal): Promise<boolean> {
    const [first] = touchesOf(move)
    if (first === undefined) return false
    if (useSettings().isMotionReduced) await point(first, signal)
    else {
      await reach(move, ms, signal)
      if (!signal.aborted) await beat(ms * LEFT, signal)
      drop()
    }
    return true
  }

  /** Points at one thing for 1.6 seconds, to show that it can be touched. */
  async function point(touch: string, signal: AbortSignal): Promise<void> {
    at.value = touch
    await beat(1600, signal)
    if (at.value === touch) at.value = null
  }

  return { at, drop, hurry, show, reach, offer, point }
})

/** Returns what a move touches, in order; the move begins with the seat's letter. Empty if no table is shown. */
function touchesOf(move: string): readonly string[] {
  const { face, seen } = useTable()
  return face === null || seen === null ? [] : face.touches(move.slice(2), { ...seen, eye: seatOf(move[0] ?? 'A') })
}
