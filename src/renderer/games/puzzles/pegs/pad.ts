import { letterOf } from '../../../../rules/kit'
import type { Pad, PadLine } from '../../types'
import type { PegTable } from './table'

const line = (what: string, cell: string | number): PadLine => ({
  label: { key: `pad.${what}` },
  cells: [String(cell)],
})

/** The pad of a jumping puzzle: the men as a sum, the moves where they are counted, and where the last man belongs. */
export function pegPad(seen: PegTable, first: number, aim: number | null, fewest: number | null): Pad {
  const { state, scores } = seen
  const { jumps, moveCount, movesLeft, finishes } = state
  const moves = moveCount === undefined ? [] : [line('moves', moveCount)]
  const limit = movesLeft === undefined || movesLeft === null ? [] : [line('limit', movesLeft + (moveCount ?? 0))]
  const least = fewest === null ? [] : [line('fewest', fewest)]
  const open = finishes === undefined ? [] : [line('finishes', finishes.join(' ') || '–')]
  return {
    lines: [
      ...(aim === null ? open : [line('aim', aim)]),
      ...moves,
      ...limit,
      ...least,
      line('first', first),
      line('jumped', jumps === 0 ? '0' : `−${jumps}`),
    ],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}
