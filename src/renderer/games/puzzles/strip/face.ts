import { namedTouch } from '../../../stage/model/touch-names'
import { letterOf } from '../../../../rules/kit'
import type { StripEvent, StripView } from '../../../../rules/forty-nine-outfit/strip/shape'
import { defineFace } from '../../define-face'
import { boardPage } from '../../layout/pages'
import type { GameFace, Pad, PadLine } from '../../types'
import { stripScene } from './scene'
import { hopOf, type StripTable } from './table'
import { MIN_MOVES, stripAttempt, stripEvent, stripMove, stripPrompt, stripReason, stripResult } from './words'
import { createSounds } from '../../layout/words'

/** Returns the name of an event's sound. */
const stripSound = createSounds<StripEvent>({
  stepped: ({ over }) => (over.length > 0 ? 'hop' : 'man'),
  ended: ({ solved }) => (solved ? 'bell' : 'penalty'),
})

/** The parts in which the faces of the two reverse puzzles differ. */
export interface StripFaceParts extends Pick<GameFace, 'id' | 'lesson' | 'messages'> {
  /** The solved strip: seven characters, `R`, `V` and a dot. */
  readonly aim: string
}

/** Returns the face of a reverse puzzle. One touch moves a man, because only one square is vacant. */
export function createStripFace({ aim, ...face }: StripFaceParts): GameFace {
  return defineFace<StripView, StripEvent>({
    ...face,
    scene: stripScene,
    tableLayout: boardPage({ hasGroupsBeside: () => true }),
    touches: (move) => [namedTouch('square', hopOf(move)?.from ?? 0)],
    attempt: stripAttempt,
    moveWords: (seen, _seat, move) => stripMove(seen, move),
    eventWords: stripEvent,
    prompt: stripPrompt,
    result: stripResult,
    reason: (seen, _seat, move) => stripReason(seen, move, aim),
    pad,
    sound: stripSound,
    anchor,
  })
}

const line = (what: string, cell: number): PadLine => ({ label: { key: `pad.${what}` }, cells: [String(cell)] })

function pad(seen: StripTable): Pad {
  const { state, scores } = seen
  const left = state.movesLeft === null ? [] : [line('left', state.movesLeft)]
  return {
    lines: [line('moves', state.moveCount), ...left, line('fewest', MIN_MOVES), line('home', state.home)],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}

function anchor(seen: StripTable): string {
  const { moveCount } = seen.state
  if (seen.over) return 'ten-moves'
  return moveCount === 0 ? 'a-move' : 'worth-knowing'
}
