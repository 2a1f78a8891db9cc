import type { SeatPlayer } from '../ports/journal'
import {
  accept,
  letterOf,
  refuse,
  type Result,
  type Seat,
  viewTable,
  createSeededRng,
  foreseenResult,
  playAndLook,
  type AnyGame,
  type Position,
} from '../rules/kit'
import { awaitedSeats, type GameHistory } from './game-history'
import { isGivenUp } from './outcome'
import { markResigned, reassignSeat } from './seat-assignments'
import type { SessionCore } from './session-core'
import type { Objection, Step } from './types'

/** Parses a move at a table, or says why it cannot be played. Changes nothing. */
export function readMove(core: SessionCore, seat: Seat, text: string): Result<unknown> {
  const ended = core.refusalIfEnded()
  if (ended) return { ok: false, error: ended }
  if (!core.assignments.chairs[seat]) return refuse('bad-move', 'There is no such seat at this table.')
  return core.game.read(core.state, seat, text)
}

const noObjection: Objection = () => null

/** Plays a person's move. */
export async function play(
  core: SessionCore,
  seat: Seat,
  text: string,
  objection: Objection = noObjection,
): Promise<Result<Step>> {
  const refusal = objection()
  if (refusal) return { ok: false, error: refusal }
  if (core.assignments.chairs[seat]?.kind === 'bot') return refuse('bots-chair', 'A bot sits there.')
  const read = readMove(core, seat, text)
  return read.ok ? accept(await core.commit(seat, read.value)) : read
}

/** Returns the number of moves that a seat could take back now at the table with this seed. */
export function undoableCount({ closed, state, assignments }: SessionCore, seat: Seat, seed: string): number {
  const { history, chairs, resigned, finalPlyCount } = assignments
  return closed || isGivenUp(state, resigned) ? 0 : countUndoable(history, chairs, seat, finalPlyCount, seed)
}

/**
 * Undoes a seat's last move with the bots' replies to it. Returns the number of moves taken back; refuses with
 * `no-undo` if that would be unfair or there is nothing to undo.
 */
export async function undo(
  core: SessionCore,
  seat: Seat,
  seed: string,
  objection: Objection = noObjection,
): Promise<Result<number>> {
  const refusal = objection()
  if (refusal) return { ok: false, error: refusal }
  const moves = undoableCount(core, seat, seed)
  if (moves === 0) return refuse('no-undo', 'There is nothing that could fairly be taken back.')
  await core.write({ kind: 'undo', moves })
  core.assignments.history.rewind(moves)
  core.announceChange({ kind: 'undone', moves })
  return accept(moves)
}

/** Resigns for a seat; refuses with `bad-seat` if there is no such seat or it has resigned already. */
export async function resign(core: SessionCore, seat: Seat, objection: Objection = noObjection): Promise<Result<void>> {
  const ended = core.refusalIfEnded() ?? objection()
  if (ended) return { ok: false, error: ended }
  const { chairs, resigned } = core.assignments
  if (!chairs[seat] || resigned.includes(seat)) return refuse('bad-seat', 'Nobody there could give up.')
  await core.write({ kind: 'resign', seat: letterOf(seat) })
  markResigned(core.assignments, seat)
  core.announceChange({ kind: 'resigned', seat })
  return accept(undefined)
}

/** Gives a chair to another player. Throws a RangeError if there is no such chair or its seat has resigned. */
export async function changeChair(core: SessionCore, seat: Seat, chair: SeatPlayer): Promise<void> {
  const { chairs, resigned } = core.assignments
  if (!chairs[seat] || resigned.includes(seat)) throw new RangeError('That chair cannot be taken.')
  await core.write({ kind: 'chair', seat: letterOf(seat), chair })
  reassignSeat(core.assignments, seat, chair)
  core.announceChange({ kind: 'chair', seat })
}

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
