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
  /** Returns the position before the ply of the same index. */
  before(index: number): Position
  glimpse(index: number, eye: Eye): ViewDigest
  /** Returns the digest of what an eye is told of the ply after this position; null if nothing. */
  told(index: number, eye: Eye): string | null
}

/**
 * Replays a record with the outcomes that follow from a seed. Refuses the first illegal move, and a tape that differs.
 */
export function replayRecord(find: GameLookup, record: GameRecord, seed: string): Result<ReplayedGame> {
  const parsed = parseRecord(find, { ...record, chance: { seed } })
  if (!parsed.ok) return parsed
  const { game, options, seats, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
  const positions: Position[] = [game.clone(line.state) as Position]
  const plies: ReplayedPly[] = []

  const keep = (ply: ReplayedPly) => {
    plies.push(ply)
    positions.push(game.clone(line.state) as Position)
  }
  settle(line, keep)
  for (const [index, text] of moves.entries()) {
    const events: GameEvent[] = []
    const refusal = line.playText(text, (event) => events.push(event))
    if (refusal) return refuse('record-illegal', `Move ${String(index + 1)} of the record: ${refusal.message}`)
    keep({ ...moverOf(text as string), events })
    settle(line, keep)
  }
  if (!sameTape(record.chance?.tape ?? [], line.tape)) {
    return refuse('tape-changed', 'The cards or spins of the record are not those that the seed gives.')
  }
  return accept(gameOf(game, plies, positions))
}

function settle(line: LineOfPlay, keep: (ply: ReplayedPly) => void): void {
  while (line.awaitsChance) {
    const events: GameEvent[] = []
    const outcomes = line.outcomeSource.next(line.game, line.state)
    if (!outcomes.ok) throw new Error(outcomes.error.message)
    line.playChance(outcomes.value, (event) => events.push(event))
    keep({ seat: null, move: null, events })
  }
}

function moverOf(text: string): Pick<ReplayedPly, 'seat' | 'move'> {
  return { seat: text.charCodeAt(0) - 'A'.charCodeAt(0), move: text.slice(2) }
}

function sameTape(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((outcome, index) => outcome === other[index])
}

/** Returns an entry of a list; throws a RangeError if there is none. */
function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no ply ${index} in a game of ${list.length}`)
  return found
}

function gameOf(game: AnyGame, plies: readonly ReplayedPly[], positions: readonly Position[]): ReplayedGame {
  const glimpses = new Map<Eye, ViewDigest[]>()
  const seenBy = (eye: Eye) => {
    const known = glimpses.get(eye) ?? positions.map((position) => digestView(viewTable(game, position, eye)))
    glimpses.set(eye, known)
    return known
  }
  const glimpse = (index: number, eye: Eye) => entry(seenBy(eye), index)
  return {
    game,
    plies,
    before: (index) => entry(positions, index),
    glimpse,
    told(index, eye) {
      const ply = entry(plies, index)
      const [now, next] = [glimpse(index, eye), glimpse(index + 1, eye)]
      const changed = () => now.table !== next.table || now.standing !== next.standing
      const told = visiblePlyFor(game, ply, eye, changed)
      return told && digestVisiblePly(told)
    },
  }
}
