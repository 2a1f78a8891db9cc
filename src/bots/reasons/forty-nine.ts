import { letterOf, lettersOf, type Seat, type GameView } from '../../rules/kit'
import { adjoiningSquares, LAST_SQUARE, LINES, type Line, type Square } from '../../rules/forty-nine-outfit/board'
import { cardName, isRound } from '../../rules/forty-nine-outfit/cards'
import { cardOf, laysCheater, parseStrictPlay, squareOf } from '../../rules/forty-nine-outfit/forty-nine/move'
import type { FortyNineView } from '../../rules/forty-nine-outfit/forty-nine/shape'
import { handIn, why } from './reason'

/**
 * The reasons for which a hint of Forty-Nine is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `opening-card` | card | the lowest card opens the game; nothing else is allowed |
 * | `ends-ahead` | points, lead | ends the game now (49 or last card) and wins by `lead` |
 * | `ends-level` | points | ends the game now with a tie for first place |
 * | `ends-cheaply` | points, behind | ends the game while behind: waiting would cost more |
 * | `scores-square` | square, points | plays on a round square: its number in points |
 * | `completes-row` | row, rows, points | completes a row of seven (`rows` of them; `row` names the first, `3-45`) |
 * | `scores-square-and-row` | square, row, rows, points | a round square that also completes a row |
 * | `completes-fifty` | fifty, points | completes two squares opposite each other |
 * | `completes-hundred` | hundred, points | completes the four squares of a quarter turn |
 * | `cheater-takes` | square, points | the Cheater takes a valuable square before the holder of its card can |
 * | `keeps-open-for` | card, points | opens a square for `card` of the own hand, worth `points` |
 * | `prepares-row` | row, left | advances a row whose `left` missing cards are all in the own hand |
 * | `opens-nothing` | – | plays a card without opening a round square to the next seat |
 * | `sheds-card` | left | one card fewer to be paid for; `left` remain in the hand |
 * | `draws-for-more` | open | drawing first costs nothing: any card may follow (`open` round squares are open) |
 * | `draws-nothing-fits` | – | no card of the hand fits |
 * | `passes-holding` | card | keeps `card`, which would open a round square to the next seat |
 * | `passes-nothing-fits` | – | no card of the hand fits |
 *
 * `card` and `square` are texts as in the notation (`45`, `C`), `row` is `3-45`, `fifty` is `5+45`, all others numbers.
 */
export type FortyNineReasonKey = ReturnType<typeof reasonFor>['key']

/** A parsed play, judged by what its seat sees. */
interface Play {
  readonly square: Square
  readonly cheater: boolean
  /** Lines that the play completes. */
  readonly lines: readonly Line[]
  /** Cards left in the hand afterwards. */
  readonly left: readonly string[]
  /** All points of the play; an end is paid for the cards that are known to be in hands. */
  readonly points: number
  readonly endsGame: boolean
}

/** Lowest number of a square for which the Cheater is worth saving. */
const CHEATER_WORTHY = 35
const NEAR_ROW = 2

/**
 * Returns why a sound move is good, from what its seat sees. The keys are listed at `FortyNineReasonKey`. Throws if the
 * text is no move of Forty-Nine.
 */
export function reasonFor(seen: GameView<FortyNineView>, seat: Seat, move: string) {
  const hand = handIn(seen.state.hands, seat)
  if (move === 'draw') return whyDraw(seen.state, hand)
  if (move === 'pass') return whyPass(seen.state, hand)
  const play = readPlay(seen, seat, hand, move)
  if (seen.state.board.every((card) => card === null)) return why('opening-card', { card: move.replace('!', '') })
  return whyEnd(seen, seat, play) ?? whyScore(play) ?? whyQuiet(seen.state, hand, play)
}

function readPlay(seen: GameView<FortyNineView>, seat: Seat, hand: readonly string[], move: string): Play {
  const parsed = parseStrictPlay(move)
  if (!parsed) throw new Error(`"${move}" is no move of Forty-Nine`)
  const cheater = laysCheater(parsed.move)
  const square = squareOf(parsed.move)
  const card = cardName(cardOf(parsed.move))
  const left = hand.filter((held) => held !== card)
  const lines = linesCompleted(seen, square)
  const endsGame = square === LAST_SQUARE || left.length === 0
  const onBoard = squarePoints(square) + lines.reduce((sum, line) => sum + line.points, 0)
  return {
    square,
    cheater,
    lines,
    left,
    endsGame,
    points: onBoard + (endsGame ? endPoints(seen.state, seat, square, left) : 0),
  }
}

function linesCompleted({ state, options }: GameView<FortyNineView>, square: Square): Line[] {
  return LINES.filter(
    (line) =>
      (line.kind === 'row' || options['combinations'] === true) &&
      line.squares.includes(square) &&
      line.squares.every((other) => other === square || state.board[other] !== null),
  )
}

