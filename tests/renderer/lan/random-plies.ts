import { games } from '../../../src/rules/catalogue'
import { defaults, seatsIn, createSeededRng } from '../../../src/rules/kit'
import type { AnyGame, GameEvent, Options, Position, Rng, Seat } from '../../../src/rules/kit'

/**
 * Returns the games for several players with their usual options. A game that has the option `calls` is also returned
 * with calls.
 */
export function companyGames(): { readonly game: AnyGame; readonly options: Options; readonly name: string }[] {
  return games
    .filter(({ info }) => info.seats.max > 1)
    .flatMap((game) => {
      const usual = defaults(game.info)
      const plain = { game, options: usual, name: game.info.id }
      return game.info.options['calls'] === undefined
        ? [plain]
        : [plain, { game, options: { ...usual, calls: true }, name: `${game.info.id} with calls` }]
    })
}

export interface PlayedPly {
  readonly before: Position
  readonly after: Position
  readonly seat: Seat | null
  readonly text: string | null
  readonly events: readonly GameEvent[]
}

/**
 * Plays a game ply by ply, with random sound moves of the seats that must act, and sometimes of seats that only may
 * act.
 */
export function* randomPlies(game: AnyGame, options: Options, luck: string, most: number): Generator<PlayedPly, void> {
  const rng = createSeededRng(luck)
  const seats = Math.min(3, game.info.seats.max)
  const state = game.start(options, seats)
  for (let plies = 0; plies < most; plies++) {
    const before = game.clone(state)
    const events: GameEvent[] = []
    const tell = (event: GameEvent) => events.push(event)
    if (game.chance(state) > 0) {
      const drawn: number[] = []
      game.sampleChance(state, rng, drawn)
      game.applyChance(state, drawn.slice(0, game.chance(state)), tell)
      yield { before, after: game.clone(state), seat: null, text: null, events }
      continue
    }
    const seat = mover(game, state, rng)
    if (seat === null) return
    const move = (game.pickSound ?? game.pick)(state, seat, rng)
    const text = game.write(state, seat, move)
    game.apply(state, seat, move, tell)
    yield { before, after: game.clone(state), seat, text, events }
  }
}

function mover(game: AnyGame, state: Position, rng: Rng): Seat | null {
  const must = seatsIn(game.requiredSeats(state))
  const may = seatsIn(game.optionalSeats(state))
  const free = may.length > 0 && rng.below(3) === 0 ? may : must
  return free[rng.below(Math.max(1, free.length))] ?? null
}
