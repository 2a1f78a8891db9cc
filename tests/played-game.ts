import { think } from '../src/bots'
import type { Level } from '../src/ports/journal'
import { gameById } from '../src/rules/catalogue'
import { checkOptions, createSeedSource, LineOfPlay, lowestSeat, viewTable, type Options } from '../src/rules/kit'
import type { GameId } from '../src/rules/manifest'

/** How a whole game is played among bots without memory. */
export interface PlayedGameOptions {
  readonly seed: string
  /** One for each seat. */
  readonly levels: readonly Level[]
  readonly options?: Options
}

/** Plays a whole game among bots. */
export function playedGame(id: GameId, { seed, levels, options = {} }: PlayedGameOptions): LineOfPlay {
  const game = gameById(id)
  const checked = checkOptions(game.info, options, levels.length)
  if (!checked.ok) throw new Error(checked.error.message)
  const line = new LineOfPlay(game, checked.value, levels.length, createSeedSource(seed))
  for (line.settleChance(); !line.isOver; line.settleChance()) {
    const seat = lowestSeat(game.requiredSeats(line.state))
    const seen = viewTable(game, line.state, seat)
    const { move } = think(game, { seen, seat, level: levels[seat]!, seed: `${seed} ${String(line.plyCount)}` })
    const read = game.read(line.state, seat, move ?? '')
    if (!read.ok) throw new Error(read.error.message)
    line.play({ seat, move: read.value })
  }
  return line
}
