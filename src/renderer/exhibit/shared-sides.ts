import { callAfter } from '../../async/clock'
import type { Seat } from '../../rules/kit'
import { waitAtPace, scaleToPace } from './pace'

/** A side of the table at which a visitor stands: `near` the lowest bar, or `far` from it. */
export type Side = 'near' | 'far'

/**
 * How long a hand stays face up after the last touch, in milliseconds: long enough to think, and to be covered again when
 * its owner has walked away.
 */
const OPEN_MS = 30_000
/** The minimum of that at accelerated pace, since fingers are no faster, in milliseconds. */
const MIN_OPEN_MS = 600
/** How long both see the last play before the other visitor has the table, in milliseconds. */
const PASS_MS = 1200

/** The dependencies of shared sides. */
export interface SharedSidesDependencies {
  /** The seat of the visitor at the near side. */
  readonly nearSeat: Seat
  /** Whether it is a solitary game, whose moves are made in turns. */
  readonly isSolitary: boolean
  /** Whether hands are hidden from each other. */
  readonly areHandsHidden: boolean
  /** Called when another side gets the table, or when a hand is turned up or down. */
  readonly onChange: () => void
  readonly signal: AbortSignal
}

/** Two visitors at one table: which side has it, and whether its hand is face up. */
export type SharedSides = ReturnType<typeof createSharedSides>

/** Begins with nobody at the table. Timers end with the signal. */
export function createSharedSides({ nearSeat, isSolitary, areHandsHidden, onChange, signal }: SharedSidesDependencies) {
  let [seat, side]: [Seat, Side] = [nearSeat, 'near']
  let state: 'nobody' | 'covered' | 'open' = 'nobody'
  let lastMoveCount: number | null = null
  let cancelTimer = (): void => {}
  signal.addEventListener('abort', () => cancelTimer())

  function setState(next: typeof state): void {
    cancelTimer()
    state = next
    recordTouch()
    onChange()
  }

  /** Notes a touch: a face-up hand stays so for longer. */
  function recordTouch(): void {
    cancelTimer()
    if (state === 'open' && areHandsHidden && !signal.aborted)
      cancelTimer = callAfter(Math.max(MIN_OPEN_MS, scaleToPace(OPEN_MS)), () => setState('covered'))
  }

  /** Returns the side of the next move: in a solitary game it alternates with each move. */
  function sideOf(next: Seat, moves: number): Side {
    if (!isSolitary) return next === nearSeat ? 'near' : 'far'
    return moves === lastMoveCount || lastMoveCount === null ? side : side === 'near' ? 'far' : 'near'
  }

  return {
    areHandsHidden,
    /** The seat whose view the table shows. */
    get seat() {
      return seat
    },
    get side() {
      return side
    },
    /** Whether the visitor may act: false while a hand lies face down, or while the table passes. */
    get canAct() {
      return state === 'open'
    },
    /** Whether a touch would turn the hand up. */
    get isCovered() {
      return state === 'covered'
    },
    /** Gives the table to the visitor to move; resolves when they have it. `moves` counts the visitors' moves so far. */
    async giveTable(next: Seat, moves: number): Promise<void> {
      const to = sideOf(next, moves)
      const first = lastMoveCount === null
      lastMoveCount = moves
      if (to === side && state !== 'nobody') return onChange()
      if (!first) {
        setState('nobody')
        await waitAtPace(PASS_MS, signal)
        if (signal.aborted) return
      }
      ;[seat, side] = [next, to]
      setState(areHandsHidden ? 'covered' : 'open')
    },
    /** Turns the hand up for `OPEN_MS` milliseconds, renewed by each touch. */
    turnHandUp(): void {
      if (state === 'covered') setState('open')
    },
    recordTouch,
  }
}
