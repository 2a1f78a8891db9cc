import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/events'
import type { GameEvent, Seat, Seen } from '../../../rules/kit'
import type { Words } from '../types'
import { isUndealt, isVacant, pileOf, playOf, sizeOf, tableOf, upCount, type Table } from './table'

/** A move as a person would say it. */
export function moveWords(seen: Seen, _seat: Seat, move: string): Words {
  const { state } = tableOf(seen)
  const play = playOf(move)
  if (!play) return dealWords('move', state)
  const { card, to } = play
  const from = pileOf(state, card)
  if (to === 'up') return { key: from === null ? 'move.up-pack' : 'move.up', params: { card } }
  const where = isVacant(state.piles[to - 1]!) ? 'space' : 'onto'
  if (from === null) return { key: `move.pack-${where}`, params: { card, pile: to, next: Number(card) + 1 } }
  const n = state.piles[from - 1]!.up.length
  return { key: `move.run-${where}`, params: { card, pile: to, next: Number(card) + 1, n } }
}

/** A deal: three cards, or what is left, or the heap turned over first. */
function dealWords(kind: string, { stock, pass }: Table['state']): Words {
  const left = sizeOf(stock)
  if (left === 0) return { key: `${kind}.deal-again`, params: { pass: pass + 1 } }
  return { key: `${kind}.deal`, params: { n: Math.min(3, left) } }
}

export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as SuiteAssemblingEvent
  const who = event.seat === seen.eye ? 'you' : 'they'
  switch (it.type) {
    case 'dealt':
      return { key: 'event.dealt', params: { stock: it.stock } }
    case 'turnedOver':
      return { key: 'event.turnedOver', params: { pass: it.pass } }
    case 'lot':
      return { key: 'event.lot', params: { n: it.cards } }
    case 'moved': {
      const key = it.from === null ? 'event.moved-pack' : 'event.moved'
      return { key: `${key}.${who}`, params: { card: it.cards[0] ?? '', pile: it.to, n: it.cards.length } }
    }
    case 'up':
      return { key: it.byItself ? 'event.up-itself' : `event.up.${who}`, params: { card: it.card } }
    case 'turned':
      return { key: 'event.turned', params: { card: it.card, pile: it.pile } }
    case 'space':
      return { key: 'event.space', params: { pile: it.pile } }
    case 'suite':
      return { key: `event.suite.${it.colour}` }
    case 'open':
      return it.cards.length === 0
        ? null
        : { key: 'event.open', params: { cards: it.cards.join(', '), n: it.cards.length } }
    case 'ended':
      return { key: `event.ended.${it.reason}`, params: { score: it.score } }
    default:
      return null
  }
}

/** What can be done now. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { state } = table
  const up = upCount(state)
  if (table.over) return { key: state.solved ? 'prompt.solved' : 'prompt.blocked', params: { up } }
  if (isUndealt(table)) return { key: 'prompt.deal' }
  const params = { up, pass: state.pass, n: sizeOf(state.stock) }
  if (table.eye < 0) return { key: 'prompt.watch', params }
  if (state.piles.some(isVacant)) return { key: 'prompt.space', params }
  return { key: sizeOf(state.stock) === 0 ? 'prompt.again' : 'prompt.play', params }
}

/** Why a hint is good, as far as the open cards tell. */
export function reasonWords(seen: Seen, _seat: Seat, move: string): Words {
  const { state } = tableOf(seen)
  const play = playOf(move)
  if (!play) return dealWords('reason', state)
  const { card, to } = play
  const from = pileOf(state, card)
  if (to === 'up') return { key: from === null ? 'reason.up-pack' : 'reason.up', params: { card } }
  if (from !== null) {
    const n = sizeOf(state.piles[from - 1]!.down)
    return { key: n === 0 ? 'reason.makes-space' : 'reason.turns', params: { n, from } }
  }
  const space = isVacant(state.piles[to - 1]!)
  return { key: space ? 'reason.fills' : 'reason.joins', params: { card, next: Number(card) + 1 } }
}

export function resultWords(seen: Seen): Words | null {
  const { state, over } = tableOf(seen)
  if (!over) return null
  const up = upCount(state)
  return { key: state.solved ? 'result.done' : 'result.blocked', params: { up, left: 49 - up, pass: state.pass } }
}
