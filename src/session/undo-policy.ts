import { type Seat, look, seededRng, type AnyGame, type Position } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import { waitedFor, type GameHistory } from './game-history'

/** Positions imagined for one question. Two that differ are enough; it is rare that eight agree by luck. */
const SAMPLES = 8

/**
 * Whether an eye learned something from a move that it could not have foreseen: the same move is tried in positions
 * that looked the same to that eye, and does not show the same in all of them, or could not be made in one. A card
 * drawn reveals; a man moved on an open board does not.
 */
function reveals(game: AnyGame, before: Position, eye: Seat, seat: Seat, text: string): boolean {
  const seen = look(game, before, eye)
  const rng = seededRng('what could be foreseen')
  const shown = Array.from({ length: SAMPLES }, () => {
    return afterwards(game, game.imagine(seen, rng) as Position, eye, seat, text)
  })
  return shown.some((one) => one === null || one !== shown[0])
}

/** What the eye sees when the move has been made in a position, or null where it cannot be made. */
function afterwards(game: AnyGame, position: Position, eye: Seat, seat: Seat, text: string): string | null {
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  game.apply(position, seat, move.value)
  return JSON.stringify(look(game, position, eye))
}

/** Whether a position hides anything from an eye. Where it does, every choice of another seat tells something of it. */
function hides(game: AnyGame, state: Position, eye: Seat): boolean {
  return JSON.stringify(game.view(state, eye)) !== JSON.stringify(game.dump(state))
}

/**
 * How many moves a seat may take back now: its own last decision, and the bots' replies to it. 0 where that would be
 * unfair: past a chance event, past something hidden that was revealed (to the seat, or to another person), past
 * another person's act, or out of another person's turn. `floor` is the number of plies that stand for good: those
 * before a resignation, a change of chairs or the opening of a game taken over.
 */
export function undoableMoves(course: GameHistory, chairs: readonly SeatPlayer[], seat: Seat, floor: number): number {
  const policy = course.game.info.undo
  if (policy === 'never' || othersTurn(course, chairs, seat)) return 0
  for (let index = course.steps.length - 1; index >= floor; index--) {
    const step = course.steps[index]
    if (!step || step.seat === null) return 0
    if (step.seat !== seat) {
      if (course.byPerson(index) || hides(course.game, course.before(index), seat)) return 0
      continue
    }
    const fair = policy === 'free' || foreseen(course, chairs, index, seat)
    return fair ? course.steps.length - index : 0
  }
  return 0
}

/** Whether the game waits for another person: taking the turn from them would change who must act. */
function othersTurn(course: GameHistory, chairs: readonly SeatPlayer[], seat: Seat): boolean {
  return waitedFor(course).some((other) => other !== seat && chairs[other]?.kind === 'person')
}

/** Whether a seat's own move told it nothing new, nor any other person. */
function foreseen(course: GameHistory, chairs: readonly SeatPlayer[], index: number, seat: Seat): boolean {
  const text = course.steps[index]?.move ?? ''
  const before = course.before(index)
  const eyes = chairs.flatMap((chair, eye) => (eye === seat || chair.kind === 'person' ? [eye] : []))
  return eyes.every((eye) => !reveals(course.game, before, eye, seat, text))
}
