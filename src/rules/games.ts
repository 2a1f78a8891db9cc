import type { CatalogueGame } from './catalogue'
import { describeGame, type DescriptionParts, type GameDescription } from './kit'
import { boxOf, GAME_IDS, type BoxId, type GameId } from './manifest'
import {
  ANOTHER_REVERSE_PUZZLE_DESCRIPTION as anotherReversePuzzle,
  REVERSE_PUZZLE_DESCRIPTION as reversePuzzle,
} from './forty-nine-outfit/strip/shape'
import { DESCRIPTION as blindFortyNine } from './forty-nine-outfit/blind-forty-nine/shape'
import { DESCRIPTION as bostonBooks } from './forty-nine-outfit/boston-books/shape'
import { DESCRIPTION as cassino21 } from './pack/cassino-21/shape'
import { DESCRIPTION as cassino25 } from './pack/cassino-25/shape'
import { DESCRIPTION as chicagoCasino } from './forty-nine-outfit/chicago-casino/shape'
import { DESCRIPTION as colorCasino } from './lion-coffee/color-casino/shape'
import { DESCRIPTION as colorow } from './forty-nine-outfit/colorow/shape'
import { DESCRIPTION as colorowSolitaire } from './forty-nine-outfit/colorow-solitaire/shape'
import { DESCRIPTION as deckOCardsRoulette } from './deck-o-cards/deck-o-cards-roulette/shape'
import { DESCRIPTION as fortyNine } from './forty-nine-outfit/forty-nine/shape'
import {
  FORTY_NINE_PUZZLE_DESCRIPTION as fortyNinePuzzle,
  TWENTY_FIVE_GOAL_DESCRIPTION as twentyFiveGoal,
} from './forty-nine-outfit/single-jumps/shape'
import { DESCRIPTION as isolation } from './forty-nine-outfit/isolation/shape'
import { DESCRIPTION as mysticDoubleCross } from './forty-nine-outfit/mystic-double-cross/shape'
import { DESCRIPTION as nebraskaCheckers } from './forty-nine-outfit/nebraska-checkers/shape'
import { DESCRIPTION as newYorkWhist } from './forty-nine-outfit/new-york-whist/shape'
import {
  SQUARE_DESCRIPTION as nineMenSquare,
  TRIANGLE_DESCRIPTION as nineMenTriangle,
} from './forty-nine-outfit/chains/shape'
import { DESCRIPTION as pittsburghDraw } from './forty-nine-outfit/pittsburgh-draw/shape'
import { DESCRIPTION as pittsburghDrawPuzzle } from './forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import { DESCRIPTION as puzzleSupreme } from './forty-nine-outfit/puzzle-supreme/shape'
import { DESCRIPTION as suiteAssembling } from './forty-nine-outfit/suite-assembling/shape'
import { DESCRIPTION as thirteenPuzzle } from './forty-nine-outfit/thirteen-puzzle/shape'

/** Description of a game that the manifest lists. */
export type CatalogueDescription = GameDescription & { readonly id: GameId; readonly box: BoxId }

