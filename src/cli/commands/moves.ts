import { letterOf, listMoves, seatsIn, type LineOfPlay, type Seat } from '../../rules/kit'
import type { Io } from '../streams'
import { answerRecords, eyeOf, type Source } from '../record-commands'

/** `parlor moves`: lists the legal moves after a record, of every seat that may act or of one. */
export async function movesCommand(io: Io, source: Source, seat: string | undefined): Promise<void> {
  await answerRecords(io, source, (line) => {
    const only = seat === undefined ? null : eyeOf(seat, line.seats, false)
    const acting = seatsIn(line.game.requiredSeats(line.state) | line.game.optionalSeats(line.state))
    const moves = acting.flatMap((one) => (only === null || one === only ? movesOf(line, one) : []))
    return { moves: moves.sort() }
  })
}

function movesOf({ game, state }: LineOfPlay, seat: Seat): string[] {
  return listMoves(game, state, seat).map((move) => `${letterOf(seat)} ${game.write(state, seat, move)}`)
}
