/** A reason why a move is good: a key that the game's wording turns into a sentence, with the values named there. */
export interface Reason<Key extends string = string> {
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
}
