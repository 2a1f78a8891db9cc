import { namedZone } from '../../stage/model/touch-names'
import type { PuzzleSupremeEvent } from '../../../rules/forty-nine-outfit/puzzle-supreme/shape'
import { MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import type { Piece } from '../../stage/model/pieces'
import { boardTop, cardOnSquare, boardPiece, squareCentre, squareMark } from '../layout/board'
import { liftedPose, trayCard, trayGap } from '../puzzles/cards-tray'
import { boardWith, cardTouched } from '../puzzles/cards-workbench'
import type { SceneContext } from '../types'
import { isWrong, lineStates, type LineState, type Table } from './table'
import { firstOf, lastOf } from '../../../rules/kit'

/** Returns the scene: the board, the tray of cards around it, and glows on the lines that are right. */
export function scene(seen: Table, context: SceneContext<PuzzleSupremeEvent>): Piece[] {
  const lines = lineStates(seen.state.board)
  return [
    boardPiece(),
    ...seen.state.tray.map((card) => trayCard(card, context)),
    ...laidCards(seen, context, lines),
    ...vacantSquares(seen, context),
    ...lineEnds(lines),
  ]
}

function laidCards({ state }: Table, context: SceneContext<PuzzleSupremeEvent>, lines: readonly LineState[]): Piece[] {
  const glows = glowsOf(lines, filledSquare(context))
  return state.board.flatMap((card, i) => {
    if (card === null) return []
    const piece: Piece = { ...cardOnSquare(card, i + 1), carry: true, from: namedZone('hand', 'A') }
    const gap = trayGap(card, context)
    if (context.picked[0] === piece.touch) return [{ ...piece, pose: liftedPose(piece.pose, context), glow: 0.9 }, gap]
    const shine = glows.get(i + 1)
    return [shine === undefined ? piece : { ...piece, ...shine }, gap]
  })
}

/** Returns the square that the last move filled; null if it filled none. */
function filledSquare({ lastPly }: SceneContext<PuzzleSupremeEvent>): number | null {
  return lastPly?.events.find((event) => event.type === 'placed')?.square ?? null
}

/** Returns the glow of the cards of right lines; along a line that the last card completed, it runs from end to end. */
function glowsOf(lines: readonly LineState[], fresh: number | null): Map<number, Pick<Piece, 'glow' | 'beat'>> {
  const glows = new Map<number, Pick<Piece, 'glow' | 'beat'>>()
  for (const { isRight, squares } of lines) {
    if (!isRight) continue
    const finished = fresh !== null && squares.includes(fresh)
    squares.forEach((square, i) => {
      if (!finished) glows.set(square, glows.get(square) ?? { glow: 0.3 })
      else glows.set(square, { glow: 0.75, ...(square === fresh ? {} : { beat: 3 + i }) })
    })
  }
  return glows
}

/**
 * Returns the marks of vacant squares, which can be touched at any time; with a card picked, they glow according to
 * `vacantGlow`.
 */
function vacantSquares({ state }: Table, context: SceneContext<PuzzleSupremeEvent>): Piece[] {
  const card = cardTouched(state.board, context.picked[0])
  return state.board.flatMap((lying, i) => {
    if (lying !== null) return []
    const glow = card === null ? 0 : vacantGlow(boardWith(state.board, card, i + 1), i + 1)
    return [squareMark(i + 1, glow)]
  })
}

/**
 * Returns the glow of a square for a card: brightest where the card completes a line correctly, faintest where it makes
 * one wrong.
 */
function vacantGlow(board: readonly (string | null)[], square: number): number {
  const lines = lineStates(board).filter((line) => line.squares.includes(square))
  if (lines.some(isWrong)) return 0.08
  return lines.some((line) => line.isRight) ? 1 : 0.4
}

/** Returns the sum at the end of every line with at least one card; the mark glows if the sum is right. */
function lineEnds(lines: readonly LineState[]): Piece[] {
  return lines
    .filter(({ gaps, squares }) => gaps < squares.length)
    .map((line) => {
      const { kind, number, squares, sum, isRight } = line
      const at = endOf(kind, squares)
      return {
        id: `end:${kind}:${number}`,
        kind: 'mark',
        face: 'mark/row',
        pose: { ...at, y: boardTop(at.x) + 0.003 },
        zone: 'marks',
        glow: isRight ? 1 : 0,
        label: { text: String(sum), tone: isRight ? 'right' : isWrong(line) && sum >= MAGIC ? 'over' : 'under' },
      }
    })
}

function endOf(kind: LineState['kind'], squares: readonly number[]): { readonly x: number; readonly z: number } {
  const [first, last] = [squareCentre(firstOf(squares)), squareCentre(lastOf(squares))]
  if (kind === 'row') return { x: 7.45, z: last.z }
  if (kind === 'column') return { x: last.x, z: 7.45 }
  return first.x < last.x ? { x: 7.45, z: 7.45 } : { x: -7.45, z: 7.45 }
}
