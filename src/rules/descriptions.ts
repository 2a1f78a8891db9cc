import { describeGame, type DescriptionParts, type GameDescription } from './kit'
import { boxOf, GAME_IDS, type BoxId, type GameId } from './manifest'
import { DESCRIPTION as anotherReversePuzzle } from './forty-nine-outfit/another-reverse-puzzle/description'
import { DESCRIPTION as blindFortyNine } from './forty-nine-outfit/blind-forty-nine/description'
import { DESCRIPTION as bostonBooks } from './forty-nine-outfit/boston-books/description'
import { DESCRIPTION as cassino21 } from './pack/cassino-21/description'
import { DESCRIPTION as cassino25 } from './pack/cassino-25/description'
import { DESCRIPTION as chicagoCasino } from './forty-nine-outfit/chicago-casino/description'
import { DESCRIPTION as colorCasino } from './lion-coffee/color-casino/description'
import { DESCRIPTION as colorow } from './forty-nine-outfit/colorow/description'
import { DESCRIPTION as colorowSolitaire } from './forty-nine-outfit/colorow-solitaire/description'
import { DESCRIPTION as deckOCardsRoulette } from './deck-o-cards/deck-o-cards-roulette/description'
import { DESCRIPTION as fortyNine } from './forty-nine-outfit/forty-nine/description'
import { DESCRIPTION as fortyNinePuzzle } from './forty-nine-outfit/forty-nine-puzzle/description'
import { DESCRIPTION as isolation } from './forty-nine-outfit/isolation/description'
import { DESCRIPTION as mysticDoubleCross } from './forty-nine-outfit/mystic-double-cross/description'
import { DESCRIPTION as nebraskaCheckers } from './forty-nine-outfit/nebraska-checkers/description'
import { DESCRIPTION as newYorkWhist } from './forty-nine-outfit/new-york-whist/description'
import { DESCRIPTION as nineMenSquare } from './forty-nine-outfit/nine-men-square/description'
import { DESCRIPTION as nineMenTriangle } from './forty-nine-outfit/nine-men-triangle/description'
import { DESCRIPTION as pittsburghDraw } from './forty-nine-outfit/pittsburgh-draw/description'
import { DESCRIPTION as pittsburghDrawPuzzle } from './forty-nine-outfit/pittsburgh-draw-puzzle/description'
import { DESCRIPTION as puzzleSupreme } from './forty-nine-outfit/puzzle-supreme/description'
import { DESCRIPTION as reversePuzzle } from './forty-nine-outfit/reverse-puzzle/description'
import { DESCRIPTION as suiteAssembling } from './forty-nine-outfit/suite-assembling/description'
import { DESCRIPTION as thirteenPuzzle } from './forty-nine-outfit/thirteen-puzzle/description'
import { DESCRIPTION as twentyFiveGoal } from './forty-nine-outfit/twenty-five-goal/description'

/** Description of a game that the manifest lists. */
export type CatalogueDescription = GameDescription & { readonly id: GameId; readonly box: BoxId }

const PARTS: Readonly<Record<GameId, DescriptionParts>> = {
  'forty-nine': fortyNine,
  'boston-books': bostonBooks,
  'chicago-casino': chicagoCasino,
  colorow: colorow,
  'new-york-whist': newYorkWhist,
  'nebraska-checkers': nebraskaCheckers,
  'pittsburgh-draw': pittsburghDraw,
  'thirteen-puzzle': thirteenPuzzle,
  'reverse-puzzle': reversePuzzle,
  'another-reverse-puzzle': anotherReversePuzzle,
  'twenty-five-goal': twentyFiveGoal,
  'mystic-double-cross': mysticDoubleCross,
  'blind-forty-nine': blindFortyNine,
  'colorow-solitaire': colorowSolitaire,
  'pittsburgh-draw-puzzle': pittsburghDrawPuzzle,
  'forty-nine-puzzle': fortyNinePuzzle,
  'nine-men-triangle': nineMenTriangle,
  'nine-men-square': nineMenSquare,
  'puzzle-supreme': puzzleSupreme,
  'suite-assembling': suiteAssembling,
  isolation: isolation,
  'deck-o-cards-roulette': deckOCardsRoulette,
  'color-casino': colorCasino,
  'cassino-25': cassino25,
  'cassino-21': cassino21,
}

/** The descriptions of all games, in menu order. They load no rules, so a menu needs nothing else. */
export const descriptions: readonly CatalogueDescription[] = GAME_IDS.map((id) =>
  describeGame(id, boxOf(id), PARTS[id]),
)

const BY_ID: ReadonlyMap<string, CatalogueDescription> = new Map(descriptions.map((it) => [it.id, it]))

/** Returns the description of the game with this id, or undefined if no game has it. */
export function descriptionById(id: string): CatalogueDescription | undefined {
  return BY_ID.get(id)
}
