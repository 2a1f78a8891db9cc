import type { SuiteAssemblingEvent } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { entryAt, type Seat } from '../../../rules/kit'
import { cardsParam, type Words } from '../../i18n/words'
import { isUndealt, isVacant, pileOf, playOf, sizeOf, upCount, type Table } from './table'
import { createEventWords, actorWords } from '../layout/words'

/** Returns a move in words. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const { state } = seen
  const play = playOf(move)
  if (!play) return dealWords('move', state)
  const { card, to } = play
  const from = pileOf(state, card)
  if (to === 'up') return { key: from === null ? 'move.up-pack' : 'move.up', params: { card } }
  const where = isVacant(entryAt(state.piles, to - 1)) ? 'space' : 'onto'
  if (from === null) return { key: `move.pack-${where}`, params: { card, pile: to, next: Number(card) + 1 } }
  const n = entryAt(state.piles, from - 1).up.length
  return { key: `move.run-${where}`, params: { card, pile: to, next: Number(card) + 1, n } }
}

/** Returns the words for a deal: three cards, or the rest, or the heap turned over first. */
function dealWords(kind: string, { stock, pass }: Table['state']): Words {
  const left = sizeOf(stock)
  if (left === 0) return { key: `${kind}.deal-again`, params: { pass: pass + 1 } }
  return { key: `${kind}.deal`, params: { n: Math.min(3, left) } }
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<SuiteAssemblingEvent>({
  dealt: ({ stock }) => ({ key: 'event.dealt', params: { stock } }),
  turnedOver: ({ pass }) => ({ key: 'event.turnedOver', params: { pass } }),
  lot: ({ cards }) => ({ key: 'event.lot', params: { n: cards } }),
  moved: ({ from, cards, to }, you) =>
    actorWords(from === null ? 'event.moved-pack' : 'event.moved', you, {
      card: cards[0] ?? '',
      pile: to,
      n: cards.length,
    }),
  up: ({ byItself, card }, you) =>
    byItself ? { key: 'event.up-itself', params: { card } } : actorWords('event.up', you, { card }),
  turned: ({ card, pile }) => ({ key: 'event.turned', params: { card, pile } }),
  space: ({ pile }) => ({ key: 'event.space', params: { pile } }),
  suite: ({ colour }) => ({ key: `event.suite.${colour}` }),
  open: ({ cards }) =>
    cards.length === 0 ? null : { key: 'event.open', params: { cards: cardsParam(cards), n: cards.length } },
  ended: ({ reason, score }) => ({ key: `event.ended.${reason}`, params: { score } }),
})

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { state } = seen
  const up = upCount(state)
  if (seen.over) return { key: state.solved ? 'prompt.solved' : 'prompt.blocked', params: { up } }
  if (isUndealt(seen)) return { key: 'prompt.deal' }
  const params = { up, pass: state.pass, n: sizeOf(state.stock) }
  if (seen.eye < 0) return { key: 'prompt.watch', params }
  if (state.piles.some(isVacant)) return { key: 'prompt.space', params }
  return { key: sizeOf(state.stock) === 0 ? 'prompt.again' : 'prompt.play', params }
}

/** Returns the reason for a hint's move, as far as the open cards show it. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const { state } = seen
  const play = playOf(move)
  if (!play) return dealWords('reason', state)
  const { card, to } = play
  const from = pileOf(state, card)
  if (to === 'up') return { key: from === null ? 'reason.up-pack' : 'reason.up', params: { card } }
  if (from !== null) {
    const n = sizeOf(entryAt(state.piles, from - 1).down)
    return { key: n === 0 ? 'reason.makes-space' : 'reason.turns', params: { n, from } }
  }
  const space = isVacant(entryAt(state.piles, to - 1))
  return { key: space ? 'reason.fills' : 'reason.joins', params: { card, next: Number(card) + 1 } }
}

export function resultWords(seen: Table): Words | null {
  const { state, over } = seen
  if (!over) return null
  const up = upCount(state)
  return { key: state.solved ? 'result.done' : 'result.blocked', params: { up, left: 49 - up, pass: state.pass } }
}
