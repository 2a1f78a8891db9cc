import { cardNamed, colourOf } from '../../rules/forty-nine-outfit/cards'

/** A reference to a sentence of the language files, which is looked up and filled in when it is shown or spoken. */
export interface Words {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Returns the parameter by which a sentence names a seat other than the listener's: `say` replaces it with the name of
 * the player there, or with "Chair B" if the seat has no name.
 */
export function seatParam(letter: string): string {
  return `seat:${letter}`
}

/** Returns the parameter by which a sentence names a card for which its game has a word: `say` replaces `card:C`. */
export function cardParam(card: string): string {
  return `card:${card}`
}

/** Returns cards of the outfit as one parameter: their numbers, and the Cheater (`C`) by the game's word for it. */
export function cardsParam(cards: readonly string[]): string {
  return cards.map((card) => (card === 'C' ? cardParam(card) : card)).join(', ')
}

/** Like {@link cardsParam} where colours count: names each run of a colour once, "red 3, 5; orange 9". */
export function colouredCardsParam(cards: readonly string[]): string {
  return cards
    .map((card, at) => {
      const before = cards[at - 1]
      if (before === undefined) return cardParam(card)
      const same = card !== 'C' && colourOf(cardNamed(card)) === colourOf(cardNamed(before))
      return same ? `, ${card}` : `; ${cardParam(card)}`
    })
    .join('')
}

/** Returns the seat's letter that a {@link seatParam} stands for; null for any other value. */
export function seatOfParam(value: string | number): string | null {
  return typeof value === 'string' ? (/^seat:([A-H])$/.exec(value)?.[1] ?? null) : null
}
