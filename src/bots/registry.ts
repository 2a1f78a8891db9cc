import { isGameId, type GameId } from '../rules/manifest'
import type { BotProfile } from './bot-profile'

/** The bot of every game in the manifest, loaded with the game's rules on first use. One line a game. */
const BOTS: Readonly<Record<GameId, () => Promise<BotProfile>>> = {
  'forty-nine': () => import('./heuristics/forty-nine').then((it) => it.fortyNineBot),
  'boston-books': () => import('./heuristics/boston-books').then((it) => it.bostonBooksBot),
  'chicago-casino': () => import('./heuristics/chicago-casino').then((it) => it.chicagoCasinoBot),
  colorow: () => import('./heuristics/colorow').then((it) => it.colorowBot),
  'new-york-whist': () => import('./heuristics/new-york-whist').then((it) => it.newYorkWhistBot),
  'nebraska-checkers': () => import('./heuristics/nebraska-checkers').then((it) => it.nebraskaCheckersBot),
  'pittsburgh-draw': () => import('./heuristics/pittsburgh-draw').then((it) => it.pittsburghDrawBot),
  'thirteen-puzzle': () => import('./solvers/thirteen-puzzle').then((it) => it.thirteenPuzzleBot),
  'reverse-puzzle': () => import('./solvers/strip').then((it) => it.reversePuzzleBot),
  'another-reverse-puzzle': () => import('./solvers/strip').then((it) => it.anotherReversePuzzleBot),
  'twenty-five-goal': () => import('./solvers/jumps').then((it) => it.twentyFiveGoalBot),
  'mystic-double-cross': () => import('./solvers/mystic-double-cross').then((it) => it.mysticDoubleCrossBot),
  'blind-forty-nine': () => import('./solvers/blind-forty-nine').then((it) => it.blindFortyNineBot),
  'colorow-solitaire': () => import('./solvers/colorow-solitaire').then((it) => it.colorowSolitaireBot),
  'pittsburgh-draw-puzzle': () => import('./solvers/pittsburgh-draw-puzzle').then((it) => it.pittsburghDrawPuzzleBot),
  'forty-nine-puzzle': () => import('./solvers/jumps').then((it) => it.fortyNinePuzzleBot),
  'nine-men-triangle': () => import('./solvers/nine-men').then((it) => it.nineMenTriangleBot),
  'nine-men-square': () => import('./solvers/nine-men').then((it) => it.nineMenSquareBot),
  'puzzle-supreme': () => import('./solvers/puzzle-supreme').then((it) => it.puzzleSupremeBot),
  'suite-assembling': () => import('./solvers/suite-assembling').then((it) => it.suiteAssemblingBot),
  isolation: () => import('./solvers/isolation').then((it) => it.isolationBot),
  'deck-o-cards-roulette': () => import('./heuristics/deck-o-cards-roulette').then((it) => it.deckOCardsRouletteBot),
  'color-casino': () => import('./heuristics/color-casino').then((it) => it.colorCasinoBot),
  'cassino-25': () => import('./heuristics/cassino/levels').then((it) => it.cassino25Bot),
  'cassino-21': () => import('./heuristics/cassino/levels').then((it) => it.cassino21Bot),
}

/** Loads the bot of one game and nothing of the others; null for an unknown id. */
export function loadBot(id: GameId): Promise<BotProfile>
export function loadBot(id: string): Promise<BotProfile | null>
export async function loadBot(id: string): Promise<BotProfile | null> {
  return isGameId(id) ? BOTS[id]() : null
}
