import { cardName, CHEATER, colourOf } from '../../../rules/forty-nine-outfit/cards'

/**
 * The outfit's numbers by card, each with its colour, "orange 9": words `card.…` of games in which colours count. A
 * number has the same colour in every pack, so that nothing is told but the card itself.
 */
export const colouredCards: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: CHEATER }, (_, card) => [cardName(card), `${colourOf(card) ?? ''} ${cardName(card)}`]),
)
