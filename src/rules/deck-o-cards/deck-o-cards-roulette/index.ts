import { defineGame } from '../../define-game'
import {
  type CommonRefusal,
  bridgeName,
  accept,
  BRIDGE_CARDS,
  BRIDGE_WORDING,
  bridgeNamed,
  refuse,
  type Result,
  type Rng,
  type EventSink,
  type Seat,
  seatsIn,
  type BridgeCard,
  quote,
} from '../../kit'
import { type RouletteEvent, type RouletteView, DESCRIPTION, type SpotWin } from './shape'
import { determinize, outcome, dump } from './view'
import {
  type Move,
  write,
  CLEAR,
  packBet,
  READY,
  SPIN,
  isBet,
  spotOf,
  stakeOf,
  MAX_STAKE,
  parseMove,
  type ParsedBet,
} from './move'
import {
  copy,
  start,
  type RouletteState,
  spinForBank,
  settle,
  isSelectingBanker,
  bettingPunters,
  NOBODY,
  nextBankSpinner,
} from './state'
import { MIN_STAKES, SPOTS, type Spot, PAYOUTS, spotName, spotNamed, spotWords } from './spots'

/** Deck-O-Cards Roulette, from the sheet of 1938: an arrow over the 52 cards of a pack, and a layout to bet on them. */
export const deckOCardsRoulette = defineGame<RouletteState, RouletteView, RouletteEvent>('deck-o-cards-roulette', {
  info: {
    ...DESCRIPTION,
    undo: 'free',
    // Chips may be laid and taken back without end within one spin.
    maxPlies: () => Infinity,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: bridgeName,
  readChance,
  applyChance,
  requiredSeats: must,
  moves,
  pick,
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  determinize,
  outcome,
  dump,
})

/** Outcomes are due one spin of the arrow at a time. */
function chance(state: RouletteState): number {
  return state.seatsDue !== 0 || state.spinning ? 1 : 0
}

/** Draws any of the 52 sectors. */
function sampleChance(_state: RouletteState, rng: Rng, into: number[]): void {
  into[0] = rng.below(BRIDGE_CARDS)
}

/** Reads one spin from a tape; refuses with `tape-short`, or `tape-bad` naming the entry. */
function readChance(_state: RouletteState, tape: readonly unknown[], from: number): Result<number[]> {
  if (from >= tape.length) return refuse('tape-short', `The tape has ${tape.length} entries; another spin is due.`)
  const card = bridgeNamed(tape[from])
  if (card >= 0) return accept([card])
  return refuse('tape-bad', `Entry ${from + 1} of the tape is not the text of a card: ${BRIDGE_WORDING}.`)
}

/** Applies a spin: one for the bank during the selection of a banker, else one that settles the bets. */
function applyChance(state: RouletteState, outcomes: readonly number[], tell?: EventSink<RouletteEvent>): void {
  const card = outcomes[0]!
  if (isSelectingBanker(state)) {
    if (tell) spinForBankAndTell(state, card, tell)
    else spinForBank(state, card)
  } else if (tell) settleAndTell(state, card, tell)
  else settle(state, card)
}

/** Returns the seats that the game waits for: punters who have not said ready, else the banker. */
function must(state: RouletteState): number {
  if (state.ended || state.spinning || state.seatsDue !== 0) return 0
  return bettingPunters(state) || 1 << state.banker
}

/**
 * Writes `ready`, then `clear` if there is something to clear, then the smallest bet on each spot where it is legal.
 */
function moves(state: RouletteState, seat: Seat, into: Move[]): number {
  if ((must(state) & (1 << seat)) === 0) return 0
  if (seat === state.banker) {
    into[0] = SPIN
    return 1
  }
  let found = 0
  into[found++] = READY
  if (state.laidChips[seat]! > 0) into[found++] = CLEAR
  for (let spot = 0; spot < SPOTS; spot++) {
    if (canBet(state, seat, spot)) into[found++] = packBet(spot, MIN_STAKES[spot]!)
  }
  return found
}

/** Returns one of {@link moves}, each with equal probability, by rejection sampling from all moves that could exist. */
function pick(state: RouletteState, seat: Seat, rng: Rng): Move {
  if (seat === state.banker) return SPIN
  const clears = state.laidChips[seat]! > 0 ? 1 : 0
  if (state.chips[seat] === 0) return rng.below(2) === 0 ? READY : CLEAR
  for (;;) {
    const move = rng.below(SPOTS + 1 + clears)
    if (move >= SPOTS) return move
    if (canBet(state, seat, move)) return packBet(move, MIN_STAKES[move]!)
  }
}

/** Whether the smallest stake on a spot is legal. */
function canBet(state: RouletteState, seat: Seat, spot: Spot): boolean {
  const smallest = MIN_STAKES[spot]!
  return state.chips[seat]! >= smallest && state.stakes[SPOTS * seat + spot]! + smallest <= state.limit
}

type RouletteEventSink = EventSink<RouletteEvent>

/** Plays a move and reports its events (see `RouletteEvent` in shape.ts for their order). */
function playAndTell(state: RouletteState, seat: Seat, move: Move, tell: RouletteEventSink): void {
  const chips = state.laidChips[seat]!
  play(state, seat, move)
  if (isBet(move)) {
    const spot = spotOf(move)
    const total = state.stakes[SPOTS * seat + spot]!
    tell({ type: 'bet', seat, spot: spotName(spot), stake: stakeOf(move), total })
  } else if (move === CLEAR) {
    tell({ type: 'cleared', seat, chips })
  } else if (move === READY) {
    tell({ type: 'ready', seat })
    if (bettingPunters(state) === 0) tell({ type: 'noMoreBets' })
  }
  if (state.spinning) tell(state.isHouseBank ? { type: 'spinning' } : { type: 'spinning', seat })
}

/** Applies one spin for the bank and reports its events. */
function spinForBankAndTell(state: RouletteState, card: BridgeCard, tell: RouletteEventSink): void {
  tell({ type: 'choosing', seat: nextBankSpinner(state), card: bridgeName(card) })
  const tied = spinForBank(state, card)
  if (tied !== 0) tell({ type: 'tied', seats: seatsIn(tied) })
  if (state.banker === NOBODY) return
  tell({ type: 'banker', seat: state.banker, bank: state.bank })
  tell({ type: 'betting', spin: 1 })
}

/** Applies a spin with its settlement and reports its events. */
function settleAndTell(state: RouletteState, card: BridgeCard, tell: RouletteEventSink): void {
  const { seats, banker, punters } = state
  const bets = Array.from({ length: seats }, (_, seat) => resultsOf(state, seat, card))
  settle(state, card)
  tell({ type: 'spun', card: bridgeName(card) })
  bets.forEach((staked, seat) => {
    const lost = staked.filter(({ won }) => won === 0).map(({ spot, stake }) => ({ spot, stake }))
    if (lost.length > 0) tell({ type: 'collected', seat, chips: state.collected[seat]!, bets: lost })
  })
  for (let i = 1; i <= seats; i++) tellPaid(state, (banker + i) % seats, bets[(banker + i) % seats]!, tell)
  for (const seat of seatsIn(punters & ~state.punters)) tell({ type: 'out', seat })
  tellNext(state, tell)
}

function tellPaid(state: RouletteState, seat: Seat, staked: readonly SpotWin[], tell: RouletteEventSink): void {
  const bets = staked.filter(({ won }) => won > 0)
  if (bets.length === 0) return
  const returned = bets.reduce((sum, { stake }) => sum + stake, 0)
  tell({ type: 'paid', seat, returned, chips: state.paid[seat]!, short: state.short[seat]!, bets })
}

function tellNext(state: RouletteState, tell: RouletteEventSink): void {
  const { scores, winners } = outcome(state)
  const reason = state.ended
  if (reason !== null && winners) tell({ type: 'ended', reason, scores, winners })
  else tell({ type: 'betting', spin: state.spins + 1 })
}

/** Returns what each stake of a seat wins over the stake itself; 0 if it is lost. */
function resultsOf(state: RouletteState, seat: Seat, card: BridgeCard): SpotWin[] {
  const results: SpotWin[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const stake = state.stakes[SPOTS * seat + spot]!
    if (stake > 0) results.push({ spot: spotName(spot), stake, won: (stake * PAYOUTS[SPOTS * card + spot]!) / 2 })
  }
  return results
}

/** Plays a legal move without reporting events. Chance supplies the result of the arrow. */
function play(state: RouletteState, seat: Seat, move: Move): void {
  if (isBet(move)) bet(state, seat, move)
  else if (move === CLEAR) clear(state, seat)
  else if (move === READY) ready(state, seat)
  else state.spinning = 1
}

function bet(state: RouletteState, seat: Seat, move: Move): void {
  const stake = stakeOf(move)
  state.chips[seat]! -= stake
  state.laidChips[seat]! += stake
  state.stakes[SPOTS * seat + spotOf(move)]! += stake
}

function clear(state: RouletteState, seat: Seat): void {
  state.chips[seat]! += state.laidChips[seat]!
  state.laidChips[seat] = 0
  state.stakes.fill(0, SPOTS * seat, SPOTS * (seat + 1))
}

/** Marks a punter as ready. With the house as banker, the last one to be ready starts the arrow. */
function ready(state: RouletteState, seat: Seat): void {
  state.ready |= 1 << seat
  if (state.isHouseBank && bettingPunters(state) === 0) state.spinning = 1
}

/** Why a text is refused: the code of the first rule that it breaks. */
type DeckOCardsRouletteRefusal =
  | CommonRefusal
  | 'already-ready'
  | 'banker-cannot-bet'
  | 'no-such-spot'
  | 'not-banker'
  | 'not-enough-chips'
  | 'not-ready'
  | 'nothing-to-clear'
  | 'odd-stake'
  | 'out-of-chips'
  | 'over-limit'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: RouletteState, seat: Seat, text: string): Result<Move, DeckOCardsRouletteRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (words === null) return refuse('bad-move', 'A move is bet with stake and spot (bet 5@7H), clear, ready or spin.')
  if (words === SPIN) return readSpin(state, seat)
  if (seat === state.banker) {
    return refuse('banker-cannot-bet', 'The banker collects and pays, and places no bets of his own.')
  }
  if (state.ready & (1 << seat)) return refuse('already-ready', 'Ready is final: nothing changes until the spin.')
  if (!(state.punters & (1 << seat))) {
    return refuse('out-of-chips', 'A punter without chips, in hand or on the layout, is out.')
  }
  if (typeof words === 'object') return readBet(state, seat, words)
  if (words === CLEAR && state.laidChips[seat] === 0) {
    return refuse('nothing-to-clear', 'There are no chips on the layout to take back.')
  }
  return accept(words)
}

