import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import type { Seat } from '../../../rules/kit'
import { placingOf } from '../puzzles/cards-placing'
import type { Words } from '../../i18n/words'
import { HAND_SIZE, handCards, handOf, HANDS, isRight, namedCards, rankOf, type Table } from './table'
import { createEventWords, actorWords } from '../layout/words'

/** Returns a move in words: the card, and the hand by its kind. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const { card = '', to = null } = placingOf(move) ?? {}
  const key = card === 'C' ? 'move.cheater' : 'move.card'
  return { key: `${key}.${to ?? 'off'}`, params: { card } }
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<TenHandsEvent>({
  placed({ card, to }, you) {
    const key = card === 'C' ? 'event.placed-cheater' : 'event.placed'
    return actorWords(`${key}${to === null ? '-off' : ''}`, you, { card, hand: to ?? '' })
  },
  opened: ({ hand }) => ({ key: 'event.opened', params: { hand } }),
  filled: ({ right, rank, hand }) => ({ key: `event.${right ? 'right' : 'wrong'}.${rank}`, params: { hand } }),
  solved: (_it, you) => actorWords('event.solved', you),
})

/** Returns what the viewer can do now, and which hands are wrong. */
export function promptWords(seen: Table): Words {
  const { right, tray } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  const params = { right, left: tray.length }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (tray.length === HAND_SIZE * HANDS.length) return { key: 'prompt.fresh' }
  const wrong = HANDS.filter((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
  if (wrong.length === 0) return { key: 'prompt.lay', params }
  return { key: 'prompt.wrong', params: { ...params, n: wrong.length, hands: wrong.join(', ') } }
}

/** Returns the reason for a hint's move: what the hand needs, or that the card is in the way. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { card = '', to = null } = placingOf(move) ?? {}
  if (to === null) return { key: 'reason.off', params: { hand: handOf(seen.state, card) ?? '' } }
  const params = { hand: to, card, n: HAND_SIZE - 1 - handCards(seen.state, to).length }
  if (namedCards(seen, to)?.includes(card) === true) return { key: `reason.named.${to}`, params }
  return { key: `reason.kind.${to}`, params }
}

export function resultWords(seen: Table): Words | null {
  return seen.state.solved ? { key: 'result.done' } : null
}
