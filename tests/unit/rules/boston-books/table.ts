import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  bostonBooks,
  type BostonBooksEvent,
  type BostonBooksState,
  type BostonBooksView,
} from '../../../../src/rules/forty-nine-outfit/boston-books'
import { bySeat, lettersOf, replay, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

export interface Deal {
  /** Seven cards a seat, `1 2 3 4 5 6 C`; seat A is at the dealer's left. */
  readonly hands: readonly string[]
  /** The top of the stock; the other cards of the pack follow ascending. */
  readonly stock?: string
  readonly options?: Options
  /** The shuffles of later deals. */
  readonly later?: readonly Pick<Deal, 'hands' | 'stock'>[]
}

/** The tape of a deal: hands one card at a time, then the stock, then the rest. */
export function tapeOf({ hands, stock = '', options, later = [] }: Deal): string[] {
  const dealt = hands.map((hand) => hand.split(' '))
  const tape = [0, 1, 2, 3, 4, 5, 6].flatMap((round) => dealt.map((hand) => hand[round]!))
  tape.push(...stock.split(' ').filter((card) => card !== ''))
  const pack = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  if (options?.['cheater'] === true) pack.push('C')
  const whole = [...tape, ...pack.filter((card) => !tape.includes(card))]
  return [...whole, ...later.flatMap((next) => tapeOf({ ...next, ...(options && { options }) }))]
}

/** Plays moves, written one after another with `;` between: `A ask B 6; A book red`. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'boston-books',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: BostonBooksEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as BostonBooksEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as BostonBooksState
  const { scores, winners } = bostonBooks.outcome(state)
  return {
    state,
    events,
    page: bostonBooks.dump(state),
    scores: bySeat(scores),
    winners,
    moves: (seat) => {
      const into: number[] = []
      return into.slice(0, bostonBooks.moves(state, seat, into)).map((move) => bostonBooks.write(state, seat, move))
    },
  }
}

export interface Table {
  readonly state: BostonBooksState
  readonly events: readonly BostonBooksEvent[]
  readonly page: BostonBooksView
  readonly scores: Readonly<Record<string, number>>
  readonly winners: readonly number[] | null
  moves(seat: number): string[]
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
