import type { ColorowEvent } from '../../../rules/forty-nine-outfit/colorow/shape'
import type { DealtEvent } from '../../../rules/forty-nine-outfit/pack'
import type { GameView, Seat } from '../../../rules/kit'
import { colourOfCard, rowName } from '../colour-rows'
import { isOpenHand, eyeOf, seatsOf } from '../layout/eye'
import { actorWords, createReasonWords, createEventWords } from '../layout/words'
import { type Words, seatParam } from '../../i18n/words'
import { placingOf } from '../puzzles/cards-placing'
import { pointsDue } from './points'
import { isStrict, type Table, laidCount, mayDispute } from './table'
import { reasonFor, type ColorowReasonKey } from '../../../bots/reasons/colorow'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<ColorowEvent>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  centre: ({ card, square }) => ({ key: 'event.centre', params: { card, colour: colourOfCard(card), square } }),
  laid: ({ card, square }, you) => actorWords('event.laid', you, { card, square, colour: colourOfCard(card) }),
  row: ({ kind, squares, points }) => ({ key: `event.row-${kind}`, params: { row: rowName(squares), points } }),
  scored: ({ points }, you) => actorWords('event.scored', you, { n: points }),
  claimed: ({ points }, you) =>
    points === 0 ? actorWords('event.silent', you) : actorWords('event.claimed', you, { n: points }),
  disputed: ({ claimed, due }, you) =>
    actorWords(claimed > due ? 'event.too-high' : 'event.stands', you, { claimed, due }),
  forfeited: (it, you) =>
    actorWords(it.for === 'dispute' ? 'event.lost-dispute' : 'event.forfeited', you, { n: it.points }),
  accepted: (_it, you) => actorWords('event.accepted', you),
  ended: () => ({ key: 'event.ended' }),
})

function dealtWords({ deal, hands, stock }: DealtEvent, { eye }: GameView): Words {
  const hand = hands[eye]
  if (!isOpenHand(hand)) return { key: 'event.dealt.they', params: { deal, stock } }
  return { key: 'event.dealt.you', params: { deal, stock, cards: hand.join(', ') } }
}

/** Returns a move in words, with the points that it makes if the referee counts them. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const placing = placingOf(move)
  if (placing?.to === null || placing === null) return spokenWords(move)
  const { card, to: square } = placing
  const params = { card, square, colour: colourOfCard(card) }
  const points = isStrict(seen) ? 0 : pointsDue(seen, card, square)
  return points > 0 ? { key: 'move.lay-points', params: { ...params, points, n: points } } : { key: 'move.lay', params }
}

function spokenWords(move: string): Words {
  if (!move.startsWith('claim ')) return { key: `move.${move}` }
  const points = Number(move.slice(6))
  return points === 0 ? { key: 'move.silence' } : { key: 'move.claim', params: { n: points } }
}

const SQUARES = 49

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { state } = seen
  if (seen.over) return { key: 'prompt.over' }
  if (state.deal === 0) return { key: 'prompt.deal' }
  const eye = eyeOf(seen)
  if (mayDispute(seen, eye)) return disputePrompt(seen, eye)
  const [awaited = ''] = state.phase === 'claim' ? [state.lastPlay?.seat] : [state.turn ?? undefined]
  if (eye !== awaited) return { key: 'prompt.wait', params: { seat: seatParam(awaited) } }
  if (state.phase === 'claim') return { key: 'prompt.claim' }
  return { key: isStrict(seen) ? 'prompt.play-strict' : 'prompt.play', params: { n: SQUARES - laidCount(state) } }
}

function disputePrompt(table: Table, eye: string | null): Words {
  const { turn, lastPlay } = table.state
  const params = { n: lastPlay?.claimed ?? 0 }
  if (turn === eye) return { key: 'prompt.play-or-dispute', params }
  const seats = seatsOf(table)
  const next = seats[(seats.indexOf(lastPlay?.seat ?? '') + 1) % seats.length]
  return { key: turn === null && eye === next ? 'prompt.accept-or-dispute' : 'prompt.dispute', params }
}

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor, 'rows', 'points')

/** English messages of the reasons for hints, under `reason`. */
export const REASONS: Readonly<Record<ColorowReasonKey, string>> = {
  'completes-row': 'A {colour} row: {points} points.',
  'completes-rows': '{n} {colour} rows at one stroke: {points} points.',
  'joins-rows':
    'A {colour} row, and one more that is joined to it: {points} points. | A {colour} row, and {n} more that are joined to it: {points} points.',
  blocks: 'It takes the square where the next {colour} card would earn {points}.',
  prepares: 'It puts {colour} cards on a line for your own {card}, worth {points} there.',
  'opens-nothing': 'It leaves nothing to be had in {colour}.',
  'all-out': 'Nobody else has a {colour} card any more.',
  'least-harm': 'Nothing is to be had, and this leaves others no more than {points} in its colour.',
  'claims-due': 'The play is due one point. | The play is due {n} points.',
  'claims-nothing': 'The play completes no row.',
  disputes: '{claimed} were claimed, and only {due} are due.',
  accepts: 'The last count is right.',
}
