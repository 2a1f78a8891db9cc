import {
  LineOfPlay,
  viewTable,
  parseRecord,
  refuse,
  accept,
  createSeedSource,
  type AnyGame,
  type Eye,
  type GameEvent,
  type GameLookup,
  type GameRecord,
  type Position,
  type Result,
  type Seat,
} from '../../rules/kit'
import { visiblePlyFor } from '../../protocol/lan/visible-ply'
import { digestView, digestVisiblePly, type ViewDigest } from './observation'

/** A replayed ply of a record. */
interface ReplayedPly {
  readonly seat: Seat | null
  readonly move: string | null
  readonly events: readonly GameEvent[]
}

/**
 * A finished game, replayed from its seed. Positions are counted from 0, the table before the deal; ply i leads from
 * position i to position i + 1.
 */
export interface ReplayedGame {
  readonly game: AnyGame
  readonly plies: readonly ReplayedPly[]
  viewDigestAt(index: number, eye: Eye): ViewDigest
  /** Returns the digest of what an eye is told of the ply after this position; null if nothing. */
  plyDigestFor(index: number, eye: Eye): string | null
}

/**
 * Replays a record with the outcomes that follow from a seed. Refuses the first illegal move, and a tape that differs.
 */
export function replayRecord(find: GameLookup, record: GameRecord, seed: string): Result<ReplayedGame> {
  const parsed = parseRecord(find, { ...record, chance: { seed } })
  if (!parsed.ok) return parsed
  const { game, options, seats, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
  const positions: Position[] = [game.clone(line.state)]
  const plies: ReplayedPly[] = []

  const addPly = (ply: ReplayedPly) => {
    plies.push(ply)
    positions.push(game.clone(line.state))
  }
  settleChance(line, addPly)
  for (const [index, text] of moves.entries()) {
    const events: GameEvent[] = []
    const refusal = line.playText(text, (event) => events.push(event))
    if (refusal) return refuse('record-illegal', `Move ${String(index + 1)} of the record: ${refusal.message}`)
    addPly({ ...splitMove(text as string), events })
    settleChance(line, addPly)
  }
  if (!isSameTape(record.chance?.tape ?? [], line.tape)) {
    return refuse('tape-changed', 'The cards or spins of the record are not those that the seed gives.')
  }
  return accept(createReplayedGame(game, plies, positions))
}

function settleChance(line: LineOfPlay, addPly: (ply: ReplayedPly) => void): void {
  while (line.awaitsChance) {
    const events: GameEvent[] = []
    const outcomes = line.outcomeSource.next(line.game, line.state)
    if (!outcomes.ok) throw new Error(outcomes.error.message)
    line.playChance(outcomes.value, (event) => events.push(event))
    addPly({ seat: null, move: null, events })
  }
}

function splitMove(text: string): Pick<ReplayedPly, 'seat' | 'move'> {
  return { seat: text.charCodeAt(0) - 'A'.charCodeAt(0), move: text.slice(2) }
}

function isSameTape(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((outcome, index) => outcome === other[index])
}

/** Returns an entry of a list; throws a RangeError if there is none. */
function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no ply ${index} in a game of ${list.length}`)
  return found
}

function createReplayedGame(
  game: AnyGame,
  plies: readonly ReplayedPly[],
  positions: readonly Position[],
): ReplayedGame {
  const digestsByEye = new Map<Eye, ViewDigest[]>()
  const viewDigestsOf = (eye: Eye) => {
    const known = digestsByEye.get(eye) ?? positions.map((position) => digestView(viewTable(game, position, eye)))
    digestsByEye.set(eye, known)
    return known
  }
  const viewDigestAt = (index: number, eye: Eye) => entry(viewDigestsOf(eye), index)
  return {
    game,
    plies,
    viewDigestAt,
    plyDigestFor(index, eye) {
      const ply = entry(plies, index)
      const [now, next] = [viewDigestAt(index, eye), viewDigestAt(index + 1, eye)]
      const changed = () => now.table !== next.table || now.standing !== next.standing
      const told = visiblePlyFor(game, ply, eye, changed)
      return told && digestVisiblePly(told)
    },
  }
}
