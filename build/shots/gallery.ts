import { games } from '../../src/rules/catalogue'
import type { LineOfPlay } from '../../src/rules/kit'
import { isGameId, type GameId } from '../../src/rules/manifest'
import { gameOf, type Position } from './position'

const NAMES = ['Ada', 'Walter', 'Opal', 'Homer', 'Edith', 'Mabel', 'Chester', 'Floyd']

/** How a game is shown: its players, and the number of plies after which it is interesting to look at. */
interface GalleryEntry {
  readonly plies: number
  /** By default as few as the game allows, but two if it is not for one alone. */
  readonly seats?: number
  readonly options?: Position['options']
  readonly seed?: string
  /** A further condition besides the number of plies. */
  readonly when?: (line: LineOfPlay) => boolean
}

/** Whether a man has been crowned. */
const hasCrownedMan = ({ game, state }: LineOfPlay): boolean =>
  /"kings":\{[^}]*\[\d/.test(JSON.stringify(game.dump(state)))

/** Whether there is a build on the table and something has been taken. */
const hasBuild = ({ game, state, moves }: LineOfPlay): boolean =>
  /"builds":\[[^\]]/.test(JSON.stringify(game.dump(state))) && moves.some((move) => move.includes(' takes '))

/** Whether fourteen cards are laid on their squares. */
const hasLaidCards = ({ moves }: LineOfPlay): boolean => moves.filter((move) => /\d$/.test(move)).length >= 14

/** Whether at least six bets were made since the last spin. */
const hasBets = ({ moves }: LineOfPlay): boolean => {
  const since = moves.slice(moves.findLastIndex((move) => / (spin|ready)/.test(move)) + 1)
  return since.filter((move) => / bet /.test(move)).length >= 6
}

const GALLERY_ENTRIES: Readonly<Partial<Record<GameId, GalleryEntry>>> = {
  'another-reverse-puzzle': { plies: 6 },
  'blind-forty-nine': { plies: 8 },
  'boston-books': { plies: 20, seats: 3 },
  'cassino-21': { plies: 4, when: hasBuild },
  'cassino-25': { plies: 2, when: hasBuild },
  'chicago-casino': { plies: 4, seats: 3 },
  'color-casino': { plies: 12 },
  colorow: { plies: 16, seats: 3 },
  'colorow-solitaire': { plies: 22 },
  'deck-o-cards-roulette': { plies: 40, seats: 4, when: hasBets },
  'forty-nine': { plies: 30, seats: 3, when: hasLaidCards },
  'forty-nine-puzzle': { plies: 14 },
  isolation: { plies: 5 },
  'mystic-double-cross': { plies: 17 },
  'nebraska-checkers': { plies: 30, when: hasCrownedMan },
  'new-york-whist': { plies: 19, seats: 4 },
  'nine-men-square': { plies: 1 },
  'nine-men-triangle': { plies: 1 },
  'pittsburgh-draw': { plies: 6, seats: 3 },
  'pittsburgh-draw-puzzle': { plies: 16 },
  'puzzle-supreme': { plies: 18 },
  'reverse-puzzle': { plies: 6 },
  'suite-assembling': { plies: 44 },
  'twenty-five-goal': { plies: 5 },
}

/** All games, in the order of their boxes. */
export const GALLERY_GAMES: readonly string[] = games.map(({ info }) => info.id)

/** Returns the position in which the gallery shows a game. Throws if the text is not the id of a game. */
export function galleryPosition(game: string): Position {
  if (!isGameId(game)) throw new Error(`There is no game ${game}.`)
  const showing: GalleryEntry = GALLERY_ENTRIES[game] ?? { plies: 12 }
  const { min, max } = gameOf(game).info.seats
  const seats = showing.seats ?? Math.max(min, Math.min(2, max))
  const { plies, options = {}, seed = `Gallery, ${game}`, when = () => true } = showing
  return {
    game,
    names: NAMES.slice(0, seats),
    options,
    seed,
    isReached: (line) => line.plyCount >= plies && when(line),
  }
}
