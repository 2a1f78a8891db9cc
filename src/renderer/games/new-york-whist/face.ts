import type {
  BlindEvent,
  NewYorkWhistEvent,
  TakenEvent,
  NewYorkWhistView,
} from '../../../rules/forty-nine-outfit/new-york-whist/shape'
import { letterOf } from '../../../rules/kit'
import { createEventWords, actorWords, createReasonWords, createSounds } from '../layout/words'
import { isOpenHand, eyeOf, seatsOf, isUndealt, packSize, ownCards, viewerFirst } from '../layout/eye'
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
import type { Pad, CountStep, RunningCount, LessonStep } from '../types'
import { defineFace } from '../define-face'
import { padLine, scorePad, countStep } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { cardsPage, CENTRE_CARD_SCALE, trickExtent } from '../layout/pages'
import { lessonRecord, lessonStep } from '../layout/lesson'
import { scene } from './scene'

/** Returns a sentence worded for the seat that takes the trick, for its partners, or for everybody else. */
function sideWords(key: string, { seat, cards, points }: TakenEvent | BlindEvent, seen: Table): Words {
  const ownSide = seen.eye >= 0 ? sideOf(seen, letterOf(seen.eye)) : []
  const to = seat === seen.eye ? 'you' : ownSide.includes(letterOf(seat)) ? 'partner' : 'they'
  return { key: `${key}.${to}`, params: { cards: colouredCardsParam(cards), n: points } }
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

const pointsIn = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** Returns the points of the multiples of five that a seat captured, without the blind. */
function fivesOf(table: Table, seat: string): number {
  const inBlind = table.state.blindTo === seat ? pointsIn(blindCards(table) ?? []) : 0
  return pointsIn(table.state.piles[seat]!) - inBlind
}

const HAND = '5 6 12 13 18 22 31 38 40 44 45 47'

/**
 * Returns one step: a first trick to which the learner, seat D, plays last.
 * @param trick the cards of A, B and C, and the blind
 * @param facts the parameters of the step's words
 * @param more the options; the learner's hand, and B's whole one if it matters that it lacks a colour
 */
function step(
  id: string,
  [a, b, c, blind]: readonly [string, string, string, string],
  acceptedMoves: readonly string[],
  facts: Readonly<Record<string, string | number>>,
  {
    options = {},
    hand = HAND,
    bHand = b,
  }: { options?: Record<string, boolean | string>; hand?: string; bHand?: string } = {},
): LessonStep {
  const hasCheater = options['cheater'] === true
  const record = lessonRecord({
    game: 'new-york-whist',
    options,
    hands: [a, bHand, c, hand],
    stock: hasCheater ? `${blind} 1` : blind,
    hasCheater,
    moves: [`A ${a}`, `B ${b}`, `C ${c}`],
  })
  return { ...lessonStep(id, record, acceptedMoves, facts), seat: 3 }
}

/** Face of New York Whist: tricks at the centre, captured packets in front of the sides. */
export const newYorkWhistFace = defineFace<NewYorkWhistView, NewYorkWhistEvent>({
  id: 'new-york-whist',
  scene,
  tableLayout: cardsPage({
    extent: (seen) => trickExtent(seen.seats),
    cardScale: CENTRE_CARD_SCALE,
    handSize: (seen) => Math.floor(packSize(seen) / seen.seats),
  }),
  ...touchCodec({ 'hand:{card}': '{card}', 'hand:{card} {anywhere}': '{card}' }),
  /** Returns the words for a card to be played: led, heading the trick, or thrown in; with its points. */
  moveWords(seen, _seat, move): Words {
    const how = seen.state.trick.length === 0 ? 'lead' : wouldHeadTrick(seen, move) ? 'head' : 'throw'
    if (move === 'C') return { key: `move.${how}-cheater` }
    const n = valueOf(move)
    return n > 0
      ? { key: `move.${how}-points`, params: { card: cardParam(move), n } }
      : { key: `move.${how}`, params: { card: cardParam(move) } }
  },
  eventWords: createEventWords<NewYorkWhistEvent, Table['state']>({
    dealt(event, _you, seen): Words {
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
    },
    /** Returns the words for a played card, and for the seat that then has the trick if it is another one. */
    laid({ seat, card, leads, best, points }, _you, seen): Words {
      const how = `${leads ? 'led' : best === seat ? 'headed' : 'thrown'}${card === 'C' ? '-cheater' : ''}`
      const params = { card: cardParam(card), n: points, best: seatParam(letterOf(best)) }
      if (!leads && best !== seat && best === seen.eye) return { key: 'event.thrown-yours', params }
      return actorWords(`event.${how}`, seat === seen.eye, params)
    },
    taken: (it, _you, seen) => sideWords('event.taken', it, seen),
    blind: (it, _you, seen) => sideWords(it.points > 0 ? 'event.blind-points' : 'event.blind', it, seen),
    ended: ({ scores }) => ({ key: 'event.ended', params: { points: Math.max(...scores) } }),
  }),
  /** Returns what the viewer can do now: the state of the trick, and what may be played to it. */
  prompt(seen): Words {
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
  },
  reason: createReasonWords(reasonFor, 'better', 'points'),
  /**
   * Returns the pad: each seat's tricks and their scoring cards, the blind, and in a game of sides each seat's own
   * points; the totals are the scores, which partners share.
   */
  pad(seen): Pad {
    const { tricks, piles, blindTo } = seen.state
    const blind = blindCards(seen) ?? []
    // Nothing is written for 0.
    const line = (key: string, pointsOf: (seat: string) => number) =>
      padLine(seen, key, (seat) => pointsOf(seat) || null)
    const own = padLine(seen, 'own', (seat) => tricks[seat]! + pointsIn(piles[seat]!) || null, { kind: 'sum' })
    const cards = { params: { cards: cardsParam(blind) } }
    return scorePad(seen, [
      line('tricks', (seat) => tricks[seat]!),
      line('fives', (seat) => fivesOf(seen, seat)),
      ...(blind.length > 0
        ? [padLine(seen, 'blind', (seat) => (seat === blindTo ? pointsIn(blind) : null), cards)]
        : []),
      ...(hasSides(seen) ? [own] : []),
    ])
  },
  /** Returns the tricks that each seat has taken, with its partners. */
  runningCounts(seen): ReadonlyMap<string, readonly RunningCount[]> {
    return new Map(
      seatsOf(seen).map((seat) => {
        const params = { n: sideOf(seen, seat).reduce((sum, each) => sum + seen.state.tricks[each]!, 0) }
        return [seat, [{ sign: { key: 'running.tricks', params }, words: { key: 'running.tricks', params } }]]
      }),
    )
  },
  tricks: (seen) => ({
    lying: seen.state.trick,
    before: seen.state.lastTrick?.cards ?? [],
    points: isFresh(seen) ? null : trickPoints(centreTrick(seen)),
  }),
  sides: (seen) => (hasSides(seen) ? seen.state.sides : []),
  tally: ({ state: { trump } }) => (trump === null ? null : { key: 'tally', params: { trump } }),
  progress({ state: { turn, tricks, hands } }): Words | null {
    const hand = turn === null ? undefined : hands[turn]
    if (hand === undefined) return null
    const done = Object.values(tricks).reduce((sum, it) => sum + it, 0)
    // Whoever is at turn holds a card for this trick and for each that follows.
    return { key: 'progress', params: { trick: done + 1, of: done + (typeof hand === 'number' ? hand : hand.length) } }
  },
  /** Returns the count at the end: the tricks of each seat, then every scoring card of its pile. */
  count(seen): readonly CountStep[] {
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
  },
  /**
   * Returns the winning side with the names of all its seats and the scores; null if each seat plays for itself or nobody
   * won.
   */
  result(seen): Words | null {
    const winner = seen.winners?.[0]
    if (!seen.over || winner === undefined || !hasSides(seen)) return null
    const side = sideOf(seen, winner)
    const other = seen.state.sides.find((each) => each !== side)?.[0] ?? winner
    const names = Object.fromEntries(viewerFirst(seen, side).map((seat, i) => [`name${i + 1}`, seatParam(seat)]))
    return {
      key: `result.side-${side.length}`,
      params: { ...names, points: seen.scores[winner] ?? 0, others: seen.scores[other] ?? 0 },
    }
  },
  sound: createSounds<NewYorkWhistEvent>({
    dealt: 'deal',
    laid: ({ card }) => (card === 'C' ? 'cheater' : 'lay'),
    taken: 'trick',
    blind: 'flip',
    ended: 'bell',
  }),
  anchor(seen): string {
    if (seen.over) return 'the-end'
    if (isUndealt(seen)) return 'the-deal'
    if (isFresh(seen)) return 'the-play'
    if (seen.state.blindTo === null) return 'the-blind'
    if (centreTrick(seen).some(({ card }) => card === 'C')) return 'the-cheater'
    if (ownCards(seen).includes('C')) return 'the-cheater'
    if (mustFollowSuit(seen)) return 'following-suit'
    if (seen.state.trump !== null) return 'trumps'
    return hasSides(seen) ? 'partners' : 'what-counts'
  },
  /** The first lesson: who takes a trick, which card to play to it, and the effects of the options. */
  lesson: [
    step('highest', ['30', '2', '20', '25'], ['31', '38', '40', '44', '45', '47'], { points: 11, blind: 25, more: 5 }),
    step('partner', ['25', '49', '2', '1'], ['45'], { points: 15 }),
    step('shed', ['48', '3', '20', '1'], ['6', '12', '13', '18', '22'], { points: 5 }),
    step(
      'cheater',
      ['45', '7', '40', '2'],
      ['C'],
      { points: 18 },
      {
        options: { cheater: true },
        hand: '3 6 12 13 18 22 30 31 38 44 47 C',
      },
    ),
    step(
      'follow',
      ['23', '49', '25', '1'],
      ['28'],
      { points: 6 },
      {
        options: { followSuit: true },
        hand: '6 12 13 18 24 28 31 38 40 44 45 47',
        bHand: '33 34 35 36 37 39 41 42 43 46 48 49',
      },
    ),
    step(
      'trump',
      ['45', '9', '49', '1'],
      ['2'],
      { points: 10 },
      {
        options: { trump: 'red' },
        hand: '2 12 13 18 22 31 38 40 43 44 46 47',
      },
    ),
  ],
})
