import { letterOf, seatOf, createSeededRng, type AnyGame, type GameView } from '../../rules/kit'
import type { ReplayedGame } from './replay-record'
import type { Observation } from './observation'

/** A move sent by the guest. */
export interface OwnMove {
  readonly seat: string
  /** In the game's canonical notation. */
  readonly move: string
  /** Number of observations at the time when it was sent. */
  readonly at: number
  /** The host's answer; null until it arrives. */
  accepted: boolean | null
}

/**
 * Returns a move in the game's canonical notation, derived from what its mover saw; an illegal text is returned
 * unchanged.
 */
export function canonicalMove(game: AnyGame, seen: GameView, seat: string, text: string): string {
  const state = game.determinize(seen, createSeededRng('spelling'))
  const move = game.read(state, seatOf(seat), text)
  return move.ok ? game.write(state, seatOf(seat), move.value) : text
}

/**
 * Maps each move that was not refused to the observation that shows it, or undefined if none does. The host accepts a
 * move only from a guest who has seen everything before it, so an accepted move was shown before the next accepted one
 * was sent. Without that bound, a missed move would be matched with a later one of the same text ("pass"), and the last
 * of these with none.
 */
function findShownMoves(moves: readonly OwnMove[], log: readonly Observation[]): Map<OwnMove, number | undefined> {
  const used = new Set<number>()
  const found = new Map<OwnMove, number | undefined>()
  for (const [i, sent] of moves.entries()) {
    if (sent.accepted === false) continue
    const end = moves.slice(i + 1).find(({ accepted }) => accepted === true)?.at ?? log.length
    const index = log.slice(0, end).findIndex((one, place) => {
      return place >= sent.at && !used.has(place) && one.kind === 'step' && one.ownMove === sent.move
    })
    if (index >= 0) used.add(index)
    found.set(sent, index >= 0 ? index : undefined)
  }
  return found
}

/** Whether a move was shown as it was sent, whatever the host answered. */
export function wasMade(move: OwnMove, moves: readonly OwnMove[], log: readonly Observation[]): boolean {
  return findShownMoves(moves, log).get(move) !== undefined
}

/**
 * Returns accepted moves that were played differently: not shown as they were sent and, if plies were missed, not
 * recorded that way either.
 */
export function alteredMoves(
  moves: readonly OwnMove[],
  log: readonly Observation[],
  game: Pick<ReplayedGame, 'plies'>,
): OwnMove[] {
  const unseen = [...findShownMoves(moves, log)].flatMap(([sent, index]) => (index === undefined ? [sent] : []))
  return unseen.filter((sent) => {
    const missed = log.slice(sent.at).some((one) => one.kind === 'view' && one.hasGap)
    return sent.accepted === true && !(missed && isRecorded(sent, game))
  })
}

/** Returns the number of moves that others made for the guest's seat, because the guest was away or its time was up. */
export function movesMadeByOthers(moves: readonly OwnMove[], log: readonly Observation[]): number {
  const own = log.filter((one) => one.kind === 'step' && one.ownMove !== null).length
  const found = [...findShownMoves(moves, log).values()].filter((index) => index !== undefined)
  return own - found.length
}

function isRecorded({ seat, move }: OwnMove, game: Pick<ReplayedGame, 'plies'>): boolean {
  return game.plies.some((ply) => ply.seat !== null && letterOf(ply.seat) === seat && ply.move === move)
}
