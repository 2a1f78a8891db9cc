import type {
  BlindEvent,
  DealtEvent,
  LaidEvent,
  NewYorkWhistEvent,
  TakenEvent,
  NewYorkWhistView,
} from '../../../rules/forty-nine-outfit/new-york-whist/shape'
import { letterOf, type Seat } from '../../../rules/kit'
import { createEventWords, actorWords, createReasonWords, createSounds } from '../layout/words'
import { isOpenHand, eyeOf, seatsOf, isUndealt, packSize } from '../layout/eye'
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
  trickPoints,
  blindCards,
  hasSides,
  isFresh,
  centreTrick,
} from './table'
import { reasonFor } from '../../../bots/reasons/new-york-whist'
import type { Pad, CountStep, RunningCount } from '../types'
import { defineFace } from '../define-face'
import { padLine, scorePad, countStep } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { CENTRE_CARD_SCALE, trickExtent } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './en'
import { scene } from './scene'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
const eventWords = createEventWords<NewYorkWhistEvent, Table['state']>({
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
function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const how = seen.state.trick.length === 0 ? 'lead' : wouldHeadTrick(seen, move) ? 'head' : 'throw'
  if (move === 'C') return { key: `move.${how}-cheater` }
  const n = valueOf(move)
  return n > 0
    ? { key: `move.${how}-points`, params: { card: cardParam(move), n } }
    : { key: `move.${how}`, params: { card: cardParam(move) } }
}

/** Returns what the viewer can do now: the state of the trick, and what may be played to it. */
function promptWords(seen: Table): Words {
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
const reasonWords = createReasonWords(reasonFor, 'better', 'points')

/** Returns the count at the end: the tricks of each seat, then every scoring card of its pile. */
function count(seen: Table): readonly CountStep[] {
  if (!seen.over) return []
  return seatsOf(seen).flatMap((seat): CountStep[] => {
    const tricks = seen.state.tricks[seat]!
    const who = seatParam(seat)
    const cards = seen.state.piles[seat]!.filter((card) => valueOf(card) > 0)
    return [
      countStep('tricks', { n: tricks, who }, seat, [], tricks),
      ...cards.map((card) =>
        countStep('card', { card: cardParam(card), n: valueOf(card), who }, seat, [card], valueOf(card)),
      ),
    ]
  })
}

/**
 * Returns the pad: each seat's tricks and their scoring cards, the blind, and in a game of sides each seat's own
 * points; the totals are the scores, which partners share.
 */
function pad(seen: Table): Pad {
  const { tricks, piles, blindTo } = seen.state
  const blind = blindCards(seen) ?? []
  // Nothing is written for 0.
  const line = (key: string, pointsOf: (seat: string) => number) => padLine(seen, key, (seat) => pointsOf(seat) || null)
  const own = padLine(seen, 'own', (seat) => tricks[seat]! + pointsIn(piles[seat]!) || null, { kind: 'sum' })
  const cards = { params: { cards: cardsParam(blind) } }
  return scorePad(seen, [
    line('tricks', (seat) => tricks[seat]!),
    line('fives', (seat) => fivesOf(seen, seat)),
    ...(blind.length > 0 ? [padLine(seen, 'blind', (seat) => (seat === blindTo ? pointsIn(blind) : null), cards)] : []),
    ...(hasSides(seen) ? [own] : []),
  ])
}

/** Returns the tricks that each seat has taken, with its partners. */
function counts(seen: Table): ReadonlyMap<string, readonly RunningCount[]> {
  return new Map(
    seatsOf(seen).map((seat) => {
      const params = { n: sideOf(seen, seat).reduce((sum, each) => sum + seen.state.tricks[each]!, 0) }
      return [seat, [{ sign: { key: 'running.tricks', params }, words: { key: 'running.tricks', params } }]]
    }),
  )
}

const pointsIn = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** Returns the points of the multiples of five that a seat captured, without the blind. */
function fivesOf(table: Table, seat: string): number {
  const inBlind = table.state.blindTo === seat ? pointsIn(blindCards(table) ?? []) : 0
  return pointsIn(table.state.piles[seat]!) - inBlind
}

/**
 * Returns the winning side with the names of all its seats and the scores; null if each seat plays for itself or nobody
 * won.
 */
function result(seen: Table): Words | null {
  const winner = seen.winners?.[0]
  if (!seen.over || winner === undefined || !hasSides(seen)) return null
  const side = sideOf(seen, winner)
  const other = seen.state.sides.find((each) => each !== side)?.[0] ?? winner
  // The viewer is named first: "You and Mabel win".
  const viewerRank = (seat: string) => Number(seen.eye >= 0 && seat === letterOf(seen.eye))
  const inTurn = [...side].sort((a, b) => viewerRank(b) - viewerRank(a))
  const names = Object.fromEntries(inTurn.map((seat, i) => [`name${i + 1}`, seatParam(seat)]))
  return {
    key: `result.side-${side.length}`,
    params: { ...names, points: seen.scores[winner] ?? 0, others: seen.scores[other] ?? 0 },
  }
}

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isUndealt(seen)) return 'the-deal'
  if (isFresh(seen)) return 'the-play'
  if (seen.state.blindTo === null) return 'the-blind'
  if (centreTrick(seen).some(({ card }) => card === 'C')) return 'the-cheater'
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (mustFollowSuit(seen)) return 'following-suit'
  if (seen.state.trump !== null) return 'trumps'
  return hasSides(seen) ? 'partners' : 'what-counts'
}

/** Face of New York Whist: tricks at the centre, captured packets in front of the sides. */
export const newYorkWhistFace = defineFace<NewYorkWhistView, NewYorkWhistEvent>({
  id: 'new-york-whist',
  scene,
  tableLayout: {
    kind: 'cards',
    extent: (seen) => trickExtent(seen.seats),
    cardScale: CENTRE_CARD_SCALE,
    handSize: (seen) => Math.floor(packSize(seen) / seen.seats),
    hasFans: true,
    hasGroupsBeside: () => true,
  },
  ...touchCodec({ 'hand:{card}': '{card}', 'hand:{card} {anywhere}': '{card}' }),
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  runningCounts: counts,
  trickValue: (seen) => (isFresh(seen) ? null : trickPoints(centreTrick(seen))),
  sides: (seen) => (hasSides(seen) ? seen.state.sides : []),
  tally: ({ state: { trump } }) => (trump === null ? null : { key: 'tally', params: { trump } }),
  count,
  result,
  sound: createSounds<NewYorkWhistEvent>({
    dealt: 'deal',
    laid: ({ card }) => (card === 'C' ? 'cheater' : 'lay'),
    taken: 'trick',
    blind: 'flip',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
