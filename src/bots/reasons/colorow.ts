import type { Seat, GameView } from '../../rules/kit'
import { count, HIGH_BITS, LOW_BITS, cardName, cardNamed, colourAt } from '../../rules/forty-nine-outfit/cards'
import { SQUARES, type Square } from '../../rules/forty-nine-outfit/board'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../rules/forty-nine-outfit/colours'
import type { ColorowView } from '../../rules/forty-nine-outfit/colorow/shape'
import { claimOf, isClaim, parse } from '../../rules/forty-nine-outfit/colorow/moves'
import { completedBy, connectedWith } from '../../rules/forty-nine-outfit/colorow/rows'
import { placedCard, placeOf } from '../../rules/forty-nine-outfit/placing'
import { dueAt } from '../heuristics/colorow/row-gain'
import { handIn, why } from './reason'

/**
 * The reasons for which a hint of Colorow is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `completes-row` | colour, points | completes or lengthens a row of its colour |
 * | `completes-rows` | colour, points, rows | completes `rows` rows at once |
 * | `joins-rows` | colour, points, rows | completes rows, and `rows` others joined to them are paid too |
 * | `blocks` | colour, points | takes a square on which `colour`, which others may hold, would be due `points` |
 * | `prepares` | card, colour, points | leaves a line for `card` of the own hand, which would be due `points` |
 * | `opens-nothing` | colour | leaves nothing to score in its colour |
 * | `all-out` | colour | no other seat can hold a card of its colour any more |
 * | `least-harm` | points | nothing can be scored; leaves the next seat no more than `points` in its colour |
 * | `claims-due` | points | what the play is due |
 * | `claims-nothing` | – | the play completes nothing |
 * | `disputes` | claimed, due | the last claim is too high |
 * | `accepts` | – | the last claim is right |
 *
 * `card` is a text as in the notation, `colour` its name, all others are numbers.
 */
export type ColorowReasonKey = ReturnType<typeof reasonFor>['key']

/** The squares of a colour, as a set of two words (see `cards.ts`). */
interface SquareSet {
  readonly low: number
  readonly high: number
}

/** A play, judged by what its seat sees. */
interface Play {
  readonly seen: GameView<ColorowView>
  /** The hand without the card laid. */
  readonly left: readonly string[]
  readonly colour: number
  readonly square: Square
  /** The squares of its colour, with the card laid. */
  readonly held: SquareSet
}

/**
 * Returns why a sound move is good, from what its seat sees. The keys are listed at `ColorowReasonKey`. Throws if the
 * text is no move of Colorow.
 */
export function reasonFor(seen: GameView<ColorowView>, seat: Seat, text: string) {
  const move = parse(text, true)
  if (move < 0) throw new Error(`"${text}" is no move of Colorow`)
  if (text === 'accept') return why('accepts')
  if (text === 'dispute') return why('disputes', { claimed: seen.state.lastPlay?.claimed ?? 0, due: lastDue(seen) })
  if (isClaim(move)) return claimOf(move) > 0 ? why('claims-due', { points: claimOf(move) }) : why('claims-nothing')
  const laid = cardName(placedCard(move))
  const colour = colourIndex(placedCard(move))
  const square = placeOf(move)
  const play = {
    seen,
    colour,
    square,
    left: handIn(seen.state.hands, seat).filter((card) => card !== laid),
    held: withSquare(heldBy(seen, colour), square),
  }
  return whyScore(play) ?? whyBlock(play) ?? whyPrepare(play) ?? whyQuiet(play)
}

function heldBy({ state }: GameView<ColorowView>, colour: number): SquareSet {
  const squares = state.board.flatMap((name, square) => {
    return name !== null && colourIndex(cardNamed(name)) === colour ? [square] : []
  })
  return squares.reduce(withSquare, { low: 0, high: 0 })
}

function withSquare({ low, high }: SquareSet, square: Square): SquareSet {
  return { low: low | LOW_BITS[square]!, high: high | HIGH_BITS[square]! }
}

function isChain({ options }: GameView<ColorowView>): boolean {
  return options['connecting'] === 'chain'
}

function lastDue(seen: GameView<ColorowView>): number {
  const { lastPlay } = seen.state
  if (!lastPlay) return 0
  const { low, high } = heldBy(seen, colourIndex(cardNamed(lastPlay.card)))
  return dueAt(low, high, lastPlay.square - 1, isChain(seen))
}

/** Returns the number of cards of a colour that are neither on the board nor left in the hand. */
function countUnseen({ seen, left, colour: laid }: Play, colour: number): number {
  const { low, high } = heldBy(seen, colour)
  const own = left.filter((card) => colourIndex(cardNamed(card)) === colour).length
  return COLOUR_SIZE - count(low) - count(high) - own - (colour === laid ? 1 : 0)
}

function whyScore({ seen, colour, square, held: { low, high } }: Play) {
  const completed = completedBy(low, high, square)
  if (completed === 0) return null
  const joined = connectedWith(completed, low, high, isChain(seen))
  const params = { colour: colourAt(colour), points: dueAt(low, high, square, isChain(seen)) }
  if (joined !== 0) return why('joins-rows', { ...params, rows: count(joined) })
  return count(completed) > 1
    ? why('completes-rows', { ...params, rows: count(completed) })
    : why('completes-row', params)
}

/** Returns the reason to block: the most that a colour which others may hold would have been due on the square. */
function whyBlock(play: Play) {
  let points = 0
  let colour = -1
  for (let other = 0; other < COLOUR_COUNT; other++) {
    if (other === play.colour || countUnseen(play, other) === 0) continue
    const { low, high } = heldBy(play.seen, other)
    const due = dueAt(low, high, play.square, isChain(play.seen))
    if (due <= points) continue
    points = due
    colour = other
  }
  return colour < 0 ? null : why('blocks', { colour: colourAt(colour), points })
}

/** Returns the most that another card of the colour would be due now. */
function bestNext({ seen, held }: Play): number {
  let best = 0
  for (let square = 0; square < SQUARES; square++) {
    if (seen.state.board[square] !== null || ((held.low & LOW_BITS[square]!) | (held.high & HIGH_BITS[square]!)) !== 0)
      continue
    best = Math.max(best, dueAt(held.low, held.high, square, isChain(seen)))
  }
  return best
}

function whyPrepare(play: Play) {
  const card = play.left.find((other) => colourIndex(cardNamed(other)) === play.colour)
  const points = bestNext(play)
  return card !== undefined && points > 0 ? why('prepares', { card, colour: colourAt(play.colour), points }) : null
}

function whyQuiet(play: Play) {
  const colour = colourAt(play.colour)
  const points = bestNext(play)
  if (points === 0) return why('opens-nothing', { colour })
  return countUnseen(play, play.colour) === 0 ? why('all-out', { colour }) : why('least-harm', { points })
}
