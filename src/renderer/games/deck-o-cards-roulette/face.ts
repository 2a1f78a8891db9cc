import type { RouletteEvent, SpotWin, RouletteView } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { keyOf, oddsOf } from './geometry'
import { agreedSpins, type Table, stakedBy, isSelectingBanker, isHouse, puntersOf, gainOf } from './table'
import { createEventWords, actorWords, createReasonWords, createSounds } from '../layout/words'
import { letterOf, lastOf, type GameRecord } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import { betOf, verbs, confirmQuestion, attempt, beginsMove, heading, keptTouches, touches } from './touch'
import { eyeOf, seatsOf } from '../layout/eye'
import { reasonFor } from '../../../bots/reasons/deck-o-cards-roulette'
import type { Pad, PadLine, RunningCount } from '../types'
import { defineFace } from '../define-face'
import { padLine, scorePad, runningCount } from '../layout/pad'
import { gameRecord, lessonStep } from '../layout/lesson'
import { SHEET_EXTENT } from '../layout/deck-o-cards'
import { cloth } from './layout'
import { scene } from './scene'

const formOf = (you: boolean) => (you ? 'you' : 'they')

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
const eventWords = createEventWords<RouletteEvent, Table['state']>({
  choosing: ({ card }, you) => ({ key: `event.choosing.${formOf(you)}.${card}` }),
  tied: 'told',
  banker: 'acted',
  betting: ({ spin }, _you, seen) => ({ key: 'event.betting', params: { spin, of: agreedSpins(seen) } }),
  bet: ({ spot, stake }, you) => ({ key: `event.bet.${formOf(you)}.${keyOf(spot)}`, params: { stake } }),
  cleared: ({ chips }, you) => actorWords('event.cleared', you, { count: chips }),
  ready: 'acted',
  noMoreBets: () => ({ key: 'event.no-more' }),
  spinning: ({ seat }) => (seat === undefined ? { key: 'event.spinning.house' } : 'spinning'),
  spun: ({ card }) => ({ key: `event.spun.${card}` }),
  collected: ({ chips }, you) => actorWords('event.collected', you, { count: chips }),
  paid: ({ short }) => (short > 0 ? 'short' : 'paid'),
  out: 'acted',
  ended: ({ reason }) => ({ key: `event.ended.${reason}` }),
})

/** Returns the words for a stake on a spot and its possible winnings. */
function betWords(stake: number, spot: string): Words {
  const { best, otherWinnings: other, cards } = oddsOf(spot, stake)
  const params = { stake, best, cards, ...(other === null ? {} : { else: other }) }
  return { key: `move.bet.${keyOf(spot)}`, params }
}

type Params = Readonly<Record<string, number>>

function bankerPrompt(table: Table, params: Params): Words {
  if (!table.toMove.includes(table.state.banker ?? '')) return { key: 'prompt.bank', params }
  const staked = puntersOf(table).reduce((sum, seat) => sum + stakedBy(table, seat), 0)
  return { key: 'prompt.spin', params: { ...params, staked } }
}

function punterPrompt(table: Table, seat: string, params: Params): Words {
  const chips = table.state.chips[seat] ?? 0
  const laid = stakedBy(table, seat)
  if (table.toMove.includes(seat)) {
    const key = `prompt.bet${laid > 0 ? '-more' : ''}${isHouse(table) ? '-house' : ''}`
    return { key, params: { ...params, chips, laid } }
  }
  if (chips + laid === 0) return { key: 'prompt.out', params }
  return table.toMove.includes(table.state.banker ?? '') ? { key: 'prompt.wait-spin' } : { key: 'prompt.wait', params }
}

/** Number of spins whose cards stay in sight. */
const SHOWN_SPINS = 8
const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Returns the line of the punters' chips, in hand and on the layout; none before there are any. */
function chipsLine(table: Table): PadLine[] {
  const { chips } = table.state
  if (isSelectingBanker(table)) return []
  const chipsOf = (seat: string) => {
    const inHand = chips[seat]
    return inHand === undefined ? null : inHand + stakedBy(table, seat)
  }
  return [padLine(table, 'chips', chipsOf, { kind: 'note' })]
}

function bankLine(table: Table): PadLine[] {
  const { banker, bank } = table.state
  if (isHouse(table) || banker === null || bank === null) return []
  return [padLine(table, 'bank', (seat) => (seat === banker ? bank : null), { kind: 'note' })]
}

