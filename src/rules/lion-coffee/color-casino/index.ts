import { createCasino } from '../../casino/game'
import { defineGame } from '../../define-game'
import { moves, pick, coverableNumbers, worth } from './choices'
import { type Move, kindOf, namedOf, packMove, playedCard } from './move'
import { SHEET } from './play'
import { DESCRIPTION, type ColorEvent, type ColorView } from './shape'
import { type ColorState, PACK } from './state'
import { BUILD, createColouredNotation, TAKE, TRAIL, type ParsedPlay, type PlayRefusal } from '../../casino/coloured'
import { accept, refuse, type Result, type Seat } from '../../kit'
import { CARDS, cardWords, COLOUR, colourAt, count, highOf, inColour, lowOf, NUMBER, WHOLE_COLOUR } from '../cards'
import { isDivisible } from './groups'

const notation = createColouredNotation(PACK, CARDS, {
  badMove:
    'A move is trail 7R, 7R takes 2R+5R+B4R or 4R builds on 3R: loose cards by colour R K G P and number, then builds.',
  notHeld: (card) => `You do not hold ${cardWords(card)}.`,
  notLoose: (card) => `On the board ${cardWords(card)} does not lie loose.`,
  noBuild: (top) => `There is no build on the board with ${cardWords(top)} for its higher card.`,
})

/** Why a text is refused: the code of the first rule that it breaks. */
type ColorCasinoRefusal = PlayRefusal | 'cannot-take' | 'no-capture-card' | 'one-card-only' | 'wrong-colour'

export type * from './shape'
export type { ColorState } from './state'
export type { Move } from './move'

/**
 * Color Casino, from the sheet of the Lion Coffee premium deck: a card takes others of its colour by their sum or their
 * difference.
 */
export const colorCasino = defineGame<ColorState, Move, ColorView, ColorEvent>('color-casino', {
  ...createCasino(SHEET),
  // Taking is optional, and a tie at the top leads to another round, so the rules set no end.
  info: DESCRIPTION,
  moves,
  pick,
  write,
  read,
})

/** Returns a move in the notation of the rules page. */
function write(state: ColorState, _seat: Seat, move: Move): string {
  const card = playedCard(move)
  const [low, high] = [lowOf(COLOUR[card]!, namedOf(move)), highOf(COLOUR[card]!, namedOf(move))]
  return notation.write(state, kindOf(move), card, low, high)
}

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: ColorState, seat: Seat, text: string): Result<Move, ColorCasinoRefusal> {
  const play = notation.readPlay(state, seat, text)
  if (!play.ok) return play
  const { card, kind, looseLow, looseHigh, topsLow, topsHigh } = play.value
  const colour = COLOUR[card]!
  const others =
    ((looseLow | topsLow) & ~lowOf(colour, WHOLE_COLOUR)) | ((looseHigh | topsHigh) & ~highOf(colour, WHOLE_COLOUR))
  if (others !== 0) {
    return refuse('wrong-colour', `A ${colourAt(colour)} card concerns ${colourAt(colour)} cards only.`)
  }
  if (kind === TRAIL) return accept(packMove(card, TRAIL, 0))
  return kind === TAKE ? readTaking(state, play.value) : readBuild(state, seat, play.value)
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
