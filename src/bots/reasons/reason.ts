/** Why a move is good: a key that the game's words turn into a sentence, with what the sentence names. */
export interface Reason<Key extends string = string> {
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
}
