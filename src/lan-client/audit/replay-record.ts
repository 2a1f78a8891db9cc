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
} from '../../rules/kit'
import { visiblePlyFor, type FullPly } from '../../protocol/lan/visible-ply'
import { digestView, digestVisiblePly, type ViewDigest } from './observation'

/**
 * A finished game, replayed from its seed. Positions are counted from 0, the table before the deal; ply i leads from
 * position i to position i + 1.
 */
export type ReplayedGame = ReturnType<typeof createReplayedGame>

/**
 * Replays a record with the outcomes that follow from a seed. Refuses the first illegal move, and a tape that differs.
 */
export function replayRecord(find: GameLookup, record: GameRecord, seed: string): Result<ReplayedGame> {
  const parsed = parseRecord(find, { ...record, chance: { seed } })
  if (!parsed.ok) return parsed
  const { game, options, seats, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
  const positions: Position[] = [game.clone(line.state)]
  const plies: FullPly[] = []
  let events: GameEvent[] = []
  const stopped = line.playAll(
    moves,
    (event) => events.push(event),
    (seat, move) => {
      plies.push({ seat, move, events })
      positions.push(game.clone(line.state))
      events = []
    },
  )
  if (stopped) {
    const { refusal, index } = stopped
    return refuse('record-illegal', `Move ${String((index ?? -1) + 1)} of the record: ${refusal.message}`)
  }
  if (!isSameTape(record.chance?.tape ?? [], line.tape)) {
    return refuse('tape-changed', 'The cards or spins of the record are not those that the seed gives.')
  }
  return accept(createReplayedGame(game, plies, positions))
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

function createReplayedGame(game: AnyGame, plies: readonly FullPly[], positions: readonly Position[]) {
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
    /** Returns the digest of what an eye is told of the ply after this position; null if nothing. */
    plyDigestFor(index: number, eye: Eye): string | null {
      const ply = entry(plies, index)
      const [now, next] = [viewDigestAt(index, eye), viewDigestAt(index + 1, eye)]
      const changed = () => now.table !== next.table || now.standing !== next.standing
      const told = visiblePlyFor(game, ply, eye, changed)
      return told && digestVisiblePly(told)
    },
  }
}
