import { cardsParam } from '../../../i18n/seat-names'

/** Cards in one line: `3, 17, 24, the Cheater`. */
export function cardList(cards: readonly string[]): string {
  return cardsParam(cards)
}
