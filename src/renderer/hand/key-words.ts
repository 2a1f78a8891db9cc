import { findText, seatPlayerName, text } from '../i18n/say'
import { isTouchOf, nameIn } from '../stage/model/touch-names'
import type { Narrowed } from '../stores/table/touch-narrowing'

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Returns a card as it is printed: `27`, `8♠`; a word if it has one. */
export function cardSign(game: string, card: string): string {
  const [, rank, suit] = /^(10|[2-9AJQK])([SHDC])$/.exec(card) ?? []
  if (rank !== undefined && suit !== undefined) return rank + (SUITS[suit] ?? '')
  return findText(`${game}.card.${card}`) !== null && /^[A-Z]/.test(card)
    ? (findText(`${game}.card.${card}`) ?? card)
    : (/^\d+/.exec(card)?.[0] ?? card)
}

/** Returns what the main key of a hand says: the move that these touches mean, or begin. A game may have its own words. */
export function sayKeyOf(game: string, picked: readonly string[], { single }: Narrowed): string {
  const named = (kind: 'hand' | 'call' | 'seat' | 'build') => picked.flatMap((touch) => nameIn(touch, kind) ?? [])
  const [hands, calls, seats, builds] = [named('hand'), named('call'), named('seat'), named('build')]
  if (picked.length === 0) return findText(`${game}.key.none`) ?? text('hand.key.none')
  if (builds[0] !== undefined) return text('hand.key.build', { value: builds[0] })
  if (picked.includes('build')) return text('hand.key.buildOn')
  const taken = picked.filter((touch) => touch !== 'table' && isTouchOf(touch, 'table')).length
  if (taken > 0) return text('hand.key.take', { count: taken }, taken)
  if (picked.includes('table')) return text('hand.key.trail')
  if (seats[0] !== undefined) return text('hand.key.ask', { name: seatPlayerName(seats[0]) })
  if (calls[0] !== undefined) return text('hand.key.call', { card: cardSign(game, calls[0]) })
  if (hands[0] !== undefined) {
    const params = { card: cardSign(game, hands[0]), count: hands.length }
    return findText(`${game}.key.lay`, params) ?? text('hand.key.lay', params)
  }
  return single === null ? text('hand.key.colour') : text('game.confirm')
}
