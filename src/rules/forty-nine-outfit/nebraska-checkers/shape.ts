import type { EventsOf, GameView, OptionsOf, Seat, DescriptionParts } from '../../kit'

/** What describes Nebraska-Checkers before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Nebraska-Checkers',
  year: 1926,
  seats: { min: 2, max: 2 },
  /** The game's options, as the rules page (docs/rules/nebraska-checkers.md) lists them. */
  options: {
    repeatRule: { kind: 'flag', default: true },
    crownEndsJump: { kind: 'flag', default: true },
    takeMost: { kind: 'flag', default: false },
    quietLimit: { kind: 'whole', default: 60, min: 10, max: 200 },
  },
} as const satisfies DescriptionParts

export type NebraskaOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, as plain JSON. Nothing is hidden, so every viewer sees the same. */

export type EndReason = 'no-men' | 'blocked' | 'quiet'

export interface NebraskaView {
  /** Null when the game is over. */
  readonly turn: string | null
  /** Seat → squares of its plain men, ascending. */
  readonly men: Readonly<Record<string, readonly number[]>>
  /** Seat → squares of its kings, ascending. */
  readonly kings: Readonly<Record<string, readonly number[]>>
  /** Number of plies since the last capture or step of a plain man. */
  readonly quiet: number
  /** Seat → its last moves in notation, oldest first, at most four. */
  readonly recent: Readonly<Record<string, readonly string[]>>
  readonly result: EndReason | null
}

/** What one viewer knows of a table: the view and the open data around it. */
export type NebraskaSeen = GameView<NebraskaView, NebraskaOptions>

/**
 * Events, as plain JSON, in the order in which one move reports them: `stepped`, or `jumped`… with `crowned` right
 * after the step or jump that reaches the far row; `taken`… when the move is complete; then `turn`, with `barred` if
 * the repetition rule forbids the seat a step, or `ended`. Seats and squares are numbers, squares from 1. No event is
 * hidden from any viewer.
 */
export type NebraskaEvent = EventsOf<{
  stepped: { seat: Seat; from: number; to: number }
  /** One jump of a chain; the man jumped is removed when the chain is complete. */
  jumped: { seat: Seat; from: number; over: number; to: number }
  /** A man becomes a king: a second man is put on top. */
  crowned: { seat: Seat; square: number }
  /** A man is removed from the board. `seat`: the seat that owned the man. */
  taken: { seat: Seat; square: number; king: boolean }
  /** `mustJump`: the squares of the men that can jump; one of them must. */
  turn: { seat: Seat; mustJump: readonly number[] }
  /** The step forbidden by the repetition rule: the seat has gone to and fro twice. */
  barred: { seat: Seat; from: number; to: number }
  /** `seat`: the seat that made the last move. */
  ended: { seat: Seat; reason: EndReason; scores: readonly number[]; winners: readonly Seat[] }
}>
