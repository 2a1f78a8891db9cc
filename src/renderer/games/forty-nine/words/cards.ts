/** Cards in one line as they are written, `C` for the Cheater: `3, 17, 24, C`. */
export function cardList(cards: readonly string[]): string {
  return cards.join(', ')
}
