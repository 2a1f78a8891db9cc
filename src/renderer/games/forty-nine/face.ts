import { isRound } from '../layout/board'
import { seatsOf, isOpenHand, eyeOf, ownCards } from '../layout/eye'
import {
  combinationAt,
  handOf,
  hasCombinations,
  ROWS,
  type Play,
  type Table,
  playOf,
  isStrict,
  isFresh,
  openSquares,
  stockSize,
  isBaltimore,
} from './table'
import { nameIn, namedTouch, touchParts } from '../../stage/model/touch-names'
import { cardsParam, seatParam, type Words } from '../../i18n/words'
import type { FortyNineEvent, FortyNineView } from '../../../rules/forty-nine-outfit/forty-nine/shape'
import { letterOf } from '../../../rules/kit'
import { createEventWords, actorWords, createSounds, dealtWords } from '../layout/words'
import type { Extra, Pad } from '../types'
import { reasonFor } from '../../../bots/reasons/forty-nine'
import { defineFace } from '../define-face'
import { padLine, scorePad } from '../layout/pad'
import { demo, lesson } from './lesson'
import { pageLayout, scene } from './scene'

const handSize = (hand: readonly string[] | number | null): number | null =>
  hand === null ? null : typeof hand === 'number' ? hand : hand.length

/**
 * Returns the points that a legal play would score as far as the viewer can tell, in the order of the rules page. All
 * claims are counted; cards left in hands are not if their number is secret.
 */
function pointsOfPlay(table: Table, seat: string, { square }: Play): number {
  const full = (other: number) => other === square || table.state.board[other - 1] !== null
  const rows = ROWS.filter(({ squares }) => squares.includes(square) && squares.every(full))
  const completes = (line: string | null) =>
    line !== null && hasCombinations(table) && line.split('+').map(Number).every(full)
  const isFortyNine = square === 49
  const isLastCard = handSize(handOf(table, seat)) === 1
  const cards = isFortyNine || isLastCard ? cardsLeft(table) : 0
  return (
    (isRound(square) ? square : 0) +
    10 * rows.length +
    (completes(combinationAt('fifty', square)) ? 5 : 0) +
    (completes(combinationAt('hundred', square)) ? 10 : 0) +
    (isFortyNine ? 50 : 0) +
    5 * (cards ?? 0) +
    (isLastCard ? 10 : 0)
  )
}

/** Returns the number of cards in all hands after one more has been laid; null if a hand's size is secret. */
function cardsLeft(table: Table): number | null {
  let cards = -1
  for (const seat of seatsOf(table)) {
    const cardCount = handSize(handOf(table, seat))
    if (cardCount === null) return null
    cards += cardCount
  }
  return cards
}

/** Returns the touch of a claim, which is named as in the notation: `29-35`, `5+45`, `5+15+35+45`. */
function claimTouch(claim: string): string {
  if (claim.includes('-')) return namedTouch('row', claim)
  return claim.split('+').length === 2 ? namedTouch('fifty', claim) : namedTouch('hundred', claim)
}

/** Returns the touches of a move, in order; the announcement and the claims of strict play come last. */
export function touches(move: string): readonly string[] {
  if (move === 'draw') return ['stock']
  if (move === 'pass') return ['pass']
  const play = playOf(move)
  if (!play) return []
  const said = [...(play.announced ? ['announce'] : []), ...play.claims.map(claimTouch)]
  return [namedTouch('hand', play.card), namedTouch('square', play.square), ...said]
}

/** Returns a move without its announcement and claims. */
export function withoutExtras(move: string): string {
  const play = playOf(move)
  if (!play) return move
  return play.card === 'C' ? `C@${play.square}` : play.card
}

/** Sorts claims as the notation lists them: rows by their ends, then the fifty, then the hundred. */
function sortClaims(claims: readonly string[]): string[] {
  const rank = (claim: string) => (claim.includes('-') ? 0 : claim.split('+').length === 2 ? 1 : 2)
  const numbers = (claim: string) => claim.split(/[-+]/).map(Number)
  return [...claims].sort((a, b) => {
    const [first, second] = [numbers(a), numbers(b)]
    return rank(a) - rank(b) || first[0]! - second[0]! || first[1]! - second[1]!
  })
}

/**
 * Returns the text of a play with an announcement and claims added. It may name rows that do not contain the square,
 * which the referee refuses; `fifty` and `hundred` mean those of this play's own square.
 */
export function withExtras(move: string, extras: readonly string[]): string {
  const play = playOf(move)
  if (!play) return move
  const claims = extras.flatMap((extra) => {
    if (extra === 'fifty') return combinationAt('fifty', play.square) ?? []
    if (extra === 'hundred') return combinationAt('hundred', play.square) ?? []
    return touchParts(extra).name ?? []
  })
  const all = sortClaims([...new Set([...play.claims, ...claims])])
  const mark = play.announced || extras.includes('announce') ? '!' : ''
  return `${withoutExtras(move)}${mark}${all.length > 0 ? ` claim ${all.join(',')}` : ''}`
}

