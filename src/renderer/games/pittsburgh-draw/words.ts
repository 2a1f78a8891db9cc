import type {
  DiscardedEvent,
  DrawnEvent,
  PittsburghEvent,
  ShownEvent,
  WonEvent,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw/shape'
import type { DealtEvent } from '../../../rules/forty-nine-outfit/pack'
import { createEventWords, actorWords } from '../layout/words'
import { isOpenHand, eyeOf } from '../layout/eye'
import { cardsParam, seatParam, type Words } from '../../i18n/words'
import { sizeOf, type Table, discardsOf, isShowing, isUndealt, worthOf } from './table'
import type { Seat } from '../../../rules/kit'
import { reasonFor, type PittsburghReasonKey } from '../../../bots/reasons/pittsburgh-draw'
import type { HandKind } from '../../../rules/forty-nine-outfit/ranking'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<PittsburghEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  stood: (_it, you) => actorWords('event.stood', you),
  discarded: (it, you) => movedWords('discarded', it, you),
  drawn: (it, you) => movedWords('drawn', it, you),
  reshuffled: ({ stock }) => ({ key: 'event.reshuffled', params: { n: stock } }),
  shown: shownWords,
  won: wonWords,
  ended: (_it, you) => actorWords('event.ended', you),
})

function dealtWords({ hands, deal, stock }: DealtEvent, seen: Table): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  // Later hands wait face down while the last ones lie open.
  if (deal > 1) return { key: 'event.dealt-waiting', params }
  return { key: 'event.dealt-you', params: { ...params, cards: cardsParam(hand) } }
}

/** Returns the words for cards that leave a hand or enter it: named for their owner, counted for everybody else. */
function movedWords(what: 'discarded' | 'drawn', { cards }: DiscardedEvent | DrawnEvent, you: boolean): Words {
  const n = sizeOf(cards)
  return actorWords(`event.${what}`, you, isOpenHand(cards) ? { n, cards: cardsParam(cards) } : { n, cards: '' })
}

function shownWords({ hand }: ShownEvent, you: boolean): Words {
  const { cards, kind, governs, cheaterAs } = hand
  const key = `event.shown${cheaterAs === null ? '' : '-cheater'}.${kind}`
  return actorWords(key, you, { cards: cardsParam(cards), governs: governs[0] ?? 0, as: cheaterAs ?? 0 })
}

function wonWords({ kind, points, score }: WonEvent, you: boolean): Words {
  return actorWords(`event.won.${kind}`, you, { n: points, score })
}

/** Returns a move in words: standing, or the cards discarded. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const cards = discardsOf(move)
  if (cards.length === 0) return { key: 'move.stand' }
  return { key: cards.length === 5 ? 'move.all' : 'move.discard', params: { cards: cardsParam(cards) } }
}

/** Returns what the viewer can do now, and the kind of the viewer's own hand. */
export function promptWords(seen: Table): Words {
  const { turn, shown } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  const isOwnTurn = turn === eyeOf(seen)
  if (shown !== null && isShowing(seen)) {
    const { winner, points } = shown
    return {
      key: `prompt.${isOwnTurn ? 'take-up' : 'shown'}.${winner === eyeOf(seen) ? 'you' : 'they'}`,
      params: { winner: seatParam(winner), n: points, who: seatParam(turn) },
    }
  }
  if (!isOwnTurn) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const worth = worthOf(seen.state.hands[turn])
  return worth === null ? { key: 'prompt.turn' } : { key: `prompt.throw.${worth.kind}`, params: { n: worth.points } }
}

/** Returns the key and parameters of the reason for a hint's move. A hand that is kept has a sentence for its kind. */
export function reasonWords(seen: Table, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  const full = key === 'stands' ? `${key}-${params['kind']}` : key
  return { key: `reason.${full}`, params: { ...params, n: Number(params['cards'] ?? params['points'] ?? 0) } }
}

type SentenceKey = Exclude<PittsburghReasonKey, 'stands'> | `stands-${HandKind}`

/** English messages of the reasons for hints, under `reason`. */
export const REASONS: Readonly<Record<SentenceKey, string>> = {
  'stands-pair': 'Nothing better is likely enough: keep the pair.',
  'stands-two-pair': 'Keep the two pairs as they are.',
  'stands-rainbow': 'Five colours are a rainbow, worth {points}: keep it.',
  'stands-three': 'Three of a colour are worth {points}: keep them.',
  'stands-full': 'A full hand is worth {points}: keep it.',
  'stands-four': 'Four of a colour are worth {points}: keep them.',
  'stands-flush': 'A flush is worth {points}: keep it.',
  'stands-full-straight': 'A full hand straight is worth {points}: keep it.',
  'stands-four-straight': 'A four card straight is worth {points}: keep it.',
  'stands-straight-flush': 'A straight flush is worth {points}, and nothing is higher.',
  'keeps-colour':
    'Draw to the {colour} card: {chance} in 100 are better, {average} on average. | Draw to the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
  'keeps-colour-cheater':
    'The Cheater joins the {colour} card: {chance} in 100 are better, {average} on average. | The Cheater joins the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
  'keeps-pairs': 'Draw one card to the two pairs: {chance} in 100 are better.',
  'keeps-cheater': 'Keep the Cheater alone: {chance} in 100 are better, {average} on average.',
  'keeps-several': 'Draw to these {n}: {chance} in 100 are better, {average} on average.',
  'new-hand': 'Five new cards: {chance} in 100 are better, {average} on average.',
}
