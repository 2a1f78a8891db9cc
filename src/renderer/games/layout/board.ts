import { namedTouch } from '../../stage/model/names'
import { leafRise, SIZE } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import { between, jitter } from './jitter'

/** The middle of a square of the board of forty-nine: row by row from the far left, in inches. */
export function squareCentre(square: number): { readonly x: number; readonly z: number } {
  const r = Math.floor((square - 1) / 7)
  const c = (square - 1) % 7
  return { x: 2 * c - 6, z: 2 * r - 6 }
}

/** Height of the printed side of the board at x: its two leaves lean a little against each other. */
export function boardTop(x: number): number {
  return SIZE.board.h + leafRise(x)
}

/** Whether a square's number divides by five: it has a circle for its middle. */
export const isRound = (square: number): boolean => square % 5 === 0

/** The board, open in the middle of the table. */
export function openBoard(): Piece {
  return {
    id: 'board',
    kind: 'board',
    face: '49/board',
    pose: { x: 0, y: 0, z: 0, turn: 0 },
    fold: 0,
    zone: 'table',
    motion: 'lay',
  }
}

/** A numbered card (or the Cheater, `C`) laid on a square, a little askew in its own way. Its touch is the square's. */
export function cardOnSquare(card: string, square: number): Piece {
  const id = `card:${card}`
  const centre = squareCentre(square)
  const x = centre.x + jitter(id, 'x', 0.06)
  return {
    id,
    kind: 'card',
    face: `49/${card}`,
    pose: {
      x,
      y: boardTop(x) + 0.004,
      z: centre.z + jitter(id, 'z', 0.06),
      turn: jitter(id, 'turn', 0.045),
      bend: [between(id, 'along', 0.008, 0.022), between(id, 'across', -0.002, 0.01)],
    },
    zone: 'board',
    motion: 'lay',
    touch: namedTouch('square', square),
  }
}

/** A man standing on a square. `at` tells men apart (`man:red:3`); `face` is his colour, `man/red`. */
export function manOnSquare(id: string, face: string, square: number, level = 0): Piece {
  const centre = squareCentre(square)
  const x = centre.x + jitter(id, 'x', 0.05)
  return {
    id,
    kind: 'man',
    face,
    pose: {
      x,
      y: boardTop(x) + 0.004 + level,
      z: centre.z + jitter(id, 'z', 0.05),
      turn: jitter(id, 'turn', 3),
    },
    zone: 'board',
    touch: namedTouch('square', square),
  }
}

/** Light on an empty square that can be touched, or that was. */
export function squareMark(square: number, glow: number): Piece {
  const { x, z } = squareCentre(square)
  return {
    id: `mark:${square}`,
    kind: 'mark',
    face: isRound(square) ? 'mark/round' : 'mark/square',
    pose: { x, y: boardTop(x) + 0.003, z },
    touch: namedTouch('square', square),
    zone: 'marks',
    glow,
  }
}
