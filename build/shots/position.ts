import { think } from '../../src/bots'
import { gameById } from '../../src/rules/catalogue'
import {
  checkOptions,
  letterOf,
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type Options,
  type Rng,
  type Seat,
} from '../../src/rules/kit'

/** A table at which bots of level 3 have played from a seed. */
export interface Position {
  readonly game: string
  /** The players; the first one is the viewer. */
  readonly names: readonly string[]
  readonly options?: Options
  readonly seed: string
  /** Whether the game has advanced far enough. Evaluated whenever the first seat can move. */
  readonly isReached: (line: LineOfPlay) => boolean
}

const LEVEL = 3

/** Returns the game of a position. Throws for an id that the catalogue lacks. */
export function gameOf(id: string): AnyGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  return game
}

/** Returns the options of a position with all defaults filled in. Throws for options that the game refuses. */
export function optionsOf({ game, options = {}, names }: Position): Options {
  const checked = checkOptions(gameOf(game).info, options, names.length)
  if (!checked.ok) throw new Error(checked.error.message)
  return checked.value
}

/** Lets bots play until the position is ripe. Returns the moves; throws if the game ends before. */
export function playTo(position: Position): string[] {
  const { names, seed, isReached } = position
  const game = gameOf(position.game)
  const line = new LineOfPlay(game, optionsOf(position), names.length, createSeedSource(seed))
  const rng = createSeededRng(seed)
  line.settleChance()
  while (!line.isOver) {
    const able = seatsIn(game.requiredSeats(line.state) | game.optionalSeats(line.state))
    if (able.includes(0) && isReached(line)) return [...line.moves]
    act(line, seed, rng)
    line.settleChance()
  }
  throw new Error(`The ${game.info.title} of "${seed}" ended before it was ripe.`)
}

/** Plays one move of a random seat that can move; seats that the game does not wait for are asked last. */
function act(line: LineOfPlay, seed: string, rng: Rng): void {
  const { game, state } = line
  const shuffleFirst = (seats: number): Seat[] => {
    const able = seatsIn(seats)
    return able.length > 1 ? [...able.splice(rng.below(able.length), 1), ...able] : able
  }
  for (const seat of [...shuffleFirst(game.requiredSeats(state)), ...shuffleFirst(game.optionalSeats(state))]) {
    const { move } = think(game, {
      seen: viewTable(game, state, seat),
      seat,
      level: LEVEL,
      seed: `${seed} ${line.plyCount}`,
    })
    if (move === null) continue
    const refusal = line.playText(`${letterOf(seat)} ${move}`)
    if (refusal) throw new Error(refusal.message)
    return
  }
  throw new Error(`Nobody moves in ${game.info.title}.`)
}
