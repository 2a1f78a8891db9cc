import { cardNamed, colourOf } from '../../rules/forty-nine-outfit/cards'

/** A sentence that the language files know: looked up and filled in where it is shown or spoken. */
export interface Words {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * How a sentence names a seat beside whoever it is said to: a parameter that `say` turns into the name of whoever sits
 * there, or into "Chair B" where nobody has a name.
 */
export function seatParam(letter: string): string {
  return `seat:${letter}`
}

/** How a sentence names a card for which its game has a word: `say` puts "the Cheater" in place of `card:C`. */
export function cardParam(card: string): string {
  return `card:${card}`
}

/** Cards of the outfit in one line, as a sentence's parameter: numbers, and the Cheater by its name. */
export function cardsParam(cards: readonly string[]): string {
  return cards.map((card) => (card === 'C' ? cardParam(card) : card)).join(', ')
}

/** The same where colours count: each colour is named once, "red 3, 5; orange 9", by the game's words for cards. */
export function namedCards(cards: readonly string[]): string {
  return cards
    .map((card, at) => {
      const before = cards[at - 1]
      if (before === undefined) return cardParam(card)
      const same = card !== 'C' && colourOf(cardNamed(card)) === colourOf(cardNamed(before))
      return same ? `, ${card}` : `; ${cardParam(card)}`
    })
    .join('')
}

/** The letter that such a parameter stands for; null for any other value. */
export function seatOfParam(value: string | number): string | null {
  return typeof value === 'string' ? (/^seat:([A-H])$/.exec(value)?.[1] ?? null) : null
}
