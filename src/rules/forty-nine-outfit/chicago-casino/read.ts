import { BUILD, createColouredNotation, TAKE, TRAIL, type ParsedPlay, type PlayRefusal } from '../../casino/coloured'
import { accept, refuse, type Result, type Seat } from '../../kit'
import { cardName, CHEATER, count, members } from '../cards'
import { highestKeptPlace } from './choices'
import { ALL_DRONES, CHEATER_RIDER, COLOUR, highOf, highOfRiders, inColour } from './colour-sets'
import { lowOf, lowOfRiders, PLACE, ridersIn, WHOLE_COLOUR } from './colour-sets'
import { cardOf, colourOfPieces, kindOf, namedOf, packMove, ridersOf, type Move } from './move'
import { PACK, type ChicagoState } from './state'

const nameOf = (card: number) => (card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`)

const notation = createColouredNotation(PACK, CHEATER, {
  badMove:
    'A move is trail 17, 17 takes 15+21+C+B16 or 17 builds on 15+B16: loose cards ascending, then C, then builds ascending.',
  notHeld: (card) => `${nameOf(card)} is not in the hand.`,
  notLoose: (card) => `${nameOf(card)} does not lie loose on the table.`,
  noBuild: (top) => `There is no build with ${cardName(top)} for its highest card on the table.`,
})

/** Returns the pieces that a move names, as the two words of a set. */
function piecesOf(move: Move): [low: number, high: number] {
  const [colour, named, riders] = [colourOfPieces(move), namedOf(move), ridersOf(move)]
  return [lowOf(colour, named) | lowOfRiders(riders), highOf(colour, named) | highOfRiders(riders)]
}

/** Returns the names of the pieces of a move: loose cards ascending, then `C`, then builds. */
export function pieceNames(state: ChicagoState, move: Move): string[] {
  return notation.pieceNames(state, ...piecesOf(move))
}

/** Writes a move in the notation of the rules page. */
export function write(state: ChicagoState, _seat: Seat, move: Move): string {
  return notation.write(state, kindOf(move), cardOf(move), ...piecesOf(move))
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type ChicagoCasinoRefusal =
  | PlayRefusal
  | 'cheater-in-build'
  | 'drone-alone'
  | 'no-higher-card'
  | 'not-lower'
  | 'not-raised'
  | 'two-builds'
  | 'wrong-colour'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: ChicagoState, seat: Seat, text: string): Result<Move, ChicagoCasinoRefusal> {
  const play = notation.readPlay(state, seat, text)
  if (!play.ok) return play
  const { card, kind } = play.value
  if (kind === TRAIL) return accept(packMove(card, TRAIL, 0, 0, 0))
  if (kind === BUILD) return readBuild(state, seat, play.value)
  return card === CHEATER ? readCheater(play.value) : readTaking(play.value)
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
