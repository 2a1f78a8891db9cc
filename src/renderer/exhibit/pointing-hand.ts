import { defineStore } from 'pinia'
import { ref } from 'vue'
import { seatOf } from '../../rules/kit'
import { useSettings } from '../stores/app/settings'
import { useTable } from '../stores/table/table'
import type { CutTable } from './cut-table'
import { waitAtPace } from './pace'

/** Target time for all moves that the hand shows, in milliseconds, and the longest and shortest for one move. */
const TOTAL_MS = 4000
const MAX_MOVE_MS = 2200
const MIN_MOVE_MS = 700
/** Shares of a move's time: reaching for the first thing, and carrying it to the last. */
const REACH_SHARE = 0.3
const CARRY_SHARE = 0.3
/** Share of a further rest on the last thing, if the move is left to the visitor. */
const REST_SHARE = 0.2

/** Whose hand is drawn. */
export type HandOwner = 'adult' | 'child'

/** The on-screen hand, which points at what a move touches before the move is made. */
export const usePointingHand = defineStore('exhibit hand', () => {
  /** What the hand touches now; null while no hand is shown. */
  const target = ref<string | null>(null)
  const owner = ref<HandOwner>('adult')
  let hurryController = new AbortController()

  /** Hides the hand. */
  function hide(): void {
    target.value = null
    owner.value = 'adult'
  }

  /** Ends all waits, so that the remaining moves are made at once. */
  function hurry(): void {
    hurryController.abort()
  }

  /**
   * Makes the moves with which an attempt begins, as the visitor watches.
   * @param childSeat letter of the seat that a child's hand plays; by default all hands are a grown-up's
   */
  async function show(table: CutTable, signal: AbortSignal, childSeat?: string): Promise<void> {
    const own = new AbortController()
    hurryController = own
    const stop = own.signal
    signal.addEventListener('abort', () => own.abort(), { signal: stop })
    const msPerMove = Math.min(MAX_MOVE_MS, Math.max(MIN_MOVE_MS, TOTAL_MS / Math.max(1, table.movesToShow)))
    while (table.nextShownMove !== null && !signal.aborted) await showOne(table, msPerMove, { signal, stop, childSeat })
    own.abort()
    target.value = null
  }

  /**
   * Shows one move and makes it. `stop` also aborts when the visitor will not wait; the move is made all the same,
   * unless `signal` is aborted.
   */
  async function showOne(table: CutTable, ms: number, { signal, stop, childSeat }: ShowOptions): Promise<void> {
    const move = table.nextShownMove
    if (move === null) return
    await reach(move, ms, stop, childSeat)
    if (signal.aborted) return
    await table.showNext()
    target.value = null
    await waitAtPace(ms * (1 - REACH_SHARE - CARRY_SHARE), stop)
  }

  /**
   * Moves the hand to the first thing that a move touches, then to the last. With motion off it does not glide: it
   * stands at the one, then at the other.
   */
  async function reach(move: string, ms: number, stop: AbortSignal, childSeat?: string): Promise<void> {
    const touches = touchesOf(move)
    owner.value = move[0] === childSeat ? 'child' : 'adult'
    if (touches.length === 0) return waitAtPace(ms * REACH_SHARE, stop)
    target.value = touches[0] ?? null
    await waitAtPace(ms * REACH_SHARE, stop)
    if (stop.aborted) return
    target.value = touches.at(-1) ?? null
    await waitAtPace(ms * CARRY_SHARE, stop)
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
      if (!signal.aborted) await waitAtPace(ms * REST_SHARE, signal)
      hide()
    }
    return true
  }

  /** Points at one thing for 1.6 seconds, to show that it can be touched. */
  async function point(touch: string, signal: AbortSignal): Promise<void> {
    target.value = touch
    await waitAtPace(1600, signal)
    if (target.value === touch) target.value = null
  }

  return { target, owner, hide, hurry, show, reach, offer, point }
})

/** How a move is shown. */
interface ShowOptions {
  readonly signal: AbortSignal
  readonly stop: AbortSignal
  readonly childSeat: string | undefined
}

/** Returns what a move touches, in order; the move begins with the seat's letter. Empty if no table is shown. */
function touchesOf(move: string): readonly string[] {
  const { face, seen } = useTable()
  return face === null || seen === null ? [] : face.touches(move.slice(2), { ...seen, eye: seatOf(move[0] ?? 'A') })
}
