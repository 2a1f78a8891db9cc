import { botFor } from '../../../src/bots/all-bots'
import type { LevelProfile } from '../../../src/bots/heuristics/types'
import {
  createSeedSource,
  defaults,
  eventsVisibleTo,
  LineOfPlay,
  seatsIn,
  viewTable,
  type AnyGame,
  type GameEvent,
  type Position,
  type Seat,
} from '../../../src/rules/kit'
import { gameById } from '../../../src/rules/catalogue'
import { levelPlayer } from '../../bench/strength/players'

export type SearchProfile = Extract<LevelProfile<Position>, { kind: 'search' }>

/** A decision in a game for two of level 4 against itself, and what level 5 would think with. */
export interface Decision {
  readonly game: AnyGame
  readonly state: Position
  readonly seat: Seat
  /** The events that each seat has been told. */
  readonly recall: readonly GameEvent[][]
  readonly plan: SearchProfile
}

/** Returns level 5's search where a seat is to move, with what it was told; null if it does not search there. */
export function searchOf(
  game: AnyGame,
  state: Position,
  seat: Seat,
  recall: readonly GameEvent[],
): SearchProfile | null {
  const plan = botFor(game).knowledge!.plan(5, { seen: viewTable(game, state, seat), recall })
  return plan.kind === 'search' ? plan : null
}

/** Yields the decisions of games of level 4 against itself that level 5 would search, without end. */
export function* decisionsOf(id: string): Generator<Decision> {
  const game = gameById(id)!
  const play = levelPlayer(botFor(game), 4)
  for (let i = 0; ; i++) {
    const line = new LineOfPlay(game, defaults(game.info), 2, createSeedSource(`${id} ${String(i)}`))
    const recall: GameEvent[][] = [[], []]
    const tell = (event: GameEvent): void => {
      recall.forEach((told, seat) => told.push(...eventsVisibleTo(game, [event], seat)))
    }
    for (line.settleChance(tell); !line.isOver; line.settleChance(tell)) {
      const { state } = line
      const seat = seatsIn(game.requiredSeats(state))[0]!
      const plan = searchOf(game, state, seat, recall[seat]!)
      if (plan) yield { game, state, seat, recall, plan }
      const seen = viewTable(game, state, seat)
      const text = play({
        seen,
        recall: recall[seat]!,
        seat,
        seed: `${String(i)} ${String(line.plyCount)}`,
        isFree: false,
      })!
      const move = game.read(state, seat, text)
      if (!move.ok) throw new Error(text)
      line.play({ seat, move: move.value }, tell)
    }
  }
}
