import { letterOf, type AnyGame, type Eye, type GameEvent, type Seat } from '../../rules/kit'

/** A complete ply, as the host knows it. */
export interface FullPly {
  /** Null for chance. */
  readonly seat: Seat | null
  /** The move's text without the seat; null for chance. */
  readonly move: string | null
  readonly events: readonly GameEvent[]
}

/** A ply as reported to one eye. */
export interface VisiblePly {
  readonly seat: string | null
  readonly move: string | null
  readonly events: readonly GameEvent[]
}

/**
 * Returns what an eye is told of a ply, or null if it may not even know that something happened. The text of a move may
 * name hidden cards, so it goes only to its mover. `seenChanged` is called only if no event is visible to this eye.
 */
export function visiblePlyFor(game: AnyGame, ply: FullPly, eye: Eye, seenChanged: () => boolean): VisiblePly | null {
  const events: GameEvent[] = []
  for (const event of ply.events) {
    const told = game.eventFor(event, eye)
    if (told) events.push(told)
  }
  const own = ply.seat === eye
  if (!own && events.length === 0) return seenChanged() ? { seat: null, move: null, events } : null
  return { seat: ply.seat === null ? null : letterOf(ply.seat), move: own ? ply.move : null, events }
}
