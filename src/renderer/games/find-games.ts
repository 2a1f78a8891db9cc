/** Normalises text for comparison: removes accents and converts to lower case. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * Whether a game's text `said` contains every word of `sought`, as a whole or as part of a word, in any order.
 * Punctuation within a title may be left out: "nebraska checkers" finds "Nebraska-Checkers".
 */
export function holdsWords(said: string, sought: string): boolean {
  const text = plain(said)
  const bare = text.replace(/[^\p{L}\p{N}]+/gu, ' ')
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word) || bare.includes(word))
}

/** A section of a list of games. */
export interface Part<T> {
  readonly games: readonly T[]
}

/**
 * Filters each part to the games whose text contains every word of `sought`, and leaves out parts without any. An empty
 * search returns all parts.
 */
export function foundIn<T, P extends Part<T>>(parts: readonly P[], sought: string, said: (game: T) => string): P[] {
  if (sought.trim() === '') return [...parts]
  return parts
    .map((part) => ({ ...part, games: part.games.filter((game) => holdsWords(said(game), sought)) }))
    .filter(({ games }) => games.length > 0)
}