/** Returns a line for each spin that the events cover. */
function allSpinLines(
  { state: { banker } }: Table,
  seats: readonly string[],
  eventHistory: readonly RouletteEvent[],
): PadLine[] {
  const spins: { readonly card: string; readonly gains: number[] }[] = []
  for (const event of eventHistory) {
    if (event.type === 'spun') spins.push({ card: event.card, gains: seats.map(() => 0) })
    if (event.type === 'collected') lastOf(spins).gains[event.seat]! -= event.chips
    if (event.type === 'paid') lastOf(spins).gains[event.seat]! += event.chips
  }
  return spins.map(({ card, gains }, i) => {
    const banked = -gains.reduce((sum, gain) => sum + gain, 0)
    const cells = seats.map((seat, at) => String(seat === banker ? banked : gains[at]!))
    return { label: { key: `pad.spin.${card}`, params: { spin: i + 1 } }, cells }
  })
}

function lastSpinLines(table: Table, seats: readonly string[]): PadLine[] {
  const { last, spins, banker } = table.state
  if (last === null) return []
  const gains = seats.map((seat) => (seat === banker ? bankGain(table) : gainOf(last, seat)))
  const before = seats.map((seat, i) => (table.scores[seat] ?? 0) - gains[i]!)
  const lines: PadLine[] = [
    { label: { key: `pad.spin.${last.card}`, params: { spin: spins } }, cells: gains.map(String) },
  ]
  return spins > 1 ? [{ label: { key: 'pad.before' }, cells: before.map(String) }, ...lines] : lines
}

/** Returns the banker's winnings in the last spin, which are the sum of the punters' losses. */
function bankGain({ state: { last } }: Table): number {
  if (last === null) return 0
  return -Object.keys(last.paid).reduce((sum, seat) => sum + gainOf(last, seat), 0)
}

/**
 * Returns the record of a game of the learner (A) against the house's bank after these moves of A; B is ready already.
 */
function recordOf(moves: readonly string[]): GameRecord {
  const plies = ['B ready', ...moves.map((move) => `A ${move}`)]
  return gameRecord('deck-o-cards-roulette', 2, plies, { banker: 'house' }, ['7H'])
}

/** Winnings for each chip on a called chance, and on a card in its lucky suit. */
const CALLED_PAYOUT = 50
const LUCKY_SUIT_PAYOUT = 15

/** Returns a fanfare for fifty to one, a bell for fifteen to one, otherwise the sound of chips. */
function paidSound(bets: readonly SpotWin[]): string {
  const best = Math.max(...bets.map(({ stake, won }) => won / stake))
  if (best >= CALLED_PAYOUT) return 'fanfare'
  return best >= LUCKY_SUIT_PAYOUT ? 'bell' : 'chips'
}

