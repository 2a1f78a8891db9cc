import type { SeatPlayer } from '../ports/journal'
import {
  viewTable,
  createSeededRng,
  foreseenResult,
  playAndLook,
  type AnyGame,
  type Position,
  type Seat,
} from '../rules/kit'
import { awaitedSeats, type GameHistory } from './game-history'
import type { Step } from './types'

/**
 * Returns how many plies an undo by a seat takes back now: the seat's own last decision, and the bots' replies to it.
 * Returns 0 if that would be unfair: past a chance event, past a move that told the seat or another person something
 * hidden, past another person's action, or during another person's turn.
 *
 * @param finalPlyCount number of plies that are final: those before a resignation, a change of chairs or the end of the
 *   opening of a game taken over
 * @param seed of the table, which no player knows: from it come the positions in which the move is tried
 */
export function countUndoable(
  history: GameHistory,
  chairs: readonly SeatPlayer[],
  seat: Seat,
  finalPlyCount: number,
  seed: string,
): number {
  const { game, steps } = history
  const policy = game.info.undo
  if (policy === 'never' || isOthersTurn(history, chairs, seat)) return 0
  const others = chairs.flatMap((chair, eye) => (eye !== seat && chair.kind === 'person' ? [eye] : []))
  for (let index = steps.length - 1; index >= finalPlyCount; index--) {
    const step = steps[index]
    if (!step || step.seat === null) return 0
    if (step.seat !== seat) {
      if (history.isByPerson(index) || hides(game, history.positionBefore(index), [seat, ...others])) return 0
      continue
    }
    const fair = policy === 'free' || wasForeseen(history, index, step, others, seed)
    return fair ? steps.length - index : 0
  }
  return 0
}

/**
 * Whether a position hides anything from any of these eyes. If it does, every choice of another seat may tell them
 * something.
 */
function hides(game: AnyGame, state: Position, eyes: readonly Seat[]): boolean {
  const all = JSON.stringify(game.dump(state))
  return eyes.some((eye) => JSON.stringify(game.view(state, eye)) !== all)
}

/** Whether the game waits for another person: an undo would take the turn away from them. */
function isOthersTurn(history: GameHistory, chairs: readonly SeatPlayer[], seat: Seat): boolean {
  return awaitedSeats(history).some((other) => other !== seat && chairs[other]?.kind === 'person')
}

/**
 * The answers so far, by ply; who is at the table then cannot change, because a change of chairs makes a ply final.
 */
const answers = new WeakMap<Step, boolean>()

/** Whether a move told its own seat nothing that it could not foresee, and the other people nothing at all. */
function wasForeseen(history: GameHistory, index: number, step: Step, others: readonly Seat[], seed: string): boolean {
  const before = answers.get(step)
  if (before !== undefined) return before
  const { seat, move, ply } = step
  if (seat === null || move === null) return false
  const { game } = history
  const position = history.positionBefore(index)
  const rng = createSeededRng(`${seed}, what could be foreseen, ${String(index)}`)
  const foreseen = hides(game, position, others)
    ? null
    : foreseenResult(game, viewTable(game, position, seat), ply - 1, seat, move, rng)
  const answer =
    foreseen !== null && JSON.stringify(foreseen) === JSON.stringify(playAndLook(game, position, seat, seat, move))
  answers.set(step, answer)
  return answer
}

/**
 * Returns how many plies a player who plays alone may take back, fairly or not: all since chance last decided
 * something. Returns 0 at a table for several, and once the game is won.
 * @param finalPlyCount as for `countUndoable`
 */
export function countUndoableAlone({ game, state, steps }: GameHistory, finalPlyCount: number): number {
  if (state.seats > 1 || game.info.undo === 'never' || (game.outcome(state).winners ?? []).length > 0) return 0
  return steps.length - Math.max(finalPlyCount, steps.findLastIndex(({ seat }) => seat === null) + 1)
}

/** Whether any of the last `count` plies of a player who plays alone has shown something hidden. */
export function tellsHidden(history: GameHistory, count: number, seed: string): boolean {
  const { game, steps, state } = history
  if (state.seats > 1 || game.info.undo === 'free') return false
  const from = steps.length - count
  return steps.slice(from).some((step, i) => !wasForeseen(history, from + i, step, [], seed))
}