function endPoints(view: FortyNineView, seat: Seat, square: Square, left: readonly string[]): number {
  const others = lettersOf(Object.keys(view.hands).length)
    .filter((letter) => letter !== letterOf(seat))
    .reduce((sum, letter) => sum + sizeOf(view.hands[letter]), 0)
  const cards = 5 * (others + (square === LAST_SQUARE ? left.length : 0))
  return cards + (square === LAST_SQUARE ? 50 : 0) + (left.length === 0 ? 10 : 0)
}

function sizeOf(hand: readonly string[] | number | null | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}

function squarePoints(square: Square): number {
  return isRound(square) ? square + 1 : 0
}

function isOpen(view: FortyNineView, square: Square): boolean {
  return view.board[square] === null && adjoiningSquares(square).some((other) => view.board[other] !== null)
}

function openRound(view: FortyNineView): Square[] {
  return view.board.flatMap((_, square) => (isRound(square) && isOpen(view, square) ? [square] : []))
}

function fits(view: FortyNineView, card: string): boolean {
  return card === 'C' ? openRound(view).length > 0 : isOpen(view, Number(card) - 1)
}

/** Returns the round squares that a card on `square` would newly open. */
function opens(view: FortyNineView, square: Square): Square[] {
  return adjoiningSquares(square).filter(
    (other) => isRound(other) && view.board[other] === null && !isOpen(view, other),
  )
}

function whyDraw(view: FortyNineView, hand: readonly string[]) {
  if (!hand.some((card) => fits(view, card))) return why('draws-nothing-fits')
  return why('draws-for-more', { open: openRound(view).length })
}

function whyPass(view: FortyNineView, hand: readonly string[]) {
  const held = hand.filter((card) => card !== 'C' && isOpen(view, Number(card) - 1))
  const risky = held.find((card) => opens(view, Number(card) - 1).length > 0) ?? held[0]
  if (risky !== undefined) return why('passes-holding', { card: risky })
  return hand.includes('C') ? why('passes-holding', { card: 'C' }) : why('passes-nothing-fits')
}

function whyEnd(seen: GameView<FortyNineView>, seat: Seat, play: Play) {
  if (!play.endsGame) return null
  const points = seen.state.points
  const own = (points[letterOf(seat)] ?? 0) + play.points
  const rivals = Object.entries(points).filter(([letter]) => letter !== letterOf(seat))
  const lead = own - Math.max(...rivals.map(([, value]) => value))
  if (lead > 0) return why('ends-ahead', { points: play.points, lead })
  return lead === 0
    ? why('ends-level', { points: play.points })
    : why('ends-cheaply', { points: play.points, behind: -lead })
}

function whyScore(play: Play) {
  const square = String(play.square + 1)
  const rows = play.lines.filter((line) => line.kind === 'row')
  const row = rows[0]
  const round = squarePoints(play.square) > 0
  const { points } = play
  if (round && row) return why('scores-square-and-row', { square, row: row.name, rows: rows.length, points })
  if (play.cheater && round && play.square + 1 >= CHEATER_WORTHY) {
    return why('cheater-takes', { square, points })
  }
  if (round) return why('scores-square', { square, points })
  if (row) return why('completes-row', { row: row.name, rows: rows.length, points })
  const hundred = play.lines.find((line) => line.kind === 'hundred')
  if (hundred) return why('completes-hundred', { hundred: hundred.name, points })
  const fifty = play.lines[0]
  return fifty ? why('completes-fifty', { fifty: fifty.name, points }) : null
}

/** Returns the reason for a play that earns nothing at once. */
function whyQuiet(view: FortyNineView, hand: readonly string[], play: Play) {
  const opened = opens(view, play.square)
  const own = opened.filter((square) => hand.includes(String(square + 1))).sort((a, b) => b - a)[0]
  if (own !== undefined) return why('keeps-open-for', { card: String(own + 1), points: own + 1 })
  const row = rowInReach(view, play)
  if (row) return why('prepares-row', row)
  if (opened.length === 0 && play.left.length > 3) return why('opens-nothing')
  return why('sheds-card', { left: play.left.length })
}

/**
 * Returns a row through the square that lacks one or two more cards, all of them in the hand; null if there is none.
 */
function rowInReach(view: FortyNineView, play: Play): { row: string; left: number } | null {
  for (const line of LINES) {
    if (line.kind !== 'row' || !line.squares.includes(play.square)) continue
    const missing = line.squares.filter((square) => square !== play.square && view.board[square] === null)
    if (missing.length > NEAR_ROW) continue
    if (missing.every((square) => play.left.includes(String(square + 1))))
      return { row: line.name, left: missing.length }
  }
  return null
}
