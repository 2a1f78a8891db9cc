import { descriptionById, descriptions, type CatalogueDescription } from '../../rules/games'
import type { GameDescription } from '../../rules/kit'
import { BOX_IDS, type BoxId } from '../../rules/manifest'

/**
 * Returns the description of a game, whose rules need not be loaded. Throws for an id that is in no box; ids are
 * checked before they reach the page.
 */
export function descriptionOf(id: string): CatalogueDescription {
  const description = descriptionById(id)
  if (description === undefined) throw new Error(`there is no game ${id}`)
  return description
}

/** Returns the id of the box that a game comes in. */
export function boxOfGame(id: string): BoxId {
  return descriptionOf(id).box
}

/** A box on the shelf and its games: those for several players first, then those for one. */
interface ShelfBox {
  readonly id: BoxId
  readonly games: readonly GameDescription[]
}

/** Returns the boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  return BOX_IDS.map((id) => {
    const boxGames = descriptions.filter((game) => game.box === id)
    return { id, games: [...boxGames.filter((game) => !isForOne(game)), ...boxGames.filter(isForOne)] }
  })
}

/** Whether a game is for one player: a solitaire or a puzzle. */
export function isForOne(game: GameDescription): boolean {
  return game.seats.max === 1
}

/**
 * Approximate duration of one game in minutes, at an unhurried pace and with the usual number of players: two, if two
 * can play. A game for one player may take longer, or never come out.
 */
const MINUTES: Readonly<Record<string, number>> = {
  'forty-nine': 20,
  'boston-books': 15,
  'chicago-casino': 15,
  colorow: 15,
  'new-york-whist': 15,
  'nebraska-checkers': 10,
  'pittsburgh-draw': 10,
  'thirteen-puzzle': 10,
  'reverse-puzzle': 10,
  'another-reverse-puzzle': 5,
  'twenty-five-goal': 15,
  'mystic-double-cross': 5,
  'blind-forty-nine': 5,
  'colorow-solitaire': 15,
  'pittsburgh-draw-puzzle': 15,
  'forty-nine-puzzle': 15,
  'nine-men-triangle': 5,
  'nine-men-square': 10,
  'puzzle-supreme': 20,
  'suite-assembling': 10,
  isolation: 5,
  'deck-o-cards-roulette': 20,
  'color-casino': 20,
  'cassino-25': 15,
  'cassino-21': 20,
}

/** Returns the approximate duration of a game in minutes; null if it is unknown. */
export const minutesOf = (game: string): number | null => MINUTES[game] ?? null

/**
 * Returns the game to suggest after one that was played: the next unplayed one in its box that is also for one player,
 * or also for several; otherwise the first such game of another box. Null if all of that kind were played.
 * @param last the game that was played last
 * @param played every game that was ever played
 */
export function nextToTry(last: string, played: ReadonlySet<string>): string | null {
  const boxes = shelfBoxes()
  const at = boxes.findIndex(({ games }) => games.some(({ id }) => id === last))
  const game = boxes[at]?.games.find(({ id }) => id === last)
  if (game === undefined) return null
  const gamesOfKind = boxes.map(({ games }) =>
    games.filter((other) => isForOne(other) === isForOne(game)).map(({ id }) => id),
  )
  const own = gamesOfKind[at] ?? []
  const after = own.indexOf(last) + 1
  const order = [...own.slice(after), ...own.slice(0, after), ...gamesOfKind.flat()]
  return order.find((id) => id !== last && !played.has(id)) ?? null
}

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
interface GameSection<T> {
  readonly games: readonly T[]
}

/**
 * Filters each part to the games whose text contains every word of `query`, those first whose own words do, and leaves out
 * parts without any. An empty search returns all parts.
 * @param contextOf further words by which a game is found, such as those of its box
 */
export function filterSections<T, P extends GameSection<T>>(
  parts: readonly P[],
  query: string,
  textOf: (game: T) => string,
  contextOf: (game: T) => string = () => '',
): P[] {
  if (query.trim() === '') return [...parts]
  return parts
    .map((part) => {
      const isOwn = (game: T) => containsWords(textOf(game), query)
      const found = part.games.filter((game) => containsWords(`${textOf(game)} ${contextOf(game)}`, query))
      return { ...part, games: [...found.filter(isOwn), ...found.filter((game) => !isOwn(game))] }
    })
    .filter(({ games }) => games.length > 0)
}