function readSpin(state: RouletteState, seat: Seat): Result<Move, DeckOCardsRouletteRefusal> {
  if (state.isHouseBank)
    return refuse('not-banker', 'The house keeps the bank: the arrow is spun once everybody is ready.')
  if (seat !== state.banker) return refuse('not-banker', 'Only the banker spins the arrow.')
  if (bettingPunters(state) !== 0 || state.spinning) {
    return refuse('not-ready', 'The arrow is spun when every punter still in has said ready.')
  }
  return accept(SPIN)
}

function readBet(
  state: RouletteState,
  seat: Seat,
  { stake, isOdd, spot: name }: ParsedBet,
): Result<Move, DeckOCardsRouletteRefusal> {
  const spot = spotNamed(name)
  if (spot < 0) return refuse('no-such-spot', `There is no spot ${quote(name)} on the layout.`)
  if (isOdd && MIN_STAKES[spot] === 2) {
    return refuse(
      'odd-stake',
      `What lies on ${spotWords(spot)} is paid three points for each two: stakes there are even.`,
    )
  }
  if (stake > state.chips[seat]!) return refuse('not-enough-chips', `There are ${state.chips[seat]!} chips in hand.`)
  const room = roomOn(state, seat, spot)
  if (stake > room) {
    return refuse('over-limit', `No more than ${room} chips can be added on ${spotWords(spot)}.`)
  }
  return accept(packBet(spot, stake))
}

/** Returns the number of chips that a punter may add to a spot in one move. */
function roomOn(state: RouletteState, seat: Seat, spot: Spot): number {
  return Math.min(MAX_STAKE, state.limit - state.stakes[SPOTS * seat + spot]!)
}
