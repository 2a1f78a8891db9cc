import type { MysticDoubleCrossEvent } from '../../../rules/forty-nine-outfit/mystic-double-cross/events'
import type { GameEvent, Seat, Seen } from '../../../rules/kit'
import { isRound } from '../layout/board'
import type { Words } from '../types'
import { cheaterSquare, FIVES, isUndealt, ROW_POINTS, rowsFilledBy, stackSize, tableOf, targetOf } from './table'

/** What the Cheater would bring on a square now. */
function worth(seen: Seen, square: number): number {
  const { board } = tableOf(seen).state
  return (isRound(square) ? square : 0) + ROW_POINTS * rowsFilledBy(board, square).length
}

/** A move as a person would say it. */
export function moveWords(seen: Seen, _seat: Seat, move: string): Words {
  const square = cheaterSquare(move)
  if (square === null) return { key: 'move.draw', params: { n: stackSize(tableOf(seen)) } }
  const points = worth(seen, square)
  return points > 0
    ? { key: 'move.cheat-points', params: { square, points } }
    : { key: 'move.cheat', params: { square } }
}

export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as MysticDoubleCrossEvent
  const who = event.seat === seen.eye ? 'you' : 'they'
  switch (it.type) {
    case 'dealt':
      return { key: 'event.dealt', params: { stack: it.stack, rest: it.rest } }
    case 'turned':
      return it.card === 'C'
        ? { key: `event.turned-cheater.${who}` }
        : { key: `event.turned.${who}`, params: { card: it.card } }
    case 'laid':
      return it.card === 'C' ? { key: `event.cheated.${who}`, params: { square: it.square } } : null
    case 'aside':
      return { key: 'event.aside', params: { card: it.card } }
    case 'held':
      return { key: `event.held.${who}` }
    case 'scored': {
      const [kind = '', what = ''] = it.for.split(' ')
      return { key: `event.scored.${kind}`, params: { what, points: it.points } }
    }
    case 'ended':
      return { key: `event.ended.${it.reason}`, params: { score: it.score, target: it.target } }
    default:
      return null
  }
}

/** What can be done now, and how the count stands. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { score, inHand, drawn } = table.state
  if (table.over) return { key: 'prompt.over', params: { score } }
  if (isUndealt(table)) return { key: 'prompt.deal' }
  if (table.eye < 0) return { key: 'prompt.watch', params: { score, n: stackSize(table) } }
  if (inHand !== null) return { key: 'prompt.cheater' }
  if (drawn === 0) return { key: 'prompt.first', params: { target: targetOf(table) } }
  return { key: 'prompt.draw', params: { score, n: stackSize(table) } }
}

/** Why a hint is good: what the Cheater brings there. Nobody chooses which card comes. */
export function reasonWords(seen: Seen, _seat: Seat, move: string): Words {
  const { board } = tableOf(seen).state
  const square = cheaterSquare(move)
  if (square === null) return { key: 'reason.draw' }
  const [row] = rowsFilledBy(board, square)
  if (row !== undefined) return { key: 'reason.row', params: { square, row: row.name, points: worth(seen, square) } }
  const highest = FIVES.findLast((five) => board[five - 1] === null)
  if (square === highest) return { key: 'reason.highest', params: { square } }
  return { key: isRound(square) ? 'reason.five' : 'reason.any', params: { square } }
}

export function resultWords(seen: Seen): Words | null {
  const table = tableOf(seen)
  if (!table.over) return null
  const { score, solved } = table.state
  const target = targetOf(table)
  return { key: solved ? 'result.done' : 'result.below', params: { score, target, short: Math.max(0, target - score) } }
}
