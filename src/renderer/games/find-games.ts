/** Letters as they are compared: without accents, and large as small. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * Whether what is said of a game holds every word that is sought, whole or in part, in any order. Signs within a title
 * may be left out: "nebraska checkers" finds "Nebraska-Checkers".
 */
export function holdsWords(said: string, sought: string): boolean {
  const text = plain(said)
  const bare = text.replace(/[^\p{L}\p{N}]+/gu, ' ')
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word) || bare.includes(word))
}

/** A heading and what stands under it. */
export interface Part<T> {
  readonly games: readonly T[]
}

/** The parts with the games alone of which enough is said; parts without any are left out. */
export function foundIn<T, P extends Part<T>>(parts: readonly P[], sought: string, said: (game: T) => string): P[] {
  if (sought.trim() === '') return [...parts]
  return parts
    .map((part) => ({ ...part, games: part.games.filter((game) => holdsWords(said(game), sought)) }))
    .filter(({ games }) => games.length > 0)
}
