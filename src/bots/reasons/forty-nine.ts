import { letterOf, lettersOf, type Seat, type Seen } from '../../rules/kit'
import { adjoining, LAST, LINES, type Line, type Square } from '../../rules/forty-nine-outfit/board'
import { isRound } from '../../rules/forty-nine-outfit/cards'
import type { FortyNineView } from '../../rules/forty-nine-outfit/forty-nine/shape'
import type { FortyNineReasonKey } from './forty-nine-keys'
import type { Reason } from './reason'

type Why = Reason<FortyNineReasonKey>

/** A play as its text says it, judged by what its seat sees. */
interface Play {
  readonly square: Square
  readonly cheater: boolean
  /** Lines that it completes. */
  readonly lines: readonly Line[]
  /** Cards left in the hand afterwards. */
  readonly left: readonly string[]
  /** All that it earns; an end is paid for the cards that are known to be in hands. */
  readonly points: number
  readonly ends: boolean
}

/** Highest squares that the Cheater is saved for. */
const CHEATER_WORTHY = 35
const NEAR_ROW = 2

/**
 * Why a sound move is good, from what its seat sees. The keys are listed in `forty-nine-keys.ts`. Throws if the text is
 * no move of Forty-Nine.
 */
export function reasonFor(seen: Seen<FortyNineView>, seat: Seat, move: string): Why {
  const hand = ownHand(seen.state, seat)
  if (move === 'draw') return whyDraw(seen.state, hand)
  if (move === 'pass') return whyPass(seen.state, hand)
  const play = readPlay(seen, seat, hand, move)
  if (seen.state.board.every((card) => card === null)) return why('opening-card', { card: move.replace('!', '') })
  return whyEnd(seen, seat, play) ?? whyScore(play) ?? whyQuiet(seen.state, hand, play)
}

function why(key: FortyNineReasonKey, params: Record<string, string | number> = {}): Why {
  return { key, params }
}

function ownHand(view: FortyNineView, seat: Seat): readonly string[] {
  const hand = view.hands[letterOf(seat)]
  return Array.isArray(hand) ? (hand as readonly string[]) : []
}

const MOVE = /^(?:(\d+)|C@(\d+))!?(?: claim .+)?$/

function readPlay(seen: Seen<FortyNineView>, seat: Seat, hand: readonly string[], move: string): Play {
  const match = MOVE.exec(move)
  if (!match) throw new Error(`"${move}" is no move of Forty-Nine`)
  const cheater = match[1] === undefined
  const square = Number(match[1] ?? match[2]) - 1
  const card = cheater ? 'C' : String(square + 1)
  const left = hand.filter((held) => held !== card)
  const lines = linesCompleted(seen, square)
  const ends = square === LAST || left.length === 0
  const onBoard = faceOf(square) + lines.reduce((sum, line) => sum + line.points, 0)
  return {
    square,
    cheater,
    lines,
    left,
    ends,
    points: onBoard + (ends ? endPoints(seen.state, seat, square, left) : 0),
  }
}

function linesCompleted({ state, options }: Seen<FortyNineView>, square: Square): Line[] {
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
  const cards = 5 * (others + (square === LAST ? left.length : 0))
  return cards + (square === LAST ? 50 : 0) + (left.length === 0 ? 10 : 0)
}

function sizeOf(hand: readonly string[] | number | null | undefined): number {
  return typeof hand === 'number' ? hand : (hand?.length ?? 0)
}

function faceOf(square: Square): number {
  return isRound(square) ? square + 1 : 0
}

function isOpen(view: FortyNineView, square: Square): boolean {
  return view.board[square] === null && adjoining(square).some((other) => view.board[other] !== null)
}

function openRound(view: FortyNineView): Square[] {
  return view.board.flatMap((_, square) => (isRound(square) && isOpen(view, square) ? [square] : []))
}

function fits(view: FortyNineView, card: string): boolean {
  return card === 'C' ? openRound(view).length > 0 : isOpen(view, Number(card) - 1)
}

/** Round squares that a card on `square` would newly open. */
function opens(view: FortyNineView, square: Square): Square[] {
  return adjoining(square).filter((other) => isRound(other) && view.board[other] === null && !isOpen(view, other))
}

function whyDraw(view: FortyNineView, hand: readonly string[]): Why {
  if (!hand.some((card) => fits(view, card))) return why('draws-nothing-fits')
  return why('draws-for-more', { open: openRound(view).length })
}

function whyPass(view: FortyNineView, hand: readonly string[]): Why {
  const held = hand.filter((card) => card !== 'C' && isOpen(view, Number(card) - 1))
  const risky = held.find((card) => opens(view, Number(card) - 1).length > 0) ?? held[0]
  if (risky !== undefined) return why('passes-holding', { card: risky })
  return hand.includes('C') ? why('passes-holding', { card: 'C' }) : why('passes-nothing-fits')
}

function whyEnd(seen: Seen<FortyNineView>, seat: Seat, play: Play): Why | null {
  if (!play.ends) return null
  const points = seen.state.points
  const own = (points[letterOf(seat)] ?? 0) + play.points
  const rivals = Object.entries(points).filter(([letter]) => letter !== letterOf(seat))
  const lead = own - Math.max(...rivals.map(([, value]) => value))
  if (lead > 0) return why('ends-ahead', { points: play.points, lead })
  return lead === 0
    ? why('ends-level', { points: play.points })
    : why('ends-cheaply', { points: play.points, behind: -lead })
}

function whyScore(play: Play): Why | null {
  const square = String(play.square + 1)
  const rows = play.lines.filter((line) => line.kind === 'row')
  const row = rows[0]
  const round = faceOf(play.square) > 0
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

/** A play that earns nothing at once. */
function whyQuiet(view: FortyNineView, hand: readonly string[], play: Play): Why {
  const opened = opens(view, play.square)
  const own = opened.filter((square) => hand.includes(String(square + 1))).sort((a, b) => b - a)[0]
  if (own !== undefined) return why('keeps-open-for', { card: String(own + 1), points: own + 1 })
  const row = rowInReach(view, play)
  if (row) return why('prepares-row', row)
  if (opened.length === 0 && play.left.length > 3) return why('opens-nothing')
  return why('sheds-card', { left: play.left.length })
}

/** A row through the square that lacks one or two more cards, all of which are in the hand. */
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
