import { eventsVisibleTo, seatOf, viewTable } from '../../rules/kit'
import type { Eye, GameEvent, GameRecord, GameView, Seat } from '../../rules/kit'
import { startReplay } from '../play/replayed-game'
import type { GameFace, LastPly } from '../games/types'
import { pageFromAbove } from './top-view'
import type { Piece } from '../stage/model/pieces'

/** One position of a game as a viewer saw it. */
export interface Frame {
  /** Number of plies so far. */
  readonly ply: number
  readonly seat: Seat | null
  readonly pieces: readonly Piece[]
  /** The words for the events since the previous frame that this viewer was told. */
  readonly words: readonly string[]
}

/** A game to be drawn, and its viewer. */
export interface ReplaySource {
  readonly record: GameRecord
  readonly face: GameFace
  /** The viewer. Frames contain nothing that this viewer did not see; a finished game includes what its end reveals. */
  readonly eye: Eye
  /** The viewer's current view of the table, which includes resignations. */
  readonly currentView: GameView
  /** Returns the sentence for an event, or null if it needs none. */
  sentenceFor(event: GameEvent, seen: GameView): string | null
}

/**
 * Yields every position of a game as the viewer saw it: the set-up, then one for each ply, so that the caller can yield
 * to the page between two. The game must be loaded.
 * @throws Error with a sentence if the record cannot be played
 */
export function* framesOf({ record, face, eye, currentView, sentenceFor }: ReplaySource): Generator<Frame, void> {
  const { line, dealt, play } = startReplay(record)
  const { game } = line
  const createFrame = (ply: number, lastPly: LastPly | null, lastEvents: readonly GameEvent[]): Frame => {
    const seen = ply === record.moves.length ? currentView : viewTable(game, line.state, eye)
    const words = lastEvents.flatMap((event) => sentenceFor(event, seen) ?? [])
    const { pieces } = pageFromAbove(face, seen, { lastPly, lastEvents })
    return { ply, seat: lastPly?.seat ?? null, pieces, words }
  }
  yield createFrame(0, null, eventsVisibleTo(game, dealt, eye))
  for (const [at, ply] of record.moves.entries()) {
    const { moved, drawn } = play(ply)
    const events = eventsVisibleTo(game, moved, eye)
    yield createFrame(at + 1, { seat: seatOf(ply.charAt(0)), events }, [
      ...events,
      ...eventsVisibleTo(game, drawn, eye),
    ])
  }
}

/**
 * Returns at most `maxFrames` frames, evenly spread, including the first and the last. Words of omitted frames are
 * moved to the next one that is kept.
 */
export function thinOut(frames: readonly Frame[], maxFrames: number): Frame[] {
  if (frames.length <= maxFrames) return [...frames]
  const chosen: Frame[] = []
  let words: string[] = []
  let next = 0
  frames.forEach((frame, at) => {
    words.push(...frame.words)
    if (at < Math.round((next * (frames.length - 1)) / (maxFrames - 1))) return
    chosen.push({ ...frame, words })
    words = []
    next++
  })
  return chosen
}
