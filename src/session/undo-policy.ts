import type { Seat } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import { waitedFor, type GameHistory } from './game-history'
import { hides, reveals } from './revealed-information'

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
