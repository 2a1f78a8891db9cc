import type { AnyGame, Game } from '../../../src/rules/kit'
import { highest, type Highest, type HighestEvent, type HighestView } from './template'

/**
 * Returns version 2 of the template's game. From this version on, the winner of a round also gets a point for every
 * other card that lies there, so that the same record ends with other points.
 */
function secondEdition(rulesAt?: (version: number) => AnyGame | undefined): AnyGame {
  const game: Game<Highest, number, HighestView, HighestEvent> = {
    ...highest,
    info: { ...highest.info, version: 2 },
    apply(state, seat, card, tell) {
      highest.apply(state, seat, card, (event) => {
        if (event.type === 'won') state.points[event.seat]! += event.cards.length - 1
        tell?.(event)
      })
    },
    ...(rulesAt && { rulesAt }),
  }
  return game
}

/** Version 1 of the game, as version 2 keeps it. */
export const firstEdition: AnyGame = { ...highest, info: { ...highest.info, replaced: true } }

/** Version 2 that still plays records that were begun under version 1. */
export const secondWithFirst: AnyGame = secondEdition((version) => (version === 1 ? firstEdition : undefined))

/** Version 2 that no longer plays records of version 1. */
export const secondAlone: AnyGame = secondEdition()
