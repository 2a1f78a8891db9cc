import type { CatalogueGame } from './catalogue'
import type { GameId } from './manifest'

/** Loaders of the rules of all games in the manifest, one line a game. */
const RULES_LOADERS: Readonly<Record<GameId, () => Promise<CatalogueGame>>> = {
  'forty-nine': () => import('./forty-nine-outfit/forty-nine').then((it) => it.fortyNine),
  'boston-books': () => import('./forty-nine-outfit/boston-books').then((it) => it.bostonBooks),
  'chicago-casino': () => import('./forty-nine-outfit/chicago-casino').then((it) => it.chicagoCasino),
  colorow: () => import('./forty-nine-outfit/colorow').then((it) => it.colorow),
  'new-york-whist': () => import('./forty-nine-outfit/new-york-whist').then((it) => it.newYorkWhist),
  'nebraska-checkers': () => import('./forty-nine-outfit/nebraska-checkers').then((it) => it.nebraskaCheckers),
  'pittsburgh-draw': () => import('./forty-nine-outfit/pittsburgh-draw').then((it) => it.pittsburghDraw),
  'thirteen-puzzle': () => import('./forty-nine-outfit/thirteen-puzzle').then((it) => it.thirteenPuzzle),
  'reverse-puzzle': () => import('./forty-nine-outfit/reverse-puzzle').then((it) => it.reversePuzzle),
  'another-reverse-puzzle': () =>
    import('./forty-nine-outfit/another-reverse-puzzle').then((it) => it.anotherReversePuzzle),
  'twenty-five-goal': () => import('./forty-nine-outfit/twenty-five-goal').then((it) => it.twentyFiveGoal),
  'mystic-double-cross': () => import('./forty-nine-outfit/mystic-double-cross').then((it) => it.mysticDoubleCross),
  'blind-forty-nine': () => import('./forty-nine-outfit/blind-forty-nine').then((it) => it.blindFortyNine),
  'colorow-solitaire': () => import('./forty-nine-outfit/colorow-solitaire').then((it) => it.colorowSolitaire),
  'pittsburgh-draw-puzzle': () =>
    import('./forty-nine-outfit/pittsburgh-draw-puzzle').then((it) => it.pittsburghDrawPuzzle),
  'forty-nine-puzzle': () => import('./forty-nine-outfit/forty-nine-puzzle').then((it) => it.fortyNinePuzzle),
  'nine-men-triangle': () => import('./forty-nine-outfit/nine-men-triangle').then((it) => it.nineMenTriangle),
  'nine-men-square': () => import('./forty-nine-outfit/nine-men-square').then((it) => it.nineMenSquare),
  'puzzle-supreme': () => import('./forty-nine-outfit/puzzle-supreme').then((it) => it.puzzleSupreme),
  'suite-assembling': () => import('./forty-nine-outfit/suite-assembling').then((it) => it.suiteAssembling),
  isolation: () => import('./forty-nine-outfit/isolation').then((it) => it.isolation),
  'deck-o-cards-roulette': () => import('./deck-o-cards/deck-o-cards-roulette').then((it) => it.deckOCardsRoulette),
  'color-casino': () => import('./lion-coffee/color-casino').then((it) => it.colorCasino),
  'cassino-25': () => import('./pack/cassino-25').then((it) => it.cassino25),
  'cassino-21': () => import('./pack/cassino-21').then((it) => it.cassino21),
}

/** Loads the rules of one game and nothing of the others; for programs that should start with little code. */
export function loadRules(id: GameId): Promise<CatalogueGame> {
  return RULES_LOADERS[id]()
}
