import type { AnyGame, GameEvent, Position, GameView } from './game'
import { letterOf, seatsIn, type Eye, type Seat } from './seat'
import type { Rng } from './rng'

/** The fields of `GameView` that are the same for every eye. */
export type SharedViewFields = Omit<GameView, 'eye' | 'state'>

/** Returns what an eye sees of a table: the game's view together with the fields that are the same for every eye. */
export function viewTable(game: AnyGame, state: Position, eye: Eye): GameView {
  return { ...sharedViewFields(game, state), eye, state: game.view(state, eye) }
}

/** Returns events as an eye may know them, without those that are hidden from it. */
export function eventsVisibleTo(
  game: { eventFor(event: GameEvent, eye: Eye): unknown },
  events: readonly GameEvent[],
  eye: Eye,
): GameEvent[] {
  return events.flatMap((event) => (game.eventFor(event, eye) as GameEvent | null) ?? [])
}

/** Returns the fields of `GameView` that are the same for every eye. */
export function sharedViewFields(game: AnyGame, state: Position): SharedViewFields {
  const { over, scores, winners } = game.outcome(state)
  return {
    game: game.info.id,
    options: state.options,
    seats: state.seats,
    over,
    toMove: lettersToMove(game, state),
    scores: bySeat(scores),
    winners: winners && winners.map(letterOf),
  }
}

/** Returns the letters of the seats that the game waits for or that may act, in seat order. */
export function lettersToMove(game: AnyGame, state: Position): string[] {
  return seatsIn(game.requiredSeats(state) | game.optionalSeats(state)).map(letterOf)
}

/** Returns what somebody has won so far: points, or chips where those are played for. */
export function standingAt(seen: GameView, letter: string): number {
  const { chips } = (seen.state ?? {}) as { readonly chips?: Readonly<Record<string, number>> }
  return chips?.[letter] ?? seen.scores[letter] ?? 0
}

/** Converts a list with one value per seat to an object keyed by seat letters. */
export function bySeat<T>(values: ArrayLike<T>): Record<string, T> {
  const record: Record<string, T> = {}
  for (let seat = 0; seat < values.length; seat++) record[letterOf(seat)] = values[seat]!
  return record
}

/**
 * Returns the hands, in seat order, as an eye knows them: its own cards, and only the number of cards of every other
 * hand.
 */
export function handsFor<C>(hands: readonly (readonly C[] | number)[], eye: Eye): (readonly C[] | number)[] {
  return hands.map((hand, seat) => (seat === eye || typeof hand === 'number' ? hand : hand.length))
}

/**
 * Memoizes a function of a view, so that each view is processed only once: views do not change, and a search imagines
 * thousands of tables from one. A result lives as long as its view.
 */
export function memoizePerView<V extends object, T extends object>(understand: (seen: V) => T): (seen: V) => T {
  const understood = new WeakMap<V, T>()
  return (seen) => {
    const before = understood.get(seen)
    if (before) return before
    const made = understand(seen)
    understood.set(seen, made)
    return made
  }
}

/**
 * Number of positions imagined for one question. A move that tells anything shows it in at least every second of them,
 * unless its game declares `mayTell`.
 */
const SAMPLE_COUNT = 16

/** What an eye is shown and told by a move. */
interface MoveResult {
  readonly view: GameView
  readonly events: readonly GameEvent[]
}

/** Plays a move in a position and returns what an eye is shown and told of it; null if the move is illegal there. */
export function playAndLook(game: AnyGame, position: Position, eye: Eye, seat: Seat, text: string): MoveResult | null {
  const move = game.read(position, seat, text)
  if (!move.ok) return null
  const events: GameEvent[] = []
  game.apply(position, seat, move.value, (event) => events.push(event))
  return { view: viewTable(game, position, eye), events: eventsVisibleTo(game, events, eye) }
}

/**
 * Returns the only result that a move can have as far as an eye could know before it; null if there may be several, so
 * that the real one tells the eye something hidden.
 *
 * @param plies number of moves made before it, which a view does not always show; undefined if it is not known, and
 *   then a view that shows it differs from the real one
 */
export function foreseenResult(
  game: AnyGame,
  seen: GameView,
  plies: number | undefined,
  seat: Seat,
  text: string,
  rng: Rng,
): MoveResult | null {
  let foreseen: MoveResult | null = null
  let foreseenText = ''
  for (let i = 0; i < SAMPLE_COUNT; i++) {
    const position = game.determinize(seen, rng, plies)
    if (i === 0 && game.mayTell) {
      const move = game.read(position, seat, text)
      if (move.ok && game.mayTell(seen, seat, move.value)) return null
    }
    const result = playAndLook(game, position, seen.eye, seat, text)
    if (!result) return null
    const resultText = JSON.stringify(result)
    if (foreseen && resultText !== foreseenText) return null
    foreseen = result
    foreseenText = resultText
  }
  return foreseen
}
