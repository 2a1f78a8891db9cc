import type { AnyGame, Game } from '../../../src/rules/kit'
import { highest, type Highest, type HighestEvent, type HighestView } from './template'

/**
 * Version 2 of the template's game. From this version on, the winner of a round also gets a point for every other card
 * that lies there, so that the same record ends with other points.
 */
const edition: Game<Highest, HighestView, HighestEvent> = {
  ...highest,
  info: { ...highest.info, version: 2 },
  apply(state, seat, card, tell) {
    highest.apply(state, seat, card, (event) => {
      if (event.type === 'won') state.points[event.seat]! += event.cards.length - 1
      tell?.(event)
    })
  },
}

export const second: AnyGame = edition
