import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  chicagoCasino as game,
  type ChicagoEvent,
  type ChicagoState,
  type ChicagoView,
} from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import {
  checkOptions,
  lettersOf,
  replay,
  seededRng,
  type GameEvent,
  type Options,
  type Replayed,
  type Seen,
} from '../../../../src/rules/kit'

export interface Deal {
  /** Four cards a seat, `17 19 21 C`. */
  readonly hands: readonly string[]
  /** Four cards. */
  readonly table: string
  /** The top of the stock; all other cards follow ascending, `C` last. */
  readonly stock?: string
  readonly options?: Options
}

const words = (text: string) => text.split(' ').filter((word) => word !== '')

/** The tape of a deal: hands one card at a time, then the table, then the stock, then the rest. */
export function tapeOf({ hands, table, stock = '', options = {} }: Deal): string[] {
  const dealt = hands.map(words)
  const tape = [0, 1, 2, 3].flatMap((time) => dealt.map((hand) => hand[time]!))
  tape.push(...words(table), ...words(stock))
  const all = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), ...(options['cheater'] ? ['C'] : [])]
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'chicago-casino',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

export interface Table {
  readonly state: ChicagoState
  readonly page: ChicagoView
  readonly events: readonly ChicagoEvent[]
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: ChicagoEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as ChicagoEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as ChicagoState
  return { state, page: game.dump(state), events }
}

/** Expects that the last of some moves is refused with a code, the others being legal. */
export function expectRefusal(deal: Deal, moves: string, code: string): void {
  const replayed = playRecord(deal, moves)
  expect(replayed.ok).toBe(false)
  if (replayed.ok) return
  expect({ code: replayed.fault.code, ply: replayed.fault.ply }).toEqual({ code, ply: listed(moves).length })
}

function listed(moves: string): string[] {
  return moves === '' ? [] : moves.split(/ *; */)
}

/** What A sees of a contrived table of two seats, A to play. */
export interface Contrived {
  /** A's hand; B has as many cards, or `held`. */
  readonly hand: string
  readonly held?: number
  readonly table: string
  /** Cards of a build, ascending, and its builder: `15 17 by A`. */
  readonly builds?: readonly string[]
  /** Other options than the defaults. */
  readonly options?: Options
}

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const

export function seenBy({ hand, held, table, builds = [], options = {} }: Contrived): Seen<ChicagoView> {
  const checked = checkOptions(game.info, options, 2)
  if (!checked.ok) throw new Error(checked.error.message)
  const open = builds.map((text) => {
    const cards = words(text).slice(0, -2)
    return { colour: COLOURS[Math.ceil(Number(cards[0]) / 7) - 1]!, cards, by: text.at(-1)! }
  })
  const hands = { A: words(hand), B: held ?? words(hand).length }
  const shown = words(table).length + open.flatMap(({ cards }) => cards).length + hands.A.length + hands.B
  const stock = (options['cheater'] ? 50 : 49) - shown
  const state: ChicagoView = {
    ...{ round: 1, deal: 1, dealer: 'B', turn: 'A', stock, hands, table: words(table), builds: open },
    ...{ piles: { A: [], B: [] }, lastCapture: null, rounds: [] },
  }
  const scores = { A: 0, B: 0 }
  return {
    ...{ game: 'chicago-casino', options: checked.value, seats: 2, eye: 0, over: false, toMove: ['A'], scores },
    ...{ winners: null, state },
  }
}

/** A table that looks like this. */
export function contrived(position: Contrived, seed = 'contrived'): ChicagoState {
  return game.imagine(seenBy(position), seededRng(seed))
}

/** All legal moves of the seat in turn, sorted. */
export function textsOf(state: ChicagoState): string[] {
  const into: number[] = []
  const count = game.moves(state, state.turn, into)
  return into
    .slice(0, count)
    .map((move) => game.write(state, state.turn, move))
    .sort()
}
