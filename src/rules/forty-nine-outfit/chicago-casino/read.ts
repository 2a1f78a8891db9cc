import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { count, members, CHEATER, cardName } from '../cards'
import { hasCard } from '../hands'
import { highestKeptPlace } from './choices'
import { ALL_DRONES, COLOUR, highOf, highOfRiders, inColour, lowOf, lowOfRiders, PLACE, ridersIn } from './colour-sets'
import { CHEATER_RIDER, WHOLE_COLOUR } from './colour-sets'
import { BUILD, packMove, TAKE, TRAIL, type Move } from './move'
import { parsePlay, type ParsedPlay } from './notation'
import { type ChicagoState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type ChicagoCasinoRefusal =
  | 'bad-move'
  | 'card-not-in-hand'
  | 'cheater-in-build'
  | 'drone-alone'
  | 'game-over'
  | 'no-higher-card'
  | 'not-lower'
  | 'not-raised'
  | 'not-your-turn'
  | 'piece-not-on-table'
  | 'two-builds'
  | 'wrong-colour'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: ChicagoState, seat: Seat, text: string): Result<Move, ChicagoCasinoRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const words = parsePlay(text)
  if (!words) return refuse('bad-move', BAD_MOVE)
  if (state.shuffleDue) return refuse('not-your-turn', 'The cards are not dealt yet.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!hasCard(state.hands, seat, words.card)) {
    const name = words.card === CHEATER ? 'The Cheater' : `Card ${cardName(words.card)}`
    return refuse('card-not-in-hand', `${name} is not in the hand.`)
  }
  const missing = missingPiece(state, words)
  if (missing !== null) return refuse('piece-not-on-table', `${missing} on the table.`)
  if (words.kind === TRAIL) return accept(packMove(words.card, TRAIL, 0, 0, 0))
  if (words.kind === BUILD) return readBuild(state, seat, words)
  return words.card === CHEATER ? readCheater(words) : readTaking(words)
}

const BAD_MOVE =
  'A move is trail 17, 17 takes 15+21+C+B16 or 17 builds on 15+B16: loose cards ascending, then C, then builds ascending.'

/** Describes the first named piece that is not on the table; returns null if all are. */
function missingPiece(state: ChicagoState, words: ParsedPlay): string | null {
  const loose = members(words.looseLow & ~state.looseLow, words.looseHigh & ~state.looseHigh)[0]
  if (loose === CHEATER) return 'The Cheater does not lie loose'
  if (loose !== undefined) return `Card ${cardName(loose)} does not lie loose`
  const top = members(words.topsLow & ~state.topsLow, words.topsHigh & ~state.topsHigh)[0]
  return top === undefined ? null : `There is no build with ${cardName(top)} for its highest card`
}

/** Validates a taking by a number: lower pieces of its colour; loose drones and a loose Cheater may ride along. */
function readTaking(words: ParsedPlay): Result<Move, ChicagoCasinoRefusal> {
  const { card } = words
  const colour = COLOUR[card]!
  const riders = ridersIn(words.looseLow, words.looseHigh)
  const low = words.looseLow & ~lowOfRiders(riders)
  const high = words.looseHigh & ~highOfRiders(riders)
  const named = inColour(low | words.topsLow, high | words.topsHigh, colour)
  if (!isAllOf(colour, low | words.topsLow, high | words.topsHigh)) {
    return refuse('wrong-colour', `Card ${cardName(card)} takes pieces of its own colour, and loose drones with them.`)
  }
  if (named >>> PLACE[card]!) return refuse('not-lower', 'A card takes only what is lower than itself.')
  if (named === 0) return refuse('drone-alone', 'Drones and the Cheater are taken only along with another piece.')
  return accept(packMove(card, TAKE, colour, named, riders))
}

/** Validates a taking by the Cheater: pieces of any one colour, with loose drones or loose drones alone. */
function readCheater(words: ParsedPlay): Result<Move, ChicagoCasinoRefusal> {
  const riders = ridersIn(words.looseLow, words.looseHigh) & ALL_DRONES
  const low = (words.looseLow & ~lowOfRiders(riders)) | words.topsLow
  const high = (words.looseHigh & ~highOfRiders(riders)) | words.topsHigh
  const one = members(low, high)[0]
  if (one === undefined) return accept(packMove(CHEATER, TAKE, 0, 0, riders))
  const colour = COLOUR[one]!
  if (!isAllOf(colour, low, high)) {
    return refuse('wrong-colour', 'The Cheater takes pieces of one colour at a time, and loose drones with them.')
  }
  return accept(packMove(CHEATER, TAKE, colour, inColour(low, high, colour), riders))
}

function readBuild(state: ChicagoState, seat: Seat, words: ParsedPlay): Result<Move, ChicagoCasinoRefusal> {
  const { card } = words
  const colour = COLOUR[card]!
  if (card === CHEATER || ridersIn(words.looseLow, words.looseHigh) & CHEATER_RIDER) {
    return refuse('cheater-in-build', 'The Cheater is no part of a build.')
  }
  if (!isAllOf(colour, words.looseLow | words.topsLow, words.looseHigh | words.topsHigh)) {
    return refuse('wrong-colour', 'All cards of a build are of one colour.')
  }
  if (count(words.topsLow) + count(words.topsHigh) > 1) return refuse('two-builds', 'Builds are never joined.')
  const raised = inColour(words.topsLow, words.topsHigh, colour)
  if (raised >>> PLACE[card]!) return refuse('not-raised', 'A rebuild needs a card above the build.')
  const named = inColour(words.looseLow, words.looseHigh, colour) | raised
  if ((named | (1 << PLACE[card]!)) >>> Math.max(0, highestKeptPlace(state, seat, colour, PLACE[card]!))) {
    return refuse('no-higher-card', 'Whoever builds keeps a higher card of the colour, or the Cheater, in hand.')
  }
  return accept(packMove(card, BUILD, colour, named, 0))
}

function isAllOf(colour: number, low: number, high: number): boolean {
  return ((low & ~lowOf(colour, WHOLE_COLOUR)) | (high & ~highOf(colour, WHOLE_COLOUR))) === 0
}
