import { deckOCardsRoulette } from './deck-o-cards/deck-o-cards-roulette'
import { anotherReversePuzzle, reversePuzzle } from './forty-nine-outfit/strip/game'
import { blindFortyNine } from './forty-nine-outfit/blind-forty-nine'
import { bostonBooks } from './forty-nine-outfit/boston-books'
import { chicagoCasino } from './forty-nine-outfit/chicago-casino'
import { colorowSolitaire } from './forty-nine-outfit/colorow-solitaire'
import { colorow } from './forty-nine-outfit/colorow'
import { fortyNine } from './forty-nine-outfit/forty-nine'
import { fortyNinePuzzle, twentyFiveGoal } from './forty-nine-outfit/single-jumps/game'
import { isolation } from './forty-nine-outfit/isolation'
import { mysticDoubleCross } from './forty-nine-outfit/mystic-double-cross'
import { nebraskaCheckers } from './forty-nine-outfit/nebraska-checkers'
import { newYorkWhist } from './forty-nine-outfit/new-york-whist'
import { nineMenSquare, nineMenTriangle } from './forty-nine-outfit/chains/game'
import { pittsburghDraw } from './forty-nine-outfit/pittsburgh-draw'
import { pittsburghDrawPuzzle } from './forty-nine-outfit/pittsburgh-draw-puzzle'
import { puzzleSupreme } from './forty-nine-outfit/puzzle-supreme'
import { suiteAssembling } from './forty-nine-outfit/suite-assembling'
import { thirteenPuzzle } from './forty-nine-outfit/thirteen-puzzle'
import type { AnyGame } from './kit'
import { colorCasino } from './lion-coffee/color-casino'
import { GAME_IDS, isGameId, type BoxId, type GameId } from './manifest'
import { cassino21 } from './pack/cassino-21'
import { cassino25 } from './pack/cassino-25'

/** A game that the manifest lists, with the id and the box of its entry. */
export type CatalogueGame = AnyGame & { readonly info: { readonly id: GameId; readonly box: BoxId } }

/**
 * The rules of every game. Rules import only from their own layer, never from a layer above it, so all are loaded at
 * once.
 */
const RULES: Readonly<Record<GameId, CatalogueGame>> = {
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

/** Every game of the house, in menu order. */
export const games: readonly CatalogueGame[] = GAME_IDS.map((id) => RULES[id])

/** Returns the game with this id, or undefined if no game has it. */
export function gameById(id: GameId): CatalogueGame
export function gameById(id: string): CatalogueGame | undefined
export function gameById(id: string): CatalogueGame | undefined {
  return isGameId(id) ? RULES[id] : undefined
}
