import type { AnyGame, Position, Seen } from './game'
import { letterOf, seatsIn, type Eye } from './seat'

/** What is open at every table around the game's own view. */
export type Around = Omit<Seen, 'eye' | 'state'>

/** What an eye sees of a table: the game's view with what is open at every table around it. */
export function look(game: AnyGame, state: Position, eye: Eye): Seen {
  return { ...lookAround(game, state), eye, state: game.view(state, eye) as unknown }
}

export function lookAround(game: AnyGame, state: Position): Around {
  const { over, scores, winners } = game.outcome(state)
  return {
    game: game.info.id,
    options: state.options,
    seats: state.seats,
    over,
    toMove: toMove(game, state),
    scores: bySeat(scores),
    winners: winners && winners.map(letterOf),
  }
}

/** Letters of the seats that the game waits for or that may act, in seat order. */
export function toMove(game: AnyGame, state: Position): string[] {
  return seatsIn(game.must(state) | game.may(state)).map(letterOf)
}

/** One value a seat, as an object with the seats' letters for keys. */
export function bySeat<T>(values: ArrayLike<T>): Record<string, T> {
  // In range: `seat` is below the number of values.
  const record: Record<string, T> = {}
  for (let seat = 0; seat < values.length; seat++) record[letterOf(seat)] = values[seat]!
  return record
}

/** Hands in order of the seats as one eye knows them: its own cards, and of all others how many they hold. */
export function handsFor<C>(hands: readonly (readonly C[] | number)[], eye: Eye): (readonly C[] | number)[] {
  return hands.map((hand, seat) => (seat === eye || typeof hand === 'number' ? hand : hand.length))
}
