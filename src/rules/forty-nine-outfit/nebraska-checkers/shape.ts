import type { Seen, OptionsOf, OptionTable } from '../../kit'

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
