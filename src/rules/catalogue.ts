import { deckOCardsRoulette } from './deck-o-cards/deck-o-cards-roulette'
import { anotherReversePuzzle } from './forty-nine-outfit/another-reverse-puzzle'
import { blindFortyNine } from './forty-nine-outfit/blind-forty-nine'
import { bostonBooks } from './forty-nine-outfit/boston-books'
import { chicagoCasino } from './forty-nine-outfit/chicago-casino'
import { colorowSolitaire } from './forty-nine-outfit/colorow-solitaire'
import { colorow } from './forty-nine-outfit/colorow'
import { fortyNine } from './forty-nine-outfit/forty-nine'
import { fortyNinePuzzle } from './forty-nine-outfit/forty-nine-puzzle'
import { isolation } from './forty-nine-outfit/isolation'
import { mysticDoubleCross } from './forty-nine-outfit/mystic-double-cross'
import { nebraskaCheckers } from './forty-nine-outfit/nebraska-checkers'
import { newYorkWhist } from './forty-nine-outfit/new-york-whist'
import { nineMenSquare } from './forty-nine-outfit/nine-men-square'
import { nineMenTriangle } from './forty-nine-outfit/nine-men-triangle'
import { pittsburghDraw } from './forty-nine-outfit/pittsburgh-draw'
import { pittsburghDrawPuzzle } from './forty-nine-outfit/pittsburgh-draw-puzzle'
import { puzzleSupreme } from './forty-nine-outfit/puzzle-supreme'
import { reversePuzzle } from './forty-nine-outfit/reverse-puzzle'
import { suiteAssembling } from './forty-nine-outfit/suite-assembling'
import { thirteenPuzzle } from './forty-nine-outfit/thirteen-puzzle'
import { twentyFiveGoal } from './forty-nine-outfit/twenty-five-goal'
import type { AnyGame } from './kit'
import { colorCasino } from './lion-coffee/color-casino'
import { cassino21 } from './pack/cassino-21'
import { cassino25 } from './pack/cassino-25'

/** A box on the shelf. */
export interface Box {
  readonly id: string
  readonly title: string
  /** Year of its sheet; null where it bears none. */
  readonly year: number | null
}

export const boxes: readonly Box[] = [
  { id: 'forty-nine-outfit', title: 'Forty-Nine outfit', year: 1926 },
  { id: 'deck-o-cards', title: 'Deck-O-Cards Roulette', year: 1938 },
  { id: 'lion-coffee', title: 'Lion Coffee Color Casino', year: null },
  { id: 'pack', title: 'Pack of playing cards', year: null },
]

/** Every game of the house, in the order of its menu: one line a game. */
export const games: readonly AnyGame[] = [
  fortyNine, //
  bostonBooks,
  chicagoCasino,
  colorow,
  newYorkWhist,
  nebraskaCheckers,
  pittsburghDraw,
  thirteenPuzzle,
  reversePuzzle,
  anotherReversePuzzle,
  twentyFiveGoal,
  mysticDoubleCross,
  blindFortyNine,
  colorowSolitaire,
  pittsburghDrawPuzzle,
  fortyNinePuzzle,
  nineMenTriangle,
  nineMenSquare,
  puzzleSupreme,
  suiteAssembling,
  isolation,
  deckOCardsRoulette,
  colorCasino,
  cassino25,
  cassino21,
]

const BY_ID: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.info.id, game]))

/** The game with this id, if there is one. */
export function gameById(id: string): AnyGame | undefined {
  return BY_ID.get(id)
}
