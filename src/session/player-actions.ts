import type { SeatPlayer } from '../ports/journal'
import { accept, letterOf, refuse, type Result, type Seat } from '../rules/kit'
import type { SessionCore } from './session-core'
import { markResigned, reassignSeat } from './seat-assignments'
import { isGivenUp } from './outcome'
import type { Objection, Step } from './types'
import { countUndoable } from './undo-policy'

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