/** Each game's description, which is there at once, and the function that loads its rules. */
const GAMES: Readonly<Record<GameId, readonly [DescriptionParts, () => Promise<CatalogueGame>]>> = {
  'forty-nine': [fortyNine, () => import('./forty-nine-outfit/forty-nine').then((it) => it.fortyNine)],
  'boston-books': [bostonBooks, () => import('./forty-nine-outfit/boston-books').then((it) => it.bostonBooks)],
  'chicago-casino': [chicagoCasino, () => import('./forty-nine-outfit/chicago-casino').then((it) => it.chicagoCasino)],
  colorow: [colorow, () => import('./forty-nine-outfit/colorow').then((it) => it.colorow)],
  'new-york-whist': [newYorkWhist, () => import('./forty-nine-outfit/new-york-whist').then((it) => it.newYorkWhist)],
  'nebraska-checkers': [
    nebraskaCheckers,
    () => import('./forty-nine-outfit/nebraska-checkers').then((it) => it.nebraskaCheckers),
  ],
  'pittsburgh-draw': [
    pittsburghDraw,
    () => import('./forty-nine-outfit/pittsburgh-draw').then((it) => it.pittsburghDraw),
  ],
  'thirteen-puzzle': [
    thirteenPuzzle,
    () => import('./forty-nine-outfit/thirteen-puzzle').then((it) => it.thirteenPuzzle),
  ],
  'reverse-puzzle': [reversePuzzle, () => import('./forty-nine-outfit/strip/game').then((it) => it.reversePuzzle)],
  'another-reverse-puzzle': [
    anotherReversePuzzle,
    () => import('./forty-nine-outfit/strip/game').then((it) => it.anotherReversePuzzle),
  ],
  'twenty-five-goal': [
    twentyFiveGoal,
    () => import('./forty-nine-outfit/single-jumps/game').then((it) => it.twentyFiveGoal),
  ],
  'mystic-double-cross': [
    mysticDoubleCross,
    () => import('./forty-nine-outfit/mystic-double-cross').then((it) => it.mysticDoubleCross),
  ],
  'blind-forty-nine': [
    blindFortyNine,
    () => import('./forty-nine-outfit/blind-forty-nine').then((it) => it.blindFortyNine),
  ],
  'colorow-solitaire': [
    colorowSolitaire,
    () => import('./forty-nine-outfit/colorow-solitaire').then((it) => it.colorowSolitaire),
  ],
  'pittsburgh-draw-puzzle': [
    pittsburghDrawPuzzle,
    () => import('./forty-nine-outfit/pittsburgh-draw-puzzle').then((it) => it.pittsburghDrawPuzzle),
  ],
  'forty-nine-puzzle': [
    fortyNinePuzzle,
    () => import('./forty-nine-outfit/single-jumps/game').then((it) => it.fortyNinePuzzle),
  ],
  'nine-men-triangle': [
    nineMenTriangle,
    () => import('./forty-nine-outfit/chains/game').then((it) => it.nineMenTriangle),
  ],
  'nine-men-square': [nineMenSquare, () => import('./forty-nine-outfit/chains/game').then((it) => it.nineMenSquare)],
  'puzzle-supreme': [puzzleSupreme, () => import('./forty-nine-outfit/puzzle-supreme').then((it) => it.puzzleSupreme)],
  'suite-assembling': [
    suiteAssembling,
    () => import('./forty-nine-outfit/suite-assembling').then((it) => it.suiteAssembling),
  ],
  isolation: [isolation, () => import('./forty-nine-outfit/isolation').then((it) => it.isolation)],
  'deck-o-cards-roulette': [
    deckOCardsRoulette,
    () => import('./deck-o-cards/deck-o-cards-roulette').then((it) => it.deckOCardsRoulette),
  ],
  'color-casino': [colorCasino, () => import('./lion-coffee/color-casino').then((it) => it.colorCasino)],
  'cassino-25': [cassino25, () => import('./pack/cassino-25').then((it) => it.cassino25)],
  'cassino-21': [cassino21, () => import('./pack/cassino-21').then((it) => it.cassino21)],
}

/** The descriptions of all games, in menu order. They load no rules, so a menu needs nothing else. */
export const descriptions: readonly CatalogueDescription[] = GAME_IDS.map((id) =>
  describeGame(id, boxOf(id), GAMES[id][0]),
)

const BY_ID: ReadonlyMap<string, CatalogueDescription> = new Map(descriptions.map((it) => [it.id, it]))

/** Returns the description of the game with this id, or undefined if no game has it. */
export function descriptionById(id: string): CatalogueDescription | undefined {
  return BY_ID.get(id)
}

/** Loads the rules of one game and nothing of the others; for programs that should start with little code. */
export function loadRules(id: GameId): Promise<CatalogueGame> {
  return GAMES[id][1]()
}
