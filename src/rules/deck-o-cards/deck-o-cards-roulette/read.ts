import { accept, quote, refuse, type Result, type Seat } from '../../kit'
import { CLEAR, MAX_STAKE, packBet, SPIN, type Move } from './move'
import { parseMove, type ParsedBet } from './notation'
import { MIN_STAKES, spotNamed, spotWords, SPOTS, type Spot } from './spots'
import { bettingPunters, type RouletteState } from './state'

/** Why a text is refused: the code of the first rule that it breaks. */
export type DeckOCardsRouletteRefusal =
  | 'already-ready'
  | 'bad-move'
  | 'banker-cannot-bet'
  | 'game-over'
  | 'no-such-spot'
  | 'not-banker'
  | 'not-enough-chips'
  | 'not-ready'
  | 'nothing-to-clear'
  | 'odd-stake'
  | 'out-of-chips'
  | 'over-limit'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
export function read(state: RouletteState, seat: Seat, text: string): Result<Move, DeckOCardsRouletteRefusal> {
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
