import { games } from '../../rules/catalogue'
import {
  type GameInfo,
  type OptionSpec,
  letterOf,
  listMoves,
  seatsIn,
  type LineOfPlay,
  type Seat,
  viewTable,
  ONLOOKER,
} from '../../rules/kit'
import { answerRecords, eyeOf, type Source } from '../record-commands'
import { jsonLine, type Io } from '../streams'

/** `parlor games`: lists every game with its options. */
export async function gamesCommand(io: Io): Promise<void> {
  await io.print(jsonLine(games.map(({ info }) => entry(info))))
}

function entry({ id, title, box, year, seats, options }: GameInfo): unknown {
  const told = Object.entries(options).map(([key, spec]) => [key, option(spec)] as const)
  return { id, title, box, year, seats: { min: seats.min, max: seats.max }, options: Object.fromEntries(told) }
}

function option(spec: OptionSpec): unknown {
  switch (spec.kind) {
    case 'flag':
      return { default: spec.default, values: [true, false] }
    case 'choice':
      return { default: spec.default, values: spec.values }
    case 'whole':
      return { default: spec.default, min: spec.min, max: spec.max }
  }
}

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

/** `parlor replay`: prints the final position of a record, with nothing hidden. */
export async function replayCommand(io: Io, source: Source): Promise<void> {
  await answerRecords(io, source, summarizePosition)
}

function summarizePosition({ game, state, plyCount }: LineOfPlay): unknown {
  const { over, toMove, scores, winners } = viewTable(game, state, ONLOOKER)
  return { game: game.info.id, ply: plyCount, over, toMove, scores, winners, state: game.dump(state) }
}

/** `parlor view`: prints the state as a seat, or an onlooker (`-`), may know it. */
export async function viewCommand(io: Io, source: Source, seat: string): Promise<void> {
  await answerRecords(io, source, ({ game, state, seats }) => game.view(state, eyeOf(seat, seats, true)))
}
