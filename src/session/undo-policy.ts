import { type Seat, viewTable, createSeededRng, type AnyGame, type Position } from '../rules/kit'
import type { SeatPlayer } from '../ports/journal'
import { awaitedSeats, type GameHistory } from './game-history'

/** Number of positions sampled for one question. Two that differ settle it; eight rarely agree by chance. */
const SAMPLE_COUNT = 8

/**
 * Whether a viewer learned something from a move that it could not have foreseen: the move is tried in sampled
 * positions that look the same to that viewer, and either the results look different or the move is illegal in one of
 * them. A drawn card reveals something; a man moved on an open board does not.
 */
function reveals(game: AnyGame, before: Position, eye: Seat, seat: Seat, text: string): boolean {
  const seen = viewTable(game, before, eye)
  const rng = createSeededRng('what could be foreseen')
  const viewTexts = Array.from({ length: SAMPLE_COUNT }, () => {
    return viewTextAfter(game, game.determinize(seen, rng) as Position, eye, seat, text)
  })
  return viewTexts.some((one) => one === null || one !== viewTexts[0])
}

/** Returns what the viewer sees after the move in a position, or null if the move is illegal there. */
function viewTextAfter(game: AnyGame, position: Position, eye: Seat, seat: Seat, text: string): string | null {
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  game.apply(position, seat, move.value)
  return JSON.stringify(viewTable(game, position, eye))
}

/** Whether a position hides anything from a viewer. If it does, every choice of another seat may reveal something. */
function hides(game: AnyGame, state: Position, eye: Seat): boolean {
  return JSON.stringify(game.view(state, eye)) !== JSON.stringify(game.dump(state))
}

/**
 * Returns how many plies an undo by a seat takes back now: the seat's own last decision, and the bots' replies to it.
 * Returns 0 if that would be unfair: past a chance event, past a revealed secret (revealed to the seat or to another
 * person), past another person's action, or during another person's turn. `finalPlyCount` is the number of plies that
 * are final: those before a resignation, a change of chairs or the end of the opening of a game taken over.
 */
export function countUndoable(
  history: GameHistory,
  chairs: readonly SeatPlayer[],
  seat: Seat,
  finalPlyCount: number,
): number {
  const policy = history.game.info.undo
  if (policy === 'never' || isOthersTurn(history, chairs, seat)) return 0
  for (let index = history.steps.length - 1; index >= finalPlyCount; index--) {
    const step = history.steps[index]
    if (!step || step.seat === null) return 0
    if (step.seat !== seat) {
      if (history.isByPerson(index) || hides(history.game, history.positionBefore(index), seat)) return 0
      continue
    }
    const fair = policy === 'free' || isForeseeable(history, chairs, index, seat)
    return fair ? history.steps.length - index : 0
  }
  return 0
}

/** Whether the game waits for another person: an undo would take the turn away from them. */
function isOthersTurn(history: GameHistory, chairs: readonly SeatPlayer[], seat: Seat): boolean {
  return awaitedSeats(history).some((other) => other !== seat && chairs[other]?.kind === 'person')
}

/** Whether a seat's move told neither that seat nor any other person anything unforeseeable. */
function isForeseeable(history: GameHistory, chairs: readonly SeatPlayer[], index: number, seat: Seat): boolean {
  const text = history.steps[index]?.move ?? ''
  const before = history.positionBefore(index)
  const eyes = chairs.flatMap((chair, eye) => (eye === seat || chair.kind === 'person' ? [eye] : []))
  return eyes.every((eye) => !reveals(history.game, before, eye, seat, text))
}
