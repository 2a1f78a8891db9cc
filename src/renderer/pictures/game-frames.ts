import {
  LineOfPlay,
  viewTable,
  parseRecord,
  createTapeSource,
  type AnyGame,
  type Eye,
  type GameEvent,
  type GameRecord,
  seatOf,
  type Seat,
  type GameView,
} from '../../rules/kit'
import type { GameFace, LastPly } from '../games/types'
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
export interface Course {
  readonly record: GameRecord
  readonly face: GameFace
  /** The viewer. Frames contain nothing that this viewer did not see; a finished game includes what its end reveals. */
  readonly eye: Eye
  /** The viewer's current view of the table, which includes resignations. */
  readonly now: GameView
  /** Returns the sentence for an event, or null if it needs none. */
  tell(event: GameEvent, seen: GameView): string | null
}

/** A game before its first ply, and its recorded plies. */
interface Line {
  readonly line: LineOfPlay
  readonly moves: readonly unknown[]
  readonly game: AnyGame
}

function lineOf({ record }: Course, find: (id: string) => AnyGame | undefined): Line {
  const parsed = parseRecord(find, record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { game, options, seats, chance, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  return { line, moves, game }
}

/**
 * Plays out chance until players can act. In a game still under way it stops at the end of the tape: a spin that is
 * still due stays pending.
 */
function settle(line: LineOfPlay, tape: number, tell: (event: GameEvent) => void): void {
  if (!line.awaitsChance || line.tape.length >= tape) return
  const refusal = line.settleChance(tell)
  if (refusal !== null) throw new Error(refusal.message)
}

/**
 * Yields every position of a game as the viewer saw it: the set-up, then one for each ply.
 * @throws Error with a sentence if the record cannot be played
 */
export function* framesOf(course: Course, find: (id: string) => AnyGame | undefined): Generator<Frame, void> {
  const { line, moves, game } = lineOf(course, find)
  const { eye, face } = course
  const tape = course.record.chance?.tape?.length ?? 0
  let events: GameEvent[] = []
  const told = (event: GameEvent): void => {
    const mine = game.eventFor(event, eye)
    if (mine !== null) events.push(mine)
  }
  const frame = (ply: number, last: LastPly | null): Frame => {
    const seen = ply === moves.length ? course.now : viewTable(game, line.state, eye)
    const words = events.flatMap((event) => course.tell(event, seen) ?? [])
    const pieces = face.scene(seen, {
      touchable: new Set(),
      picked: [],
      lastPly: last,
      portrait: true,
      lastEvents: events,
      flickStrength: null,
      isHandCovered: false,
    })
    events = []
    return { ply, seat: last?.seat ?? null, pieces, words }
  }
  settle(line, tape, told)
  yield frame(0, null)
  for (const [at, ply] of moves.entries()) {
    // One ply at a time, so that the caller can yield to the page between two.
    const refusal = line.playText(ply, told)
    if (refusal !== null) throw new Error(refusal.message)
    const own = [...events]
    settle(line, tape, told)
    yield frame(at + 1, { seat: seatOf(String(ply).charAt(0)), events: own })
  }
}

/**
 * Returns at most `most` frames, evenly spread, including the first and the last. Words of omitted frames are moved to
 * the next one that is kept.
 */
export function thinned(frames: readonly Frame[], most: number): Frame[] {
  if (frames.length <= most) return [...frames]
  const chosen: Frame[] = []
  let words: string[] = []
  let next = 0
  frames.forEach((frame, at) => {
    words.push(...frame.words)
    if (at < Math.round((next * (frames.length - 1)) / (most - 1))) return
    chosen.push({ ...frame, words })
    words = []
    next++
  })
  return chosen
}
