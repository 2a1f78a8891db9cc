/** Normalises text for comparison: removes accents and converts to lower case. */
const normalise = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * Whether a game's text `gameText` contains every word of `query`, as a whole or as part of a word, in any order.
 * Punctuation within a title may be left out: "nebraska checkers" finds "Nebraska-Checkers".
 */
export function containsWords(gameText: string, query: string): boolean {
  const text = normalise(gameText)
  const bare = text.replace(/[^\p{L}\p{N}]+/gu, ' ')
  return normalise(query)
    .split(/\s+/)
    .every((word) => text.includes(word) || bare.includes(word))
}

/** A section of a list of games. */
export interface GameSection<T> {
  readonly games: readonly T[]
}

/**
 * Filters each part to the games whose text contains every word of `query`, and leaves out parts without any. An empty
 * search returns all parts.
 */
export function filterSections<T, P extends GameSection<T>>(
  parts: readonly P[],
  query: string,
  textOf: (game: T) => string,
): P[] {
  if (query.trim() === '') return [...parts]
  return parts
    .map((part) => ({ ...part, games: part.games.filter((game) => containsWords(textOf(game), query)) }))
    .filter(({ games }) => games.length > 0)
}
