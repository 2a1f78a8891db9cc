import type { IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/events'
import type { GameEvent, Seat, Seen } from '../../../rules/kit'
import type { Words } from '../types'
import { CARDS, clashesOf, stepOf, tableOf } from './table'

/** A move as a person would say it. */
export function moveWords(_seen: Seen, _seat: Seat, move: string): Words {
  const { from = null, to = null } = stepOf(move) ?? {}
  if (to === null) return { key: 'move.off', params: { from: from ?? '' } }
  return from === null ? { key: 'move.lay', params: { to } } : { key: 'move.move', params: { from, to } }
}

export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as IsolationEvent
  const who = event.seat === seen.eye ? 'you' : 'they'
  switch (it.type) {
    case 'laid':
      return { key: `event.laid.${who}`, params: { square: it.square, n: clashesAt(seen, it.square) } }
    case 'moved':
      return { key: `event.moved.${who}`, params: { from: it.from, square: it.square, n: clashesAt(seen, it.square) } }
    case 'takenUp':
      return { key: `event.takenUp.${who}`, params: { square: it.square } }
    case 'solved':
      return { key: `event.solved.${who}`, params: { solution: it.solution, family: it.family } }
    default:
      return null
  }
}

function clashesAt(seen: Seen, square: number): number {
  return clashesOf(square, tableOf(seen).state.squares).length
}

/** What can be done now. */
export function promptWords(seen: Seen): Words {
  const { state, over, eye } = tableOf(seen)
  if (over) return { key: 'prompt.over', params: { solution: state.solution ?? '', family: state.family ?? '' } }
  const laid = CARDS - state.inHand
  if (eye < 0) return { key: 'prompt.watch', params: { laid, clashes: state.clashes } }
  if (laid === 0) return { key: 'prompt.fresh' }
  if (state.clashes > 0) return { key: 'prompt.clash', params: { n: state.clashes } }
  return { key: 'prompt.lay', params: { n: state.inHand } }
}

/** Why a hint is good: whom the card leaves alone, or that it stood in the way. */
export function reasonWords(seen: Seen, _seat: Seat, move: string): Words {
  const { squares } = tableOf(seen).state
  const { from = null, to = null } = stepOf(move) ?? {}
  const others = squares.filter((square) => square !== from)
  if (to === null) return { key: 'reason.off', params: { from: from ?? '' } }
  const after = clashesOf(to, others).length
  if (from === null) {
    return after > 0
      ? { key: 'reason.stays', params: { to } }
      : { key: 'reason.alone', params: { to, n: others.length } }
  }
  const before = clashesOf(from, others)
  if (before.length > 0) return { key: 'reason.frees', params: { from, to, other: before[0]! } }
  return { key: 'reason.way', params: { from, to } }
}

export function resultWords(seen: Seen): Words | null {
  const { state } = tableOf(seen)
  if (!state.solved) return null
  return { key: 'result.done', params: { solution: state.solution ?? '', family: state.family ?? '' } }
}
