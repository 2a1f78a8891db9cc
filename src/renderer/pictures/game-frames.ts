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

/** A game before its first ply, and its recorded plies. */
interface StartedReplay {
  readonly line: LineOfPlay
  readonly moves: readonly unknown[]
  readonly game: AnyGame
}

function startReplay({ record }: ReplaySource, find: (id: string) => AnyGame | undefined): StartedReplay {
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
function playOutChance(line: LineOfPlay, tapeLength: number, onEvent: (event: GameEvent) => void): void {
  if (!line.awaitsChance || line.tape.length >= tapeLength) return
  const refusal = line.settleChance(onEvent)
  if (refusal !== null) throw new Error(refusal.message)
}

/**
 * Yields every position of a game as the viewer saw it: the set-up, then one for each ply.
 * @throws Error with a sentence if the record cannot be played
 */
export function* framesOf(source: ReplaySource, find: (id: string) => AnyGame | undefined): Generator<Frame, void> {
  const { line, moves, game } = startReplay(source, find)
  const { eye, face } = source
  const tapeLength = source.record.chance?.tape?.length ?? 0
  let events: GameEvent[] = []
  const recordEvent = (event: GameEvent): void => {
    const visibleEvent = game.eventFor(event, eye)
    if (visibleEvent !== null) events.push(visibleEvent)
  }
  const createFrame = (ply: number, last: LastPly | null): Frame => {
    const seen = ply === moves.length ? source.currentView : viewTable(game, line.state, eye)
    const words = events.flatMap((event) => source.sentenceFor(event, seen) ?? [])
    const { pieces } = pageFromAbove(face, seen, { lastPly: last, lastEvents: events })
    events = []
    return { ply, seat: last?.seat ?? null, pieces, words }
  }
  playOutChance(line, tapeLength, recordEvent)
  yield createFrame(0, null)
  for (const [at, ply] of moves.entries()) {
    // One ply at a time, so that the caller can yield to the page between two.
    const refusal = line.playText(ply, recordEvent)
    if (refusal !== null) throw new Error(refusal.message)
    const plyEvents = [...events]
    playOutChance(line, tapeLength, recordEvent)
    yield createFrame(at + 1, { seat: seatOf(String(ply).charAt(0)), events: plyEvents })
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
