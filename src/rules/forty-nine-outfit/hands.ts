import { bySeat, cardsOf, countCards, type Eye, type Hands, type Seat } from '../kit'
import { cardName } from './cards'

export {
  addCard,
  countCards,
  createHands,
  hasCard,
  HIGH_WORDS,
  isEmptyHand,
  removeCard,
  unionOf,
  type Hands,
} from '../kit'

/** Returns the names of a seat's cards, ascending, `C` last. */
export function cardNames(hands: Hands, seat: Seat): string[] {
  return cardsOf(hands, seat).map(cardName)
}

/** Returns every seat's cards, or their number where the eye may not see them; null stands for seeing everything. */
export function handsShown(hands: Hands, seats: number, eye: Eye | null): Record<string, string[] | number> {
  return bySeat(
    Array.from({ length: seats }, (_, seat) => {
      return eye === null || eye === seat ? cardNames(hands, seat) : countCards(hands, seat)
    }),
  )
}
