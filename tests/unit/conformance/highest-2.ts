import type { AnyGame, Game } from '../../../src/rules/kit'
import { highest, type Highest, type HighestEvent, type HighestView } from './template'

/**
 * The template's game after its rules have changed: from version 2 on the highest card wins a point for every card that
 * lies there, so that the same record ends with other points.
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

/** The first edition, as the second one keeps it. */
export const firstEdition: AnyGame = { ...highest, info: { ...highest.info, replaced: true } }

/** Version 2 that still plays what was begun under version 1. */
export const secondWithFirst: AnyGame = secondEdition((version) => (version === 1 ? firstEdition : undefined))

/** Version 2 that has let version 1 go. */
export const secondAlone: AnyGame = secondEdition()
