import { isGameId, type GameId } from '../../rules/manifest'
import { addGameMessages, byLanguage } from '../i18n'
import { loadGame } from './rules'
import type { GameFace } from './types'

/** Loaders of the faces of all games in the manifest, one line a game. A face is loaded when its box is opened. */
const FACE_LOADERS: Readonly<Record<GameId, () => Promise<GameFace>>> = {
  'another-reverse-puzzle': () => import('./puzzles/strip/face').then((it) => it.anotherReversePuzzleFace),
  'blind-forty-nine': () => import('./blind-forty-nine/face').then((it) => it.blindFortyNineFace),
  'boston-books': () => import('./boston-books/face').then((it) => it.bostonBooksFace),
  'cassino-21': () => import('./casino/pack/sheets').then((it) => it.cassino21Face),
  'cassino-25': () => import('./casino/pack/sheets').then((it) => it.cassino25Face),
  'chicago-casino': () => import('./chicago-casino').then((it) => it.chicagoCasinoFace),
  'color-casino': () => import('./color-casino').then((it) => it.colorCasinoFace),
  'colorow-solitaire': () => import('./colorow-solitaire/face').then((it) => it.colorowSolitaireFace),
  colorow: () => import('./colorow/face').then((it) => it.colorowFace),
  'deck-o-cards-roulette': () => import('./deck-o-cards-roulette/face').then((it) => it.deckOCardsRouletteFace),
  'forty-nine': () => import('./forty-nine/face').then((it) => it.fortyNineFace),
  'forty-nine-puzzle': () => import('./forty-nine-puzzle/face').then((it) => it.fortyNinePuzzleFace),
  isolation: () => import('./isolation/face').then((it) => it.isolationFace),
  'mystic-double-cross': () => import('./mystic-double-cross/face').then((it) => it.mysticDoubleCrossFace),
  'nebraska-checkers': () => import('./nebraska-checkers/face').then((it) => it.nebraskaCheckersFace),
  'new-york-whist': () => import('./new-york-whist/face').then((it) => it.newYorkWhistFace),
  'nine-men-square': () => import('./puzzles/nine-men/face').then((it) => it.nineMenSquareFace),
  'nine-men-triangle': () => import('./puzzles/nine-men/face').then((it) => it.nineMenTriangleFace),
  'pittsburgh-draw': () => import('./pittsburgh-draw/face').then((it) => it.pittsburghDrawFace),
  'pittsburgh-draw-puzzle': () => import('./pittsburgh-draw-puzzle/face').then((it) => it.pittsburghDrawPuzzleFace),
  'puzzle-supreme': () => import('./puzzle-supreme/face').then((it) => it.puzzleSupremeFace),
  'reverse-puzzle': () => import('./puzzles/strip/face').then((it) => it.reversePuzzleFace),
  'suite-assembling': () => import('./suite-assembling/face').then((it) => it.suiteAssemblingFace),
  'thirteen-puzzle': () => import('./thirteen-puzzle/face').then((it) => it.thirteenPuzzleFace),
  'twenty-five-goal': () => import('./twenty-five-goal/face').then((it) => it.twentyFiveGoalFace),
}

/** The words of all games by file, `<id>/<language>.ts`. The English ones are in the same file of the build as the face. */
const WORDS = import.meta.glob<unknown>('./*/??.ts', { import: 'default' })

/** Returns the loaders of a game's words by language. */
const wordsOf = (id: GameId) =>
  byLanguage(Object.fromEntries(Object.entries(WORDS).filter(([file]) => file.startsWith(`./${id}/`))))

const loadedFaces = new Map<string, GameFace>()

/** Loads a game's face and rules, and adds its messages to the catalogues. Throws for a game without a face. */
export async function loadGameFace(id: string): Promise<GameFace> {
  const known = loadedFaces.get(id)
  if (known) return known
  if (!isGameId(id)) throw new Error(`the game ${id} has no face yet`)
  const [face] = await Promise.all([FACE_LOADERS[id](), loadGame(id)])
  await addGameMessages({ id, words: wordsOf(id) })
  loadedFaces.set(id, face)
  return face
}

/** Whether this page has a face for the game. A save may be of a game that this version does not know. */
export function hasFace(id: string): id is GameId {
  return isGameId(id)
}
