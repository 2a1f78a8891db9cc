import type { Seen, OptionsOf, OptionTable, Seat } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  repeatRule: { kind: 'flag', default: true },
  crownEndsJump: { kind: 'flag', default: true },
  takeMost: { kind: 'flag', default: false },
  quietLimit: { kind: 'whole', default: 60, min: 10, max: 200 },
} as const satisfies OptionTable

export type NebraskaOptions = OptionsOf<typeof OPTIONS>

/** The page's State, as plain JSON. Nothing is hidden, so every eye sees just this. */

export type EndReason = 'no-men' | 'blocked' | 'quiet'

export interface NebraskaView {
  /** Null when the game is over. */
  readonly turn: string | null
  /** Seat → squares of its plain men, ascending. */
  readonly men: Readonly<Record<string, readonly number[]>>
  /** Seat → squares of its kings, ascending. */
  readonly kings: Readonly<Record<string, readonly number[]>>
  /** Plies since the last taking or plain man's step. */
  readonly quiet: number
  /** Seat → its last moves in notation, oldest first, at most four. */
  readonly recent: Readonly<Record<string, readonly string[]>>
  readonly result: EndReason | null
}

/** What one eye may know of a table. */
export type NebraskaSeen = Seen<NebraskaView, NebraskaOptions>

/**
 * What happens at the checkers, as plain JSON, in the order in which one move tells it: `stepped`, or `jumped`… with
 * `crowned` right after the step or jump that reaches the far row; `taken`… when the hand lets go; then `turn`, with
 * `barred` if the repetition rule keeps the seat from a step, or `ended`. Seats and squares are numbers, squares from 1.
 * Nothing is hidden, so every eye may know all of it.
 */
export type NebraskaEvent =
  | { readonly type: 'stepped'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** One hop of a chain; the man it passes is taken off when the chain is done. */
  | {
      readonly type: 'jumped'
      readonly seat: Seat
      readonly from: number
      readonly over: number
      readonly to: number
    }
  /** A second man is set on top. */
  | { readonly type: 'crowned'; readonly seat: Seat; readonly square: number }
  /** A man is lifted off the board. */
  | {
      readonly type: 'taken'
      /** Whose man it was. */
      readonly seat: Seat
      readonly square: number
      readonly king: boolean
    }
  | {
      readonly type: 'turn'
      readonly seat: Seat
      /** The squares of the men that can jump, one of which must. */
      readonly mustJump: readonly number[]
    }
  /** The step that the seat may not make now, having made it twice to and fro. */
  | { readonly type: 'barred'; readonly seat: Seat; readonly from: number; readonly to: number }
  | EndedEvent

export interface EndedEvent {
  readonly type: 'ended'
  /** Who made the last move. */
  readonly seat: Seat
  readonly reason: EndReason
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}