/** Face of Deck-O-Cards Roulette: the dial, the layout and its chips. */
export const deckOCardsRouletteFace = defineFace<RouletteView, RouletteEvent>({
  id: 'deck-o-cards-roulette',
  scene,
  tableLayout: {
    kind: 'roulette',
    extent: () => SHEET_EXTENT,
    hasGroupsBeside: () => true,
  },
  touches,
  heading,
  confirmQuestion,
  attempt,
  beginsMove,
  keptTouches,
  suitsPlayer: (seen) => isHouse(seen) || seen.state.banker !== eyeOf(seen),
  waitsForArrow: (event) => event.type === 'spun',
  /** Returns a move in words; for a bet also what it would win, on which cards, and how many of the 52 they are. */
  moveWords(seen, seat, move): Words {
    const letter = letterOf(seat)
    const bet = betOf(move)
    if (bet) return betWords(bet.stake, bet.spot)
    const laid = stakedBy(seen, letter)
    if (move === 'clear') return { key: 'move.clear', params: { count: laid } }
    if (move === 'spin') return { key: 'move.spin' }
    if (laid > 0) return { key: 'move.ready-laid', params: { laid } }
    return { key: 'move.ready', params: { chips: seen.state.chips[letter] ?? 0 } }
  },
  verbs,
  eventWords,
  /**
   * Returns the words of an event that is called out at the table; for the viewer's own stakes, what they would win and
   * what they won.
   */
  announcement: createEventWords<RouletteEvent, Table['state']>({
    bet: ({ total, spot }, you) => (you ? betWords(total, spot) : null),
    collected: (it, you, seen) => (you ? eventWords(it, seen) : null),
    paid: (it, you, seen) => (you ? eventWords(it, seen) : null),
    banker: (it, _you, seen) => eventWords(it, seen),
    noMoreBets: (it, _you, seen) => eventWords(it, seen),
    spun: (it, _you, seen) => eventWords(it, seen),
  }),
  prompt(seen): Words {
    const { state } = seen
    const of = agreedSpins(seen)
    if (seen.over) return { key: 'prompt.over', params: { spins: state.spins, of } }
    if (isSelectingBanker(seen)) return { key: 'prompt.choosing' }
    if (seen.toMove.length === 0) return { key: 'prompt.spinning' }
    const params = { spin: state.spins + 1, of, bank: state.bank ?? 0 }
    const eye = eyeOf(seen)
    if (eye === null) return { key: 'prompt.watch', params }
    return eye === state.banker ? bankerPrompt(seen, params) : punterPrompt(seen, eye, params)
  },
  reason: createReasonWords(reasonFor),
  /**
   * Returns the pad: the bank, each seat's gains in every spin, and the totals. Only the events cover every spin; without
   * all of them, the spins before the last are combined in one line.
   */
  pad(seen, eventHistory): Pad {
    const seats = seatsOf(seen)
    const every = allSpinLines(seen, seats, eventHistory?.() ?? [])
    const spins = every.length === seen.state.spins ? every : lastSpinLines(seen, seats)
    return scorePad(seen, [...bankLine(seen), ...chipsLine(seen), ...spins])
  },
  /** Returns the chips of each punter in hand and of the banker in the bank. */
  runningCounts(seen): ReadonlyMap<string, readonly RunningCount[]> {
    const { banker, bank, chips } = seen.state
    return new Map(
      seatsOf(seen).flatMap((seat) => {
        const n = seat === banker ? bank : chips[seat]
        if (n === undefined || n === null) return []
        return [[seat, [runningCount(seat === banker ? 'bank' : 'chips', n)]]]
      }),
    )
  },
  /** Returns the cards of the last spins, the newest first; null before the first. */
  tally({ state: { history } }): Words | null {
    if (history.length === 0) return null
    // The variation selector asks for the sign as text, not as a coloured picture.
    const written = (card: string) => `${card.slice(0, -1)}${SUIT_SIGNS[card.slice(-1)] ?? ''}\uFE0E`
    return { key: 'tally', params: { cards: history.slice(-SHOWN_SPINS).reverse().map(written).join(' ') } }
  },
  readySeats: ({ state: { chips, ready } }) =>
    Object.fromEntries(Object.keys(chips).map((seat) => [seat, ready.includes(seat)])),
  cloth,
  progress: (seen) =>
    seen.over ? null : { key: 'progress', params: { spin: seen.state.spins + 1, of: agreedSpins(seen) } },
  /** Returns the name of an event's sound. The stage plays the arrow's ticks itself. */
  sound: createSounds<RouletteEvent>({
    bet: 'chip',
    cleared: 'chips',
    noMoreBets: 'call',
    collected: 'rake',
    paid: ({ bets }) => paidSound(bets),
    out: 'penalty',
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isSelectingBanker(seen)) return 'the-bank'
    if (isHouse(seen)) return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
    if (eyeOf(seen) === seen.state.banker) return 'the-bank'
    if (seen.toMove.includes(seen.state.banker ?? '')) return 'the-spin'
    return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
  },
  /** The first lesson, in the order of the rules page: colours, a card and its suit, lines, and the called chance. */
  lesson: [
    lessonStep('red', recordOf([]), ['bet 1@red']),
    lessonStep('more', recordOf(['bet 1@red']), ['bet 5@clubs']),
    lessonStep('card', recordOf(['bet 1@red', 'bet 5@clubs']), ['bet 1@7H']),
    lessonStep('line', recordOf(['bet 5@clubs', 'bet 1@7H']), ['bet 1@7-8']),
    lessonStep('even', recordOf(['bet 1@7H', 'bet 1@7-8']), ['bet 2@even']),
    lessonStep('call', recordOf(['bet 1@7H', 'bet 2@even']), ['bet 1@call:KD']),
    lessonStep('ready', recordOf(['bet 1@7H', 'bet 2@even', 'bet 1@call:KD']), ['ready']),
  ],
})
