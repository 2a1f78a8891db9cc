import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { cardWords, COLOUR, colourAt, NUMBER, count, highOf, inColour, lowOf, members, WHOLE_COLOUR } from '../cards'
import { coverableNumbers, worth } from './choices'
import { isDivisible } from './groups'
import { BUILD, packMove, TAKE, TRAIL, type Move } from './move'
import { parsePlay, type ParsedPlay } from './notation'
import { holds, type ColorState } from './state'

/** Why a text is refused: the code of the first rule that it breaks. */
export type ColorCasinoRefusal =
  | 'bad-move'
  | 'cannot-take'
  | 'card-not-in-hand'
  | 'game-over'
  | 'no-capture-card'
  | 'not-your-turn'
  | 'one-card-only'
  | 'piece-not-on-table'
  | 'wrong-colour'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
export function read(state: ColorState, seat: Seat, text: string): Result<Move, ColorCasinoRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const words = parsePlay(text)
  if (!words) return refuse('bad-move', BAD_MOVE)
  if (state.shuffleDue) return refuse('not-your-turn', 'The cards are not dealt yet.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!holds(state, seat, words.card)) {
    return refuse('card-not-in-hand', `You do not hold ${cardWords(words.card)}.`)
  }
  const missing = missingPiece(state, words)
  if (missing !== null) return refuse('piece-not-on-table', missing)
  const colour = COLOUR[words.card]!
  if (!isAllOf(colour, words.looseLow | words.topsLow, words.looseHigh | words.topsHigh)) {
    return refuse('wrong-colour', `A ${colourAt(colour)} card concerns ${colourAt(colour)} cards only.`)
  }
  if (words.kind === TRAIL) return accept(packMove(words.card, TRAIL, 0))
  return words.kind === TAKE ? readTaking(state, words) : readBuild(state, seat, words)
}

const BAD_MOVE =
  'A move is trail 7R, 7R takes 2R+5R+B4R or 4R builds on 3R: loose cards by colour R K G P and number, then builds.'

/** Returns a sentence naming the first piece that is not on the board; null if all are there. */
function missingPiece(state: ColorState, words: ParsedPlay): string | null {
  const loose = members(words.looseLow & ~state.looseLow, words.looseHigh & ~state.looseHigh)[0]
  if (loose !== undefined) return `On the board ${cardWords(loose)} does not lie loose.`
  const top = members(words.topsLow & ~state.topsLow, words.topsHigh & ~state.topsHigh)[0]
  return top === undefined ? null : `There is no build on the board with ${cardWords(top)} for its higher card.`
}

function isAllOf(colour: number, low: number, high: number): boolean {
  return ((low & ~lowOf(colour, WHOLE_COLOUR)) | (high & ~highOf(colour, WHOLE_COLOUR))) === 0
}

function readTaking(
  state: ColorState,
  { card, looseLow, looseHigh, topsLow, topsHigh }: ParsedPlay,
): Result<Move, ColorCasinoRefusal> {
  const colour = COLOUR[card]!
  const number = NUMBER[card]!
  const loose = inColour(looseLow, looseHigh, colour)
  const tops = inColour(topsLow, topsHigh, colour)
  if ((tops & ~worth(state, colour, number)) !== 0 || !isDivisible(number, loose)) {
    const rule = 'sums of two or more loose cards, differences of two, builds by either'
    return refuse('cannot-take', `The pieces do not make groups worth ${number}: ${rule}.`)
  }
  return accept(packMove(card, TAKE, loose | tops))
}

function readBuild(state: ColorState, seat: Seat, words: ParsedPlay): Result<Move, ColorCasinoRefusal> {
  const { card, looseLow, looseHigh, topsLow, topsHigh } = words
  if (count(looseLow) + count(looseHigh) !== 1 || (topsLow | topsHigh) !== 0) {
    return refuse('one-card-only', 'A build covers one loose card.')
  }
  const covered = inColour(looseLow, looseHigh, COLOUR[card]!)
  if ((covered & coverableNumbers(state, seat, COLOUR[card]!, NUMBER[card]!)) === 0) {
    return refuse('no-capture-card', 'Whoever builds keeps the card of the sum or of the difference in hand.')
  }
  return accept(packMove(card, BUILD, covered))
}
