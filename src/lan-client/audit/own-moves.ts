import { letterOf, seatOf, seededRng, type AnyGame, type Position, type Seen } from '../../rules/kit'
import type { ReplayedGame } from './replay-record'
import type { Observation } from './observation'

/** A move of the guest's. */
export interface OwnMove {
  readonly seat: string
  /** In the game's own spelling. */
  readonly move: string
  /** How many sightings there were when it was sent. */
  readonly at: number
  /** What the host said; null while it has not. */
  accepted: boolean | null
}

/** A move as the game spells it, from what its mover saw; a text that is not legal stays as it is. */
export function canonicalMove(game: AnyGame, seen: Seen, seat: string, text: string): string {
  const state = game.imagine(seen, seededRng('spelling')) as Position
  const move = game.read(state, seatOf(seat), text)
  return move.ok ? game.write(state, seatOf(seat), move.value) : text
}

/**
 * Which sighting shows each move that was not refused; undefined where none does. The host takes a move only from whoever
 * has seen all that came before it: what shows an accepted one was there when the next was sent. Without that a move that
 * was missed would be found in a later one of the same text ("pass"), and the last of these nowhere.
 */
function shownAt(moves: readonly OwnMove[], log: readonly Observation[]): Map<OwnMove, number | undefined> {
  const used = new Set<number>()
  const found = new Map<OwnMove, number | undefined>()
  for (const [i, sent] of moves.entries()) {
    if (sent.accepted === false) continue
    const end = moves.slice(i + 1).find(({ accepted }) => accepted === true)?.at ?? log.length
    const index = log.slice(0, end).findIndex((one, place) => {
      return place >= sent.at && !used.has(place) && one.kind === 'step' && one.own === sent.move
    })
    if (index >= 0) used.add(index)
    found.set(sent, index >= 0 ? index : undefined)
  }
  return found
}

/** Whether a move was shown as it was sent, whatever was answered. */
export function wasMade(move: OwnMove, moves: readonly OwnMove[], log: readonly Observation[]): boolean {
  return shownAt(moves, log).get(move) !== undefined
}

/** Accepted moves that were played otherwise: neither shown as they were sent nor, where plies were missed, recorded so. */
export function alteredMoves(
  moves: readonly OwnMove[],
  log: readonly Observation[],
  game: Pick<ReplayedGame, 'plies'>,
): OwnMove[] {
  const unseen = [...shownAt(moves, log)].flatMap(([sent, index]) => (index === undefined ? [sent] : []))
  return unseen.filter((sent) => {
    const missed = log.slice(sent.at).some((one) => one.kind === 'view' && one.gap)
    return sent.accepted === true && !(missed && isRecorded(sent, game))
  })
}

/** How many moves of the guest's seat were made by others: it was away, or its time was up. */
export function movesMadeByOthers(moves: readonly OwnMove[], log: readonly Observation[]): number {
  const own = log.filter((one) => one.kind === 'step' && one.own !== null).length
  const found = [...shownAt(moves, log).values()].filter((index) => index !== undefined)
  return own - found.length
}

function isRecorded({ seat, move }: OwnMove, game: Pick<ReplayedGame, 'plies'>): boolean {
  return game.plies.some((ply) => ply.seat !== null && letterOf(ply.seat) === seat && ply.move === move)
}
