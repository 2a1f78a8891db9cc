import type { Seat } from '../../rules/kit'
import { beat, paced } from './pace'

/** A side of the table at which a visitor stands: `near` the lowest bar, or `far` from it. */
export type Side = 'near' | 'far'

/** How long a hand lies open after the last touch, in milliseconds. */
const OPEN = 4000
/** Where everything goes much faster than for people, a finger still needs so long, in milliseconds. */
const LEAST = 600
/** How long both see what was played before the other has the table, in milliseconds. */
const PASS = 1200

/** What two visitors play at. */
export interface SharedGiven {
  /** The seat of whoever stands near. */
  readonly near: Seat
  /** A game for one: its moves are made by turns. */
  readonly alone: boolean
  /** Whether hands are hidden from each other. */
  readonly hides: boolean
  /** Called when another side has the table, or a hand is turned up or down. */
  readonly changed: () => void
  readonly signal: AbortSignal
}

/** Two visitors at one table: which side has it, and whether its hand lies open. */
export interface SharedSides {
  /** Whose eyes the table is shown for. */
  readonly seat: Seat
  readonly side: Side
  /** Nobody may act while a hand lies face down, or the table passes. */
  readonly open: boolean
  /** Whether a touch would turn the hand up. */
  readonly covered: boolean
  /** Gives the table to whoever is to move; resolves when they have it. `moves` counts moves of visitors so far. */
  give(seat: Seat, moves: number): Promise<void>
  /** Turns the hand up for four seconds, and those that follow each touch. */
  lift(): void
  /** Somebody touches something: a hand that lies open does so longer. */
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

  /** The side of whoever moves next: in a game for one the other one's after each move. */
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
