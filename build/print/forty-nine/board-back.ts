import type { Forme } from '../plates'
import { circle, NONE, over, rect, text, turned } from '../svg'
import { pip } from '../pips'
import { BOARD_UNITS } from './board'

const GOLD = over('gold')
const gold = (width: number) => ({ stroke: GOLD, width })

/**
 * The outside of the board: cloth, with a gold frame stamped on either leaf and the name on the right one, which is the
 * cover when the board is folded shut. It reads along the fold.
 */
export const boardBack = (): Forme => ({
  width: BOARD_UNITS,
  height: BOARD_UNITS,
  inks: ['gold'],
  shapes: leafFrame(0) + leafFrame(BOARD_UNITS / 2) + turned(90, 900, 600, name()),
})

const leafFrame = (x: number): string =>
  rect(x + 42, 42, 516, 1116, NONE, gold(5)) + rect(x + 54, 54, 492, 1092, NONE, gold(1.6))

/** Set level about the middle of the right leaf, which is then turned a quarter. */
const name = (): string =>
  text(900, 588, 'FORTY-NINE', 150, GOLD, { face: 'League Gothic', spacing: 12 }) +
  rect(640, 628, 520, 3, GOLD) +
  text(900, 676, 'THE POPULAR AMERICAN GAME', 34, GOLD, { face: 'League Gothic', spacing: 7 }) +
  emblem(470) +
  emblem(1330)

const emblem = (x: number): string =>
  circle(x, 600, 62, NONE, gold(4)) +
  circle(x, 600, 54, NONE, gold(1.4)) +
  text(x, 624, '49', 68, GOLD, { weight: 700 }) +
  pip('D', x, 500, 26, GOLD) +
  pip('D', x, 700, 26, GOLD)
