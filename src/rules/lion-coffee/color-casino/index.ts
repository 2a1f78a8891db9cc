import { createCasino } from '../../casino/game'
import { defineGame } from '../../define-game'
import { moves, pick } from './choices'
import { DESCRIPTION } from './description'
import type { Move } from './move'
import { SHEET } from './play'
import { read, write } from './read'
import type { ColorEvent, ColorView } from './shape'
import type { ColorState } from './state'

export type * from './shape'
export type { ColorState } from './state'
export type { Move } from './move'

/**
 * Color Casino, from the sheet of the Lion Coffee premium deck: a card takes others of its colour by their sum or their
 * difference.
 */
export const colorCasino = defineGame<ColorState, Move, ColorView, ColorEvent>('color-casino', {
  ...createCasino(SHEET),
  // Taking is optional, and a tie at the top leads to another round, so the rules set no end.
  info: DESCRIPTION,
  moves,
  pick,
  write,
  read,
})
