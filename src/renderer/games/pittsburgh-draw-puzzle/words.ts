import type { TenHandsEvent } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/events'
import type { GameEvent, Seat, Seen } from '../../../rules/kit'
import { placingOf } from '../puzzles/cards-placing'
import type { Words } from '../types'
import { FIVE, handCards, handOf, HANDS, isRight, namedCards, rankOf, tableOf } from './table'

const who = (event: GameEvent, seen: Seen) => (event.seat === seen.eye ? 'you' : 'they')

/** A move as a person would say it: the card, and the hand by its kind. */
export function moveWords(_seen: Seen, _seat: Seat, move: string): Words {
  const { card = '', to = null } = placingOf(move) ?? {}
  const key = card === 'C' ? 'move.cheater' : 'move.card'
  return { key: `${key}.${to ?? 'off'}`, params: { card } }
}

export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as TenHandsEvent
  switch (it.type) {
    case 'placed': {
      const key = it.card === 'C' ? 'event.placed-cheater' : 'event.placed'
      const params = { card: it.card, hand: it.to ?? '' }
      return { key: `${key}${it.to === null ? '-off' : ''}.${who(event, seen)}`, params }
    }
    case 'opened':
      return { key: 'event.opened', params: { hand: it.hand } }
    case 'filled':
      return { key: `event.${it.right ? 'right' : 'wrong'}.${it.rank}`, params: { hand: it.hand } }
    case 'solved':
      return { key: `event.solved.${who(event, seen)}` }
    default:
      return null
  }
}

/** What can be done now, and what stands in the way. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { right, tray } = table.state
  if (table.over) return { key: 'prompt.over' }
  const params = { right, left: tray.length }
  if (table.eye < 0) return { key: 'prompt.watch', params }
  if (tray.length === FIVE * HANDS.length) return { key: 'prompt.fresh' }
  const wrong = HANDS.filter((hand) => rankOf(table.state, hand) !== null && !isRight(table, hand))
  if (wrong.length === 0) return { key: 'prompt.lay', params }
  return { key: 'prompt.wrong', params: { ...params, n: wrong.length, hands: wrong.join(', ') } }
}

/** Why a hint is good: what the hand wants, or that the card stands in the way. */
export function reasonWords(seen: Seen, _seat: Seat, move: string): Words {
  const table = tableOf(seen)
  const { card = '', to = null } = placingOf(move) ?? {}
  if (to === null) return { key: 'reason.off', params: { hand: handOf(table.state, card) ?? '' } }
  const params = { hand: to, card, n: FIVE - 1 - handCards(table.state, to).length }
  if (namedCards(table, to)?.includes(card) === true) return { key: `reason.named.${to}`, params }
  return { key: `reason.kind.${to}`, params }
}

export function resultWords(seen: Seen): Words | null {
  return tableOf(seen).state.solved ? { key: 'result.done' } : null
}
