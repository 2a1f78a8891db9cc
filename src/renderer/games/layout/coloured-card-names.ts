import { cardName, CHEATER, colourOf } from '../../../rules/forty-nine-outfit/cards'

/**
 * The outfit's number cards with their colours, "orange 9", by card: messages `card.…` for games in which colours
 * count. A number has the same colour in every pack, so that naming the colour reveals nothing beyond the card.
 */
export const colouredCardNames: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: CHEATER }, (_, card) => [cardName(card), `${colourOf(card) ?? ''} ${cardName(card)}`]),
)
