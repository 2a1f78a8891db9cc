import { letterOf, type GameEvent, type Seen } from '../../../../rules/kit'
import type { StripEvent } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { GameFace, Pad, PadLine } from '../../types'
import { stripScene } from './scene'
import { hopOf, stripTable } from './table'
import { FEWEST, stripAttempt, stripEvent, stripMove, stripPrompt, stripReason, stripResult } from './words'

/** What differs between the faces of the two reverse puzzles. */
export interface StripFace extends Pick<GameFace, 'id' | 'leaflet' | 'lesson' | 'messages'> {
  /** The strip when all are home: seven letters, R, V and a dot. */
  readonly aim: string
}

/** The face of a reverse puzzle. One touch moves a man, for there is one vacant square only. */
export function stripFace({ aim, ...face }: StripFace): GameFace {
  return {
    ...face,
    scene: (seen, context) => stripScene(stripTable(seen), context),
    touches: (move) => [`square:${hopOf(move)?.from ?? 0}`],
    attempt: stripAttempt,
    move: (seen, _seat, move) => stripMove(seen, move),
    event: stripEvent,
    prompt: stripPrompt,
    result: stripResult,
    reason: (seen, _seat, move) => stripReason(seen, move, aim),
    pad,
    sound,
    anchor,
    demo: null,
  }
}

const line = (what: string, cell: number): PadLine => ({ label: { key: `pad.${what}` }, cells: [String(cell)] })

function pad(seen: Seen): Pad {
  const { state, scores } = stripTable(seen)
  const left = state.movesLeft === null ? [] : [line('left', state.movesLeft)]
  return {
    lines: [line('moves', state.moveCount), ...left, line('fewest', FEWEST), line('home', state.home)],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}

function sound(event: GameEvent): string {
  const it = event as StripEvent
  if (it.type === 'ended') return it.solved ? 'bell' : 'penalty'
  return it.over.length > 0 ? 'hop' : 'man'
}

function anchor(seen: Seen): string {
  const { moveCount } = stripTable(seen).state
  if (seen.over) return 'ten-moves'
  return moveCount === 0 ? 'a-move' : 'worth-knowing'
}
