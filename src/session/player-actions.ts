import type { SeatPlayer } from '../ports/journal'
import { accept, letterOf, refuse, type Result, type Seat } from '../rules/kit'
import { isGivenUp, isLostAlone } from './outcome'
import { markResigned, reassignSeat, rewind } from './seat-assignments'
import type { SessionCore } from './session-core'
import type { Objection, Step } from './types'
import { countUndoable, countUndoableAlone } from './undo-policy'

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

/**
 * Returns the number of moves that a seat could take back now at the table with this seed. A player who plays alone
 * may take back what showed something hidden, too: that is noted (`help`).
 */
export function undoableCount({ closed, state, assignments }: SessionCore, seat: Seat, seed: string): number {
  const { history, chairs, resigned, finalPlyCount } = assignments
  if (closed || isGivenUp(state, resigned)) return 0
  const fair = countUndoable(history, chairs, seat, finalPlyCount, seed)
  return fair > 0 ? fair : Math.min(1, countUndoableAlone(history, finalPlyCount))
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
  return takeBack(core, undoableCount(core, seat, seed), seed)
}

/** Undoes all moves of a player who plays alone: the same deal again. Refuses with `no-undo` if there are none. */
export async function startOver(core: SessionCore, seed: string): Promise<Result<number>> {
  const { history, resigned, finalPlyCount } = core.assignments
  const isFinal = core.closed || isGivenUp(core.state, resigned)
  return takeBack(core, isFinal ? 0 : countUndoableAlone(history, finalPlyCount), seed)
}

async function takeBack(core: SessionCore, moves: number, seed: string): Promise<Result<number>> {
  if (moves === 0) return refuse('no-undo', 'There is nothing that could fairly be taken back.')
  await core.write({ kind: 'undo', moves })
  rewind(core.assignments, moves, seed)
  core.announceChange({ kind: 'undone', moves })
  return accept(moves)
}

/** Resigns for a seat; refuses with `bad-seat` if there is no such seat or it has resigned already. */
export async function resign(core: SessionCore, seat: Seat, objection: Objection = noObjection): Promise<Result<void>> {
  const { chairs, resigned } = core.assignments
  // Who has lost alone gives up the end, which could be taken back until then.
  const ended = (isLostAlone(core.game, core.state, resigned) ? null : core.refusalIfEnded()) ?? objection()
  if (ended) return { ok: false, error: ended }
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