/** Returns the move that these touches would mean, legal or not, so that a refusal can name the rule. */
export function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  if (first === 'stock') return 'draw'
  if (first === 'pass') return 'pass'
  if (first === undefined) return null
  const card = nameIn(first, 'hand')
  const square = nameIn(second ?? first, 'square')
  if (card === 'C') return square === null ? null : `C@${square}`
  // A card that is dropped on anything but a square is not laid.
  if (card !== null) return second === undefined || square !== null ? card : null
  return square
}

/** The kind of a tally entry; its text is `square 45`, `row 3-45`, `fifty 5+45`, `hands 2`, `last card`, … */
type TallyKind =
  | 'square'
  | 'row'
  | 'fifty'
  | 'hundred'
  | 'forty-nine'
  | 'hands'
  | 'last-card'
  | 'returned'
  | 'false-last-card'
  | 'wrong-pass'

interface TallyReason {
  readonly kind: TallyKind
  /** The rest of the text: the square, the row, the number of cards. Empty if there is none. */
  readonly what: string
}

const WITH_NAME = new Set(['square', 'row', 'fifty', 'hundred', 'hands'])

/** Parses the `for` of a tally entry or of an event. */
function tallyReason(text: string): TallyReason {
  const [word = '', what = ''] = text.split(' ')
  if (WITH_NAME.has(word)) return { kind: word as TallyKind, what }
  return { kind: text.replaceAll(' ', '-') as TallyKind, what: '' }
}

function drawnWords(card: string | null, last: boolean, you: boolean): Words {
  const key = last ? 'event.drawn-last' : 'event.drawn'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card } }
}

function declarationSuffix(play: Play): string {
  if (play.announced) return play.claims.length > 0 ? '-both' : '-announced'
  return play.claims.length > 0 ? '-claim' : ''
}

/** Returns the prompt of strict play, which never reveals whether any card fits. */
function strictPrompt(table: Table): Words {
  if (stockSize(table.state) === 0) return { key: 'prompt.strict-empty' }
  return { key: table.state.drawn ? 'prompt.strict-drawn' : 'prompt.strict' }
}

function automaticPrompt(table: Table, hand: readonly string[]): Words {
  const open = openSquares(table.state)
  const fits = hand.filter((card) => card === 'C' || open.includes(Number(card)))
  const params = { cards: cardsParam(fits) }
  if (stockSize(table.state) === 0) return { key: 'prompt.must', params }
  if (table.state.drawn) return fits.length > 0 ? { key: 'prompt.play-or-pass', params } : { key: 'prompt.pass' }
  return fits.length > 0 ? { key: 'prompt.play-or-draw', params } : { key: 'prompt.draw' }
}

function keyFor(key: string, params: Readonly<Record<string, string | number>>): string {
  if ((key === 'completes-row' || key === 'scores-square-and-row') && Number(params['rows']) > 1) return `${key}s`
  if ((key === 'keeps-open-for' || key === 'passes-holding') && params['card'] === 'C') return `${key}-cheater`
  return key
}

interface ScoredPlay {
  readonly seat: string
  readonly reasons: string[]
  points: number
}

/** Combines the tally's entries by play, in order. */
function scoredPlays(table: Table): ScoredPlay[] {
  const found = new Map<number, ScoredPlay>()
  for (const { ply, seat, for: reason, points } of table.state.tally) {
    const play = found.get(ply) ?? { seat, reasons: [], points: 0 }
    play.reasons.push(reason)
    play.points += points
    found.set(ply, play)
  }
  return [...found.values()]
}

/** Returns a seat's entry for a play. Points belong only to the scorer; chips are paid by, or to, every other seat. */
function entryFor(table: Table, points: number, own: boolean): number | null {
  if (!isBaltimore(table)) return own ? points : null
  return own ? points * (table.seats - 1) : -points
}

