import { isTouchOf } from '../stage/model/touch-names'
import type { GameView } from '../../rules/kit'
import { classOf } from '../../rules/forty-nine-outfit/single-jumps/classes'
import { boardTop, NUMBERS, squareCentre } from '../games/layout/board'
import type { PegTable } from '../games/puzzles/pegs/scene'
import type { Words } from '../i18n/words'
import type { Piece } from '../stage/model/pieces'
import { SIZE } from '../stage/model/sizes'

const WIDTH = 7
const VACANCY = 14

/** Chips for the three classes, in the order of the classes. */
const CHIP_FACES = ['chip/white', 'chip/red', 'chip/blue'] as const

/**
 * Returns the class of a square, 0 to 2: row plus column, modulo three. Any three squares in an upright or level line
 * have all three.
 */
const classAt = (square: number): number => classOf(square - 1, 0)

/** Counts the men on each class. */
export function countClasses(men: readonly number[]): [number, number, number] {
  const on = (which: number) => men.filter((square) => classAt(square) === which).length
  return [on(0), on(1), on(2)]
}

function chip(square: number): Piece {
  const { x, z } = squareCentre(square)
  return {
    id: `class:${square}`,
    kind: 'chip',
    face: CHIP_FACES[classAt(square)] ?? CHIP_FACES[0],
    pose: { x, y: boardTop(x) + 0.004, z, turn: square },
    zone: 'classes',
  }
}

/** Puts a chip of its class under every square's man, so that the proof is visible on the board. */
export function addClassChips(pieces: readonly Piece[]): Piece[] {
  const raised = pieces.map((piece) =>
    piece.kind === 'man' && isTouchOf(piece.touch, 'square')
      ? { ...piece, pose: { ...piece.pose, y: piece.pose.y + SIZE.chip.h } }
      : piece,
  )
  return [...raised, ...NUMBERS.map(chip)]
}

/** Formats the numbers of men on white, red and blue. */
export function classTally(seen: GameView): Words {
  const [white, red, blue] = countClasses((seen as PegTable).state.men)
  return { key: 'questions.tally.classes', params: { white, red, blue } }
}

/** Counts the pairs of cards out of order, with the vacancy as the fourteenth card, and its steps to square 14. */
export function countDisorder(squares: readonly (string | null)[]): { readonly pairs: number; readonly steps: number } {
  const cards = squares.map((card) => (card === null ? VACANCY : Number(card)))
  const pairs = cards.flatMap((card, i) => cards.slice(i + 1).filter((later) => later < card)).length
  const vacant = cards.indexOf(VACANCY)
  const steps = WIDTH - 1 - (vacant % WIDTH) + (vacant < WIDTH ? 1 : 0)
  return { pairs, steps }
}

/** Formats the parity that sliding cards never changes. */
export function parityTally(seen: GameView): Words {
  const { squares } = seen.state as { readonly squares: readonly (string | null)[] }
  const { pairs, steps } = countDisorder(squares)
  return { key: `questions.tally.${(pairs + steps) % 2 === 0 ? 'even' : 'odd'}`, params: { pairs, steps } }
}
