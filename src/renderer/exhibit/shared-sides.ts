import type { Seat } from '../../rules/kit'
import { beat, paced } from './pace'

/** A side of the table at which a visitor stands: `near` the lowest bar, or `far` from it. */
export type Side = 'near' | 'far'

/** How long a hand stays face up after the last touch, in milliseconds. */
const OPEN = 4000
/** The minimum of that at accelerated pace, since fingers are no faster, in milliseconds. */
const LEAST = 600
/** How long both see the last play before the other visitor has the table, in milliseconds. */
const PASS = 1200

/** The dependencies of shared sides. */
export interface SharedGiven {
  /** The seat of the visitor at the near side. */
  readonly near: Seat
  /** Whether it is a solitary game, whose moves are made in turns. */
  readonly alone: boolean
  /** Whether hands are hidden from each other. */
  readonly hides: boolean
  /** Called when another side gets the table, or when a hand is turned up or down. */
  readonly changed: () => void
  readonly signal: AbortSignal
}

/** Two visitors at one table: which side has it, and whether its hand is face up. */
export interface SharedSides {
  /** The seat whose view the table shows. */
  readonly seat: Seat
  readonly side: Side
  /** Whether the visitor may act: false while a hand lies face down, or while the table passes. */
  readonly open: boolean
  /** Whether a touch would turn the hand up. */
  readonly covered: boolean
  /** Gives the table to the visitor to move; resolves when they have it. `moves` counts the visitors' moves so far. */
  give(seat: Seat, moves: number): Promise<void>
  /** Turns the hand up for `OPEN` milliseconds, renewed by each touch. */
  lift(): void
  /** Notes a touch: a face-up hand stays so for longer. */
  stir(): void
}

/** Begins with nobody at the table. Timers end with the signal. */
export function createSharedSides({ near, alone, hides, changed, signal }: SharedGiven): SharedSides {
  let seat = near
  let side: Side = 'near'
  let state: 'nobody' | 'covered' | 'open' = 'nobody'
  let made: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))

  function become(next: typeof state): void {
    clearTimeout(timer)
    state = next
    stir()
    changed()
  }

  function stir(): void {
    clearTimeout(timer)
    if (state === 'open' && hides && !signal.aborted)
      timer = setTimeout(() => become('covered'), Math.max(LEAST, paced(OPEN)))
  }

  /** Returns the side of the next move: in a solitary game it alternates with each move. */
  function sideOf(next: Seat, moves: number): Side {
    if (!alone) return next === near ? 'near' : 'far'
    return moves === made || made === null ? side : side === 'near' ? 'far' : 'near'
  }

  return {
    get seat() {
      return seat
    },
    get side() {
      return side
    },
    get open() {
      return state === 'open'
    },
    get covered() {
      return state === 'covered'
    },
    async give(next, moves) {
      const to = sideOf(next, moves)
      const first = made === null
      made = moves
      if (to === side && state !== 'nobody') return changed()
      if (!first) {
        become('nobody')
        await beat(PASS, signal)
        if (signal.aborted) return
      }
      ;[seat, side] = [next, to]
      become(hides ? 'covered' : 'open')
    },
    lift() {
      if (state === 'covered') become('open')
    },
    stir,
  }
}
