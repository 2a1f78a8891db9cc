import type {
  BlindEvent,
  DealtEvent,
  LaidEvent,
  NewYorkWhistEvent,
  TakenEvent,
} from '../../../rules/forty-nine-outfit/new-york-whist/shape'
import { letterOf, type Seat } from '../../../rules/kit'
import { createEventWords, actorWords, createReasonWords } from '../layout/words'
import { isOpenHand, eyeOf } from '../layout/eye'
import { cardParam, colouredCardsParam, seatParam, cardsParam, type Words } from '../../i18n/words'
import {
  sideOf,
  type Table,
  wouldHeadTrick,
  valueOf,
  bestSeatOf,
  colourLed,
  mustFollowSuit,
  hasColour,
  isUndealt,
  trickPoints,
} from './table'
import { reasonFor, type NewYorkWhistReasonKey } from '../../../bots/reasons/new-york-whist'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<NewYorkWhistEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  laid: (it, _you, seen) => laidWords(it, seen),
  taken: (it, _you, seen) => sideWords('event.taken', it, seen),
  blind: (it, _you, seen) => sideWords(it.points > 0 ? 'event.blind-points' : 'event.blind', it, seen),
  ended: ({ scores }) => ({ key: 'event.ended', params: { points: Math.max(...scores) } }),
})

function dealtWords(event: DealtEvent, seen: Table): Words {
  const hand = event.hands[seen.eye]
  const trump = event.shown !== null ? 'shown' : event.trump !== null ? 'trump' : 'plain'
  const key = event.shown === 'C' ? 'shown-cheater' : trump
  const each = isOpenHand(event.hands[0]) ? event.hands[0].length : (event.hands[0] ?? 0)
  const params = {
    each,
    n: event.blind,
    trump: event.trump ?? '',
    card: event.shown === null ? '' : cardParam(event.shown),
  }
  if (!isOpenHand(hand)) return { key: `event.dealt.${key}`, params }
  return { key: `event.dealt-you.${key}`, params: { ...params, cards: colouredCardsParam(hand) } }
}

/** Returns the words for a played card, and for the seat that then has the trick if it is another one. */
function laidWords({ seat, card, leads, best, points }: LaidEvent, seen: Table): Words {
  const how = `${leads ? 'led' : best === seat ? 'headed' : 'thrown'}${card === 'C' ? '-cheater' : ''}`
  const params = { card: cardParam(card), n: points, best: seatParam(letterOf(best)) }
  if (!leads && best !== seat && best === seen.eye) return { key: 'event.thrown-yours', params }
  return actorWords(`event.${how}`, seat === seen.eye, params)
}

/** Returns a sentence worded for the seat that takes the trick, for its partners, or for everybody else. */
function sideWords(key: string, { seat, cards, points }: TakenEvent | BlindEvent, seen: Table): Words {
  const ownSide = seen.eye >= 0 ? sideOf(seen, letterOf(seen.eye)) : []
  const to = seat === seen.eye ? 'you' : ownSide.includes(letterOf(seat)) ? 'partner' : 'they'
  return { key: `${key}.${to}`, params: { cards: colouredCardsParam(cards), n: points } }
}

/** Returns the words for a card to be played: led, heading the trick, or thrown in; with its points. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const how = seen.state.trick.length === 0 ? 'lead' : wouldHeadTrick(seen, move) ? 'head' : 'throw'
  if (move === 'C') return { key: `move.${how}-cheater` }
  const n = valueOf(move)
  return n > 0
    ? { key: `move.${how}-points`, params: { card: cardParam(move), n } }
    : { key: `move.${how}`, params: { card: cardParam(move) } }
}

/** Returns what the viewer can do now: the state of the trick, and what may be played to it. */
export function promptWords(seen: Table): Words {
  const { turn, trick, trump } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  const isOwnTurn = turn === eyeOf(seen)
  const agreed = trump === null ? '' : '-trump'
  const params = { who: seatParam(turn), trump: trump ?? '', n: trickPoints(trick) }
  const best = bestSeatOf(seen)
  if (best === null) return { key: isOwnTurn ? `prompt.lead${agreed}` : 'prompt.wait-lead', params }
  const key = `prompt.${whoseTrick(seen, best)}.${isOwnTurn ? followKey(seen, turn) : 'wait'}${agreed}`
  return { key, params: { ...params, best: seatParam(best), ...ledParams(seen, turn) } }
}

/** Returns who has the trick, from the viewer's side. */
function whoseTrick(table: Table, seat: string): 'yours' | 'ours' | 'theirs' {
  const eye = eyeOf(table)
  if (seat === eye) return 'yours'
  return eye !== null && sideOf(table, eye).includes(seat) ? 'ours' : 'theirs'
}

/** Returns how the colour led binds the seat to play: not at all, with cards to follow suit, or without any. */
function followKey(table: Table, seat: string): string {
  if (!mustFollowSuit(table)) return 'any'
  if (colourLed(table) === null) return 'cheated'
  return followingCards(table, seat).length > 0 ? 'follow' : 'free'
}

function ledParams(table: Table, seat: string): Record<string, string> {
  return { colour: colourLed(table) ?? '', cards: cardsParam(followingCards(table, seat)) }
}

/** Returns the cards of the colour led in a seat's hand; empty if the hand is hidden. */
function followingCards(table: Table, seat: string): readonly string[] {
  const hand = table.state.hands[seat]
  const colour = colourLed(table)
  if (!isOpenHand(hand) || colour === null) return []
  return hand.filter((card) => hasColour(card, colour))
}

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor, 'better', 'points')

/** English messages of the reasons for hints, under `reason`. */
export const REASONS: Readonly<Record<NewYorkWhistReasonKey, string>> = {
  'only-card': 'No other card may be laid.',
  'takes-last': 'You play last, so it takes the trick: 1 point. | You play last, so it takes the trick: {n} points.',
  'takes-surely': 'Nothing left can beat it: 1 point is yours. | Nothing left can beat it: {n} points are yours.',
  'takes-for-now':
    'It takes the trick so far; one card could still beat it. | It takes the trick so far; {n} cards could still beat it.',
  'leads-surely': 'Nothing left can beat it, so the trick is yours.',
  'leads-strong': 'Only one card left can beat it. | Only {n} cards left can beat it.',
  'leads-cheap': 'It counts nothing, and you can spare it.',
  'leads-points':
    'It gives 1 point away at worst; the others are worth more later. | It gives {n} points away at worst; the others are worth more later.',
  'feeds-partner':
    'The trick is your partner’s so far: 1 more point for your side. | The trick is your partner’s so far: {n} more points for your side.',
  'saves-partner': 'The trick is your partner’s so far; keep what you can win with later.',
  'sheds-cheap': 'It counts nothing, and better cards stay in your hand.',
  'sheds-points':
    'It costs 1 point; the others are worth more later. | It costs {n} points; the others are worth more later.',
}
