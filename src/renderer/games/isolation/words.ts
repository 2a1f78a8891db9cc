import type { IsolationEvent } from '../../../rules/forty-nine-outfit/isolation/shape'
import type { Seat } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import { CARDS, clashesOf, stepOf, type Table } from './table'
import { createEventWords, actorWords } from '../layout/words'

/** Returns a move in words. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const { from = null, to = null } = stepOf(move) ?? {}
  if (to === null) return { key: 'move.off', params: { from: from ?? '' } }
  return from === null ? { key: 'move.lay', params: { to } } : { key: 'move.move', params: { from, to } }
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<IsolationEvent, Table['state']>({
  laid: ({ square }, you, seen) => actorWords('event.laid', you, { square, n: clashesAt(seen, square) }),
  moved: ({ from, square }, you, seen) => actorWords('event.moved', you, { from, square, n: clashesAt(seen, square) }),
  takenUp: ({ square }, you) => actorWords('event.takenUp', you, { square }),
  solved: ({ solution, family }, you) => actorWords('event.solved', you, { solution, family }),
})

function clashesAt(seen: Table, square: number): number {
  return clashesOf(square, seen.state.squares).length
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { state, over, eye } = seen
  if (over) return { key: 'prompt.over', params: { solution: state.solution ?? '', family: state.family ?? '' } }
  const laid = CARDS - state.inHand
  if (eye < 0) return { key: 'prompt.watch', params: { laid, clashes: state.clashes } }
  if (laid === 0) return { key: 'prompt.fresh' }
  if (state.clashes > 0) return { key: 'prompt.clash', params: { n: state.clashes } }
  return { key: 'prompt.lay', params: { n: state.inHand } }
}

/** Returns the reason for a hint's move: the card clashes with none there, or it stood in the way. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { squares } = seen.state
  const { from = null, to = null } = stepOf(move) ?? {}
  const others = squares.filter((square) => square !== from)
  if (to === null) return { key: 'reason.off', params: { from: from ?? '' } }
  const after = clashesOf(to, others).length
  if (from === null) {
    return after > 0
      ? { key: 'reason.stays', params: { to } }
      : { key: 'reason.alone', params: { to, n: others.length } }
  }
  const [other] = clashesOf(from, others)
  if (other !== undefined) return { key: 'reason.frees', params: { from, to, other } }
  return { key: 'reason.way', params: { from, to } }
}

export function resultWords(seen: Table): Words | null {
  const { state } = seen
  if (!state.solved) return null
  return { key: 'result.done', params: { solution: state.solution ?? '', family: state.family ?? '' } }
}
