import { listMoves, type AnyGame, type Position, type Seat } from '../../rules/kit'
import type { Lights } from './cut'

/** Selects the lit moves among a seat's legal moves. */
type LitMoves = (game: AnyGame, state: Position, seat: Seat) => number[]

/** Returns the legal moves of a seat that the screen lights, in the order of the rules; empty if the seat has none. */
export function litMoves(lights: Lights, game: AnyGame, state: Position, seat: Seat): number[] {
  return LIT_MOVES_BY_LIGHTS[lights](game, state, seat)
}

/** Whether a legal move, given as its text without the seat letter, is lit. On a lit spot, any legal stake is lit. */
export function isLit(lights: Lights, game: AnyGame, state: Position, seat: Seat, text: string): boolean {
  if (lights === 'all') return true
  if (lights === 'large-spots') return isLargeSpot(text)
  return LIT_MOVES_BY_LIGHTS[lights](game, state, seat).some((move) => game.write(state, seat, move) === text)
}

/** Selects single jumps: one jump per touch; the same man may continue with the next. */
const singleJumps: LitMoves = (game, state, seat) =>
  listMoves(game, state, seat).filter((move) => game.write(state, seat, move).split('x').length === 2)

const SQUARES = Array.from({ length: 49 }, (_, at) => at + 1)

/**
 * Selects squares that share no row, column or diagonal with a laid card; laid cards may not be moved. The moves are
 * read from texts, because they are few.
 */
const safeSquares: LitMoves = (game, state, seat) => {
  const { squares } = game.dump(state) as { readonly squares: readonly number[] }
  const free = SQUARES.filter((square) => squares.every((laid) => !areInLine(square, laid)))
  return free.flatMap((square): number[] => {
    const read = game.read(state, seat, `@${square}`)
    return read.ok ? [read.value] : []
  })
}

function areInLine(one: number, other: number): boolean {
  const down = Math.floor((one - 1) / 7) - Math.floor((other - 1) / 7)
  const across = ((one - 1) % 7) - ((other - 1) % 7)
  return down === 0 || across === 0 || Math.abs(down) === Math.abs(across)
}

/** The state of a puzzle that is laid from a tray, onto a board or into hands of five. */
interface TrayState {
  readonly tray: readonly string[]
  readonly board?: readonly (string | null)[]
  readonly hands?: Readonly<Record<string, readonly string[]>>
}
const HAND_SIZE = 5

/**
 * Selects moves of tray cards to vacant places; laid cards may not be moved. Thousands of moves are legal, so these few
 * are read from texts.
 */
const fromTray: LitMoves = (game, state, seat) => {
  const { tray, board = [], hands = {} } = game.dump(state) as TrayState
  const squares = board.flatMap((card, at) => (card === null ? [String(at + 1)] : []))
  const open = Object.entries(hands).flatMap(([hand, cards]) => (cards.length < HAND_SIZE ? [hand] : []))
  return tray.flatMap((card) =>
    [...squares, ...open].flatMap((place): number[] => {
      const read = game.read(state, seat, `${card}@${place}`)
      return read.ok ? [read.value] : []
    }),
  )
}

/** The spots, among the 133 of roulette, that are easy to hit with a finger. */
const LARGE_SPOTS: ReadonlySet<string> = new Set(
  'red black hearts spades diamonds clubs JQK odd even first5 second5'.split(' '),
)

const isLargeSpot = (text: string): boolean => text === 'ready' || LARGE_SPOTS.has(text.split('@')[1] ?? '')

const largeSpots: LitMoves = (game, state, seat) =>
  listMoves(game, state, seat).filter((move) => isLargeSpot(game.write(state, seat, move)))

const LIT_MOVES_BY_LIGHTS: Readonly<Record<Lights, LitMoves>> = {
  all: listMoves,
  'single-jumps': singleJumps,
  'safe-squares': safeSquares,
  'from-tray': fromTray,
  'large-spots': largeSpots,
}
