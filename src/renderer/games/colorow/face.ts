import { cardCount, isOpenHand, eyeOf, seatsOf } from '../layout/eye'
import { cardsDealt } from '../../../rules/forty-nine-outfit/colorow'
import type { ColorowEvent, ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import { entryAt, type GameRecord } from '../../../rules/kit'
import { colourOfCard, rowName, type Row } from '../layout/colour-rows'
import { actorWords, createReasonWords, createEventWords, createSounds } from '../layout/words'
import { type Words, seatParam } from '../../i18n/words'
import { placingOf } from '../puzzles/cards'
import { pointsDue, isStrict, type Table, laidCount, mayDispute, scene, isFreshDeal } from './scene'
import { reasonFor } from '../../../bots/reasons/colorow'
import type { Pad, CountStep } from '../types'
import { lessonRecord, lessonStep } from '../layout/lesson'
import { defineFace } from '../define-face'
import { padLine, scorePad, countStep } from '../layout/pad'
import { touchCodec } from '../layout/touch'
import { boardPage } from '../layout/pages'

function spokenWords(move: string): Words {
  if (!move.startsWith('claim ')) return { key: `move.${move}` }
  const points = Number(move.slice(6))
  return points === 0 ? { key: 'move.silence' } : { key: 'move.claim', params: { n: points } }
}

const SQUARES = 49

function disputePrompt(table: Table, eye: string | null): Words {
  const { turn, lastPlay } = table.state
  const params = { n: lastPlay?.claimed ?? 0 }
  if (turn === eye) return { key: 'prompt.play-or-dispute', params }
  const seats = seatsOf(table)
  const next = seats[(seats.indexOf(lastPlay?.seat ?? '') + 1) % seats.length]
  return { key: turn === null && eye === next ? 'prompt.accept-or-dispute' : 'prompt.dispute', params }
}

/** The learner's cards and the centre card are all red: the game that the first leaflet counts out. */
const HANDS = ['1 2 3 4 6', '8 15 22 29 36']

/** Plays of B after each of the learner's moves, away from the learner's rows. */
const REPLIES = ['8@49', '15@48', '22@46', '29@42', '36@35']

/** Returns the game after the learner's plays and B's replies; in strict play the last play is not claimed yet. */
function recordOf(ownMoves: readonly string[], strict = false): GameRecord {
  const ply = (seat: string, move: string) => (strict ? [`${seat} ${move}`, `${seat} claim 0`] : [`${seat} ${move}`])
  const moves = ownMoves.flatMap((move, i) => {
    const open = strict && i === ownMoves.length - 1
    return open ? [`A ${move}`] : [...ply('A', move), ...ply('B', entryAt(REPLIES, i))]
  })
  return lessonRecord({
    game: 'colorow',
    options: strict ? { referee: 'strict' } : {},
    hands: HANDS,
    stock: '5 7',
    hasCheater: false,
    moves,
  })
}

/** Least points that play the sound of several chips: two rows at once, or a row with others joined to it. */
const MIN_CHIPS_POINTS = 10

/** Face of Colorow: a board that fills with colours, and rows that light up. */
export const colorowFace = defineFace<ColorowView, ColorowEvent>({
  id: 'colorow',
  scene,
  tableLayout: boardPage({
    handSize: (seen) => Math.floor(49 / seen.seats),
    hasFans: true,
    hasGroupsBeside: () => true,
  }),
  ...touchCodec({ 'hand:{card} square:{to}': '{card}@{to}', 'say:{words}': '{words}' }),
  /** Returns a move in words, with the points that it makes if the referee counts them. */
  moveWords(seen, _seat, move): Words {
    const placing = placingOf(move)
    if (placing?.to === null || placing === null) return spokenWords(move)
    const { card, to: square } = placing
    const params = { card, square, colour: colourOfCard(card) }
    const points = isStrict(seen) ? 0 : pointsDue(seen, card, square)
    return points > 0
      ? { key: 'move.lay-points', params: { ...params, points, n: points } }
      : { key: 'move.lay', params }
  },
  verbs: (seen) =>
    isStrict(seen)
      ? [
          { touches: ['say:accept'], words: { key: 'verb.accept' } },
          { touches: ['say:dispute'], words: { key: 'verb.dispute' } },
        ]
      : [],
  eventWords: createEventWords<ColorowEvent>({
    dealt({ deal, hands, stock }, _you, { eye }): Words {
      const hand = hands[eye]
      if (!isOpenHand(hand)) return { key: 'event.dealt.they', params: { deal, stock } }
      return { key: 'event.dealt.you', params: { deal, stock, cards: hand.join(', ') } }
    },
    centre: ({ card, square }) => ({ key: 'event.centre', params: { card, colour: colourOfCard(card), square } }),
    laid: ({ card, square }, you) => actorWords('event.laid', you, { card, square, colour: colourOfCard(card) }),
    row: ({ kind, squares, points }) => ({ key: `event.row-${kind}`, params: { row: rowName(squares), points } }),
    scored: ({ points }, you) => actorWords('event.scored', you, { n: points }),
    claimed: ({ points }, you) =>
      points === 0 ? actorWords('event.silent', you) : actorWords('event.claimed', you, { n: points }),
    disputed: ({ claimed, due }) => (claimed > due ? 'too-high' : 'stands'),
    forfeited: (it, you) =>
      actorWords(it.for === 'dispute' ? 'event.lost-dispute' : 'event.forfeited', you, { n: it.points }),
    accepted: 'acted',
    ended: 'told',
  }),
  prompt(seen): Words {
    const { state } = seen
    if (seen.over) return { key: 'prompt.over' }
    if (state.deal === 0) return { key: 'prompt.deal' }
    const eye = eyeOf(seen)
    if (mayDispute(seen, eye)) return disputePrompt(seen, eye)
    const [awaited = ''] = state.phase === 'claim' ? [state.lastPlay?.seat] : [state.turn ?? undefined]
    if (eye !== awaited) return { key: 'prompt.wait', params: { seat: seatParam(awaited) } }
    if (state.phase === 'claim') return { key: 'prompt.claim' }
    return { key: isStrict(seen) ? 'prompt.play-strict' : 'prompt.play', params: { n: SQUARES - laidCount(state) } }
  },
  /** Returns which deal it is, of as many as the stock is still good for. */
  progress({ state: { deal, stock }, seats, options, over }): Words | null {
    if (over || deal === 0) return null
    let [of, left] = [deal, cardCount(stock)]
    for (; left > 0; of++) left -= cardsDealt(left, seats, options['lastDeal'] === 'balanced')
    return { key: 'progress', params: { deal, of } }
  },
  reason: createReasonWords(reasonFor, 'rows', 'points'),
  /** Returns the pad: the cards in each hand, the last play with its claimed points, and all points. */
  pad(seen): Pad {
    const { deal, hands, lastPlay } = seen.state
    const dealLine = padLine(seen, 'deal', (seat) => cardCount(hands[seat]), { params: { deal }, kind: 'note' })
    if (!lastPlay) return scorePad(seen, [dealLine])
    const { card, square, claimed, seat } = lastPlay
    return scorePad(seen, [
      dealLine,
      padLine(seen, 'last', (other) => (other === seat ? claimed : null), { params: { card, square } }),
    ])
  },
  /** Returns how the last play was counted, row by row, as far as the referee reveals it. */
  count(seen): readonly CountStep[] {
    const { board, lastPlay } = seen.state
    if (!lastPlay) return []
    const { card, square, seat } = lastPlay
    const step = (key: string) => (row: Row) => {
      const cards = row.map((each) => board[each - 1]!)
      return countStep(key, { row: rowName(row), card, square }, seat, cards, row.length)
    }
    return [
      ...(lastPlay.completed ?? []).map(step('completed')),
      ...(lastPlay.connecting ?? []).map(step('connecting')),
    ]
  },
  sound: createSounds<ColorowEvent>({
    dealt: 'deal',
    centre: 'lay',
    laid: 'lay',
    row: ({ kind }) => (kind === 'completed' ? 'row' : null),
    scored: ({ points }) => (points >= MIN_CHIPS_POINTS ? 'chips' : 'chip'),
    claimed: ({ points }) => (points > 0 ? 'call' : null),
    disputed: 'pencil',
    forfeited: 'penalty',
    accepted: 'pass',
    ended: 'bell',
  }),
  anchor(seen): string {
    const { phase, deal, lastPlay } = seen.state
    if (seen.over) return 'the-end'
    if (deal === 0) return 'the-deal'
    if (phase === 'claim' || (isStrict(seen) && seen.state.disputable)) return 'the-strict-game'
    if ((lastPlay?.connecting?.length ?? 0) > 0) return 'connecting-rows'
    if ((lastPlay?.completed?.length ?? 0) > 0) return 'what-a-play-brings'
    return isFreshDeal(seen) && deal > 1 ? 'the-deal' : 'rows'
  },
  /** The first lesson: a row, a longer row, rows that are joined, crossing rows, and the claim. */
  lesson: [
    lessonStep('row', recordOf(['1@1', '2@2']), ['3@3']),
    lessonStep('longer', recordOf(['1@1', '2@2', '3@3']), ['4@7']),
    lessonStep('joined', recordOf(['1@1', '2@2', '3@3', '4@7']), ['6@43']),
    lessonStep('crossing', recordOf(['1@1', '2@2', '3@3', '4@7', '6@43']), ['7@9']),
    lessonStep('claim', recordOf(['1@1', '2@2', '3@3'], true), ['claim 3']),
  ],
})
