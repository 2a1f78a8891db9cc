import { createHash } from 'node:crypto'
import { think } from '../../bots'
import { botFor } from '../../bots/all-bots'
import { textsOf } from '../../bots/solvers/move-texts'
import { runSearch, unknownSolution } from '../../bots/solvers/solver'
import { entryAt, letterOf, LineOfPlay, seatsIn, createTapeSource, type GameEvent, type Seat } from '../../rules/kit'
import { createThinkRequest } from '../../session'
import { illegal, misuse } from '../errors'
import { readLines } from '../read-input'
import { answerRecords, eyeOf, answerOrError, type Source } from '../record-commands'
import { PartWriter } from '../shards/part'
import { isInShard, shardTaskOf, type Shard, type ShardTask } from '../shards/shard'
import { type Io, jsonLine } from '../streams'
import { createDeadline } from '../time-limit'

const STRONGEST = 5

/** `parlor hint`: suggests a move after a record. The answer is always the same, since no clock limits the search. */
export async function hintCommand(io: Io, file: string, given: string | undefined): Promise<void> {
  await answerRecords(io, { file, lines: false }, (line) => {
    const seat = hintedSeat(line, given)
    const place = { game: line.game, state: line.state, steps: stepsOf(line) }
    const { move, value } = think(line.game, createThinkRequest(place, 'parlor hint', seat, STRONGEST, 'hint'))
    if (move === null) throw illegal('nothing-to-do', 'Nobody waits for this seat.')
    return { move: `${letterOf(seat)} ${move}`, ...(value !== null && { value }) }
  })
}

/** Returns the events that led to the line's position, one entry per move; the first entry is the deal. */
function stepsOf({ game, options, seats, tape, moves }: LineOfPlay): { readonly events: readonly GameEvent[] }[] {
  const again = new LineOfPlay(game, options, seats, createTapeSource(tape))
  const steps: { readonly events: GameEvent[] }[] = [{ events: [] }]
  for (const move of moves) {
    again.settleChance((event) => steps.at(-1)?.events.push(event))
    steps.push({ events: [] })
    again.playText(move, (event) => steps.at(-1)?.events.push(event))
  }
  again.settleChance((event) => steps.at(-1)?.events.push(event))
  return steps
}

function hintedSeat({ game, state, seats, isOver }: LineOfPlay, given: string | undefined): Seat {
  if (isOver) throw illegal('game-over', 'The game is over: no move is left.')
  const must = seatsIn(game.requiredSeats(state))
  const acting = must.length > 0 ? must : seatsIn(game.optionalSeats(state))
  const seat = given === undefined ? entryAt(acting, 0) : eyeOf(given, seats, false)
  if (seatsIn(game.requiredSeats(state) | game.optionalSeats(state)).includes(seat)) return seat
  throw illegal('not-your-turn', `Seat ${letterOf(seat)} has no move now.`)
}

/** Arguments of `parlor solve`: the time limit for a record, and which share of the records to solve. */
export interface SolveOptions {
  readonly seconds: number
  readonly shard: Shard | undefined
  readonly part: string | undefined
}

/**
 * `parlor solve`: reports whether a puzzle can be completed from the position where its record ends, and how. A shard
 * writes its answers to its part file, see `parlor merge`.
 */
export async function solveCommand(io: Io, source: Source, { seconds, shard, part }: SolveOptions): Promise<void> {
  const answer = (record: LineOfPlay) => solution(record, seconds)
  const sharded = shardTaskOf(shard, part)
  if (!sharded) return answerRecords(io, source, answer)
  if (!source.lines) throw misuse('bad-usage', 'A shard takes its records from standard input: give --lines.')
  await io.print(jsonLine(solveShard(await allLines(io), seconds, sharded, answer)))
}

async function allLines(io: Io): Promise<(Buffer | null)[]> {
  const all: (Buffer | null)[] = []
  for await (const batch of readLines(io.input)) all.push(...batch)
  return all
}

/**
 * Solves the records of a shard that its part file does not hold yet. The part file is bound to these exact records by
 * their hash.
 */
function solveShard(
  records: readonly (Buffer | null)[],
  seconds: number,
  { shard, part }: ShardTask,
  answer: (record: LineOfPlay) => unknown,
): object {
  const hash = createHash('sha256')
  for (const record of records) hash.update(record ?? '').update('\n')
  const run = { seconds, records: hash.digest('hex') }
  const writer = new PartWriter(part, { kind: 'solve', run, total: records.length })
  try {
    const own = [...records.entries()].filter(([at]) => isInShard(shard, at))
    const left = own.filter(([at]) => !writer.done.has(at))
    for (const [at, record] of left) writer.add(at, answerOrError(record, answer) as object)
    return { part, pieces: own.length, found: own.length - left.length }
  } finally {
    writer.close()
  }
}

function solution(line: LineOfPlay, seconds: number): unknown {
  const { game, state, seats, isOver } = line
  if (game.info.seats.max > 1 || seats > 1) {
    throw illegal('nothing-to-solve', `${game.info.title} is a game of several seats: there is nothing to solve.`)
  }
  if (isOver) return { solvable: (game.outcome(state).winners ?? []).length > 0, moves: [] }
  const { solver } = botFor(game)
  const { solvable, moves } = solver ? runSearch(solver.solve(state), createDeadline(1000 * seconds)) : unknownSolution
  return { solvable, moves: textsOf(line, moves) }
}
