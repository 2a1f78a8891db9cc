import type { SeatPlayer } from '../ports/journal'
import { accept, letterOf, refuse, type Result, type Seat } from '../rules/kit'
import type { SessionCore } from './session-core'
import { giveUp, reassignSeat } from './seat-assignments'
import { givenUp } from './outcome'
import type { Objection, Step } from './types'
import { undoableMoves } from './undo-policy'

/** Parses a move at a table, or says why it cannot be played. Changes nothing. */
export function readMove(core: SessionCore, seat: Seat, text: string): Result<unknown> {
  const ended = core.ended()
  if (ended) return { ok: false, error: ended }
  if (!core.sitting.chairs[seat]) return refuse('bad-move', 'There is no such seat at this table.')
  return core.game.read(core.state, seat, text)
}

const none: Objection = () => null

/** Plays a person's move. */
export async function play(
  core: SessionCore,
  seat: Seat,
  text: string,
  objection: Objection = none,
): Promise<Result<Step>> {
  const refusal = objection()
  if (refusal) return { ok: false, error: refusal }
  if (core.sitting.chairs[seat]?.kind === 'bot') return refuse('bots-chair', 'A bot sits there.')
  const read = readMove(core, seat, text)
  return read.ok ? accept(await core.commit(seat, read.value)) : read
}

/** Returns the number of moves that a seat could take back now. */
export function undoable({ closed, state, sitting }: SessionCore, seat: Seat): number {
  const { course, chairs, resigned, floor } = sitting
  return closed || givenUp(state, resigned) ? 0 : undoableMoves(course, chairs, seat, floor)
}

/**
 * Undoes a seat's last move with the bots' replies to it. Returns the number of moves taken back; refuses with
 * `no-undo` if that would be unfair or there is nothing to undo.
 */
export async function undo(core: SessionCore, seat: Seat, objection: Objection = none): Promise<Result<number>> {
  const refusal = objection()
  if (refusal) return { ok: false, error: refusal }
  const moves = undoable(core, seat)
  if (moves === 0) return refuse('no-undo', 'There is nothing that could fairly be taken back.')
  await core.write({ kind: 'undo', moves })
  core.sitting.course.rewind(moves)
  core.changed({ kind: 'undone', moves })
  return accept(moves)
}

/** Resigns for a seat; refuses with `bad-seat` if there is no such seat or it has resigned already. */
export async function resign(core: SessionCore, seat: Seat, objection: Objection = none): Promise<Result<void>> {
  const ended = core.ended() ?? objection()
  if (ended) return { ok: false, error: ended }
  const { chairs, resigned } = core.sitting
  if (!chairs[seat] || resigned.includes(seat)) return refuse('bad-seat', 'Nobody there could give up.')
  await core.write({ kind: 'resign', seat: letterOf(seat) })
  giveUp(core.sitting, seat)
  core.changed({ kind: 'resigned', seat })
  return accept(undefined)
}

/** Gives a chair to another player. Throws a RangeError if there is no such chair or its seat has resigned. */
export async function changeChair(core: SessionCore, seat: Seat, chair: SeatPlayer): Promise<void> {
  const { chairs, resigned } = core.sitting
  if (!chairs[seat] || resigned.includes(seat)) throw new RangeError('That chair cannot be taken.')
  await core.write({ kind: 'chair', seat: letterOf(seat), chair })
  reassignSeat(core.sitting, seat, chair)
  core.changed({ kind: 'chair', seat })
}