/** Face of Forty-Nine: its scene, touches, words, printed game and lesson. */
export const fortyNineFace = defineFace<FortyNineView, FortyNineEvent>({
  id: 'forty-nine',
  scene,
  tableLayout: pageLayout,
  hasOwnSquares: true,
  touches,
  /** Returns a move in words, with the points that it makes if the referee counts them. */
  moveWords(seen, seat, move): Words {
    const play = playOf(move)
    if (!play) return { key: move === 'draw' ? 'move.draw' : 'move.pass' }
    const params = { card: play.card, square: play.square }
    const what = play.card === 'C' ? 'cheat' : isFresh(seen.state) ? 'open' : 'lay'
    if (isStrict(seen))
      return { key: `move.${what}${declarationSuffix(play)}`, params: { ...params, claims: play.claims.join(', ') } }
    const points = pointsOfPlay(seen, letterOf(seat), play)
    return points > 0 ? { key: `move.${what}-points`, params: { ...params, points } } : { key: `move.${what}`, params }
  },
  verbs: () => [
    { touches: ['stock'], words: { key: 'verb.draw' } },
    { touches: ['pass'], words: { key: 'verb.pass' } },
  ],
  eventWords: createEventWords<FortyNineEvent>({
    dealt: ({ hands, stock }, _you, { eye }) => dealtWords('event.dealt', hands[eye], { stock }, cardsParam),
    drawn: ({ card, last }, you) => drawnWords(card, last, you),
    laid: ({ card, square }) => (card !== 'C' ? 'laid' : isRound(square) ? 'cheated-round' : 'cheated'),
    row: ({ row, claimed }) => (claimed ? null : { key: 'event.row-unclaimed', params: { row } }),
    scored({ for: reason, points }, you): Words {
      const { kind, what } = tallyReason(reason)
      if (kind === 'hands') return actorWords('event.scored.hands', you, { n: Number(what), points })
      return actorWords(`event.scored.${kind}`, you, { what, points })
    },
    lastCard: ({ announced }) => (announced ? 'last-card' : 'last-card-silent'),
    returned: ({ card }) => (card === 'C' ? 'returned-cheater' : 'returned'),
    forfeited: (it) => `forfeited.${tallyReason(it.for).kind}`,
    passed: 'acted',
    skipped: 'acted',
    /** Returns the words for a payment of chips, which payer and payee see; an onlooker sees all payments. */
    paid({ from, to, points }, _you, seen): Words | null {
      const params = { points }
      if (seen.eye === from) return { key: 'event.paid.out', params }
      if (seen.eye === to) return { key: 'event.paid.in', params }
      return seen.eye < 0 ? { key: 'event.paid.seen', params } : null
    },
    ended: ({ reason }) => `ended-${reason}`,
  }),
  prompt(seen): Words {
    const { turn } = seen.state
    if (seen.over || turn === null) return { key: seen.over ? 'prompt.over' : 'prompt.deal' }
    if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { seat: seatParam(turn) } }
    const hand = seen.state.hands[turn]
    if (!isOpenHand(hand)) return { key: 'prompt.turn' }
    if (isFresh(seen.state)) return { key: 'prompt.open', params: { card: hand[0] ?? '' } }
    return isStrict(seen) ? strictPrompt(seen) : automaticPrompt(seen, hand)
  },
  /** Returns the reason for a hint's move. Sentences that depend on a number have keys of their own or a plural. */
  reason(seen, seat, move): Words {
    const { key, params } = reasonFor(seen, seat, move)
    return { key: `reason.${keyFor(key, params)}`, params: { ...params, n: Number(params['left'] ?? 0) } }
  },
  /**
   * Returns the pad: one line for every play that changed the score, and the totals; in chips in Baltimore style,
   * otherwise in points.
   */
  pad(seen): Pad {
    const lines = scoredPlays(seen).map(({ seat, reasons, points }) => {
      const [first = ''] = reasons
      const { kind, what } = tallyReason(reasons.find((reason) => reason === 'forty-nine') ?? first)
      const params = { what, n: reasons.length - 1 }
      const key = `${kind}${reasons.length > 1 ? '-more' : ''}`
      return padLine(seen, key, (other) => entryFor(seen, points, other === seat), { params })
    })
    return scorePad(seen, lines)
  },
  extras: {
    /**
     * Returns what may be declared with a play in strict style: everything, whether it applies or not. Empty with the
     * automatic referee.
     */
    offered(seen): readonly Extra[] {
      if (!isStrict(seen)) return []
      const announce: Extra = { id: 'announce', words: { key: 'extra.announce' }, group: 'announce' }
      const rows = ROWS.map(({ name }): Extra => ({
        id: `row:${name}`,
        words: { key: 'extra.row', params: { row: name } },
        group: 'rows',
      }))
      const lines = (['fifty', 'hundred'] as const).map((id): Extra => ({
        id,
        words: { key: `extra.${id}` },
        group: 'combinations',
      }))
      return [announce, ...rows, ...(hasCombinations(seen) ? lines : [])]
    },
    add: withExtras,
    strip: withoutExtras,
  },
  attempt,
  sound: createSounds<FortyNineEvent>({
    dealt: 'deal',
    drawn: 'draw',
    laid: ({ card, square }) => (card === 'C' && isRound(square) ? 'cheater' : 'lay'),
    row: ({ claimed }) => (claimed ? 'row' : null),
    scored: 'pencil',
    lastCard: ({ announced }) => (announced ? 'bell' : null),
    returned: 'lay',
    forfeited: 'penalty',
    passed: 'pass',
    skipped: 'pass',
    paid: 'chip',
    ended: 'bell',
  }),
  anchor(seen): string {
    if (seen.over) return 'the-end'
    if (isFresh(seen.state)) return 'the-deal'
    if (stockSize(seen.state) === 0) return 'when-the-stock-is-gone'
    if (ownCards(seen).includes('C')) return 'the-cheater'
    if (ownCards(seen).includes('49')) return 'the-end'
    if (isStrict(seen)) return 'the-strict-game'
    return isBaltimore(seen) ? 'baltimore-style' : 'a-turn'
  },
  demo,
  lesson,
})
