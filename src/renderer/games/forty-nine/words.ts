import { cardsParam, seatParam, type Words } from '../../i18n/words'
import type {
  FortyNineEvent,
  LaidEvent,
  PaidEvent,
  ScoredEvent,
} from '../../../rules/forty-nine-outfit/forty-nine/shape'
import type { DealtEvent } from '../../../rules/forty-nine-outfit/pack'
import { type GameView, letterOf, type Seat } from '../../../rules/kit'
import { isRound } from '../layout/board'
import { isOpenHand, eyeOf } from '../layout/eye'
import { createEventWords, actorWords } from '../layout/words'
import type { Extra } from '../types'
import {
  hasCombinations,
  isStrict,
  ROWS,
  type Table,
  isFresh,
  playOf,
  type Play,
  openSquares,
  stockSize,
} from './table'
import { pointsOfPlay } from './points'
import { reasonFor } from '../../../bots/reasons/forty-nine'

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
export function tallyReason(text: string): TallyReason {
  const [word = '', what = ''] = text.split(' ')
  if (WITH_NAME.has(word)) return { kind: word as TallyKind, what }
  return { kind: text.replaceAll(' ', '-') as TallyKind, what: '' }
}

/** Lists cards in one line: `3, 17, 24, the Cheater`. */
function cardList(cards: readonly string[]): string {
  return cardsParam(cards)
}

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<FortyNineEvent>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  drawn: ({ card, last }, you) => drawnWords(card, last, you),
  laid: laidWords,
  row: ({ row, claimed }) => (claimed ? null : { key: 'event.row-unclaimed', params: { row } }),
  scored: scoredWords,
  lastCard: ({ announced }, you) => actorWords(announced ? 'event.last-card' : 'event.last-card-silent', you),
  returned: ({ card, square }, you) =>
    card === 'C' ? actorWords('event.returned-cheater', you, { square }) : actorWords('event.returned', you, { card }),
  forfeited: (it, you) => actorWords(`event.forfeited.${tallyReason(it.for).kind}`, you, { points: it.points }),
  passed: (_it, you) => actorWords('event.passed', you),
  skipped: (_it, you) => actorWords('event.skipped', you),
  paid: (it, _you, seen) => paidWords(it, seen),
  ended: ({ reason }, you) => actorWords(`event.ended-${reason}`, you),
})

function dealtWords(event: Omit<DealtEvent, 'deal'>, seen: GameView): Words {
  const hand = event.hands[seen.eye]
  const params = { stock: event.stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  return { key: 'event.dealt-you', params: { ...params, cards: cardList(hand) } }
}

function drawnWords(card: string | null, last: boolean, you: boolean): Words {
  const key = last ? 'event.drawn-last' : 'event.drawn'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card } }
}

function laidWords({ card, square }: LaidEvent, you: boolean): Words {
  if (card !== 'C') return actorWords('event.laid', you, { card })
  return actorWords(isRound(square) ? 'event.cheated-round' : 'event.cheated', you, { square })
}

function scoredWords({ for: reason, points }: ScoredEvent, you: boolean): Words {
  const { kind, what } = tallyReason(reason)
  if (kind === 'hands') return actorWords('event.scored.hands', you, { n: Number(what), points })
  return actorWords(`event.scored.${kind}`, you, { what, points })
}

/** Returns the words for a payment of chips, which payer and payee see; an onlooker sees all payments. */
function paidWords({ from, to, points }: PaidEvent, seen: GameView): Words | null {
  const params = { points }
  if (seen.eye === from) return { key: 'event.paid.out', params }
  if (seen.eye === to) return { key: 'event.paid.in', params }
  return seen.eye < 0 ? { key: 'event.paid.seen', params } : null
}

/**
 * Returns what may be declared with a play in strict style: everything, whether it applies or not. Empty with the
 * automatic referee.
 */
export function extrasOf(seen: Table): readonly Extra[] {
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
}

/** Returns a move in words, with the points that it makes if the referee counts them. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const play = playOf(move)
  if (!play) return { key: move === 'draw' ? 'move.draw' : 'move.pass' }
  const params = { card: play.card, square: play.square }
  const what = play.card === 'C' ? 'cheat' : isFresh(seen.state) ? 'open' : 'lay'
  if (isStrict(seen))
    return { key: `move.${what}${declarationSuffix(play)}`, params: { ...params, claims: play.claims.join(', ') } }
  const points = pointsOfPlay(seen, letterOf(seat), play)
  return points > 0 ? { key: `move.${what}-points`, params: { ...params, points } } : { key: `move.${what}`, params }
}

function declarationSuffix(play: Play): string {
  if (play.announced) return play.claims.length > 0 ? '-both' : '-announced'
  return play.claims.length > 0 ? '-claim' : ''
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { turn } = seen.state
  if (seen.over || turn === null) return { key: seen.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { seat: seatParam(turn) } }
  const hand = seen.state.hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  if (isFresh(seen.state)) return { key: 'prompt.open', params: { card: hand[0] ?? '' } }
  return isStrict(seen) ? strictPrompt(seen) : automaticPrompt(seen, hand)
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

/** Returns the reason for a hint's move. Sentences that depend on a number have keys of their own or a plural. */
export function reasonWords(seen: Table, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  return { key: `reason.${keyFor(key, params)}`, params: { ...params, n: Number(params['left'] ?? 0) } }
}

function keyFor(key: string, params: Readonly<Record<string, string | number>>): string {
  if ((key === 'completes-row' || key === 'scores-square-and-row') && Number(params['rows']) > 1) return `${key}s`
  if ((key === 'keeps-open-for' || key === 'passes-holding') && params['card'] === 'C') return `${key}-cheater`
  return key
}
