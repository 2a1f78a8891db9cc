import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  fortyNine,
  type FortyNineEvent,
  type FortyNineState,
  type FortyNineView,
} from '../../../../src/rules/forty-nine-outfit/forty-nine'
import { bySeat, lettersOf, replay, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

export interface Deal {
  /** Five cards a seat, `3 17 24 40 C`. */
  readonly hands: readonly string[]
  /** The top of the stock; all other cards follow ascending, or are left out if `only`. */
  readonly stock?: string
  readonly options?: Options
}

/** The tape of a deal: hands one card at a time, then the stock, then the rest. */
export function tapeOf({ hands, stock = '' }: Deal): string[] {
  const dealt = hands.map((hand) => hand.split(' '))
  const tape = [0, 1, 2, 3, 4].flatMap((round) => dealt.map((hand) => hand[round]!))
  tape.push(...stock.split(' ').filter((card) => card !== ''))
  const all = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), 'C']
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'forty-nine',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: FortyNineEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as FortyNineEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as FortyNineState
  return {
    state,
    events,
    page: fortyNine.dump(state),
    scores: bySeat(fortyNine.outcome(state).scores),
    moves: (seat) => {
      const into: number[] = []
      const count = fortyNine.moves(state, seat, into)
      return into.slice(0, count).map((move) => fortyNine.write(state, seat, move))
    },
    /** What was written down for the last move: `square 5: 5`. */
    gained: fortyNine
      .dump(state)
      .tally.filter(({ ply }) => ply === replayed.line.ply)
      .map((entry) => `${entry.for}: ${entry.points}`),
  }
}

export interface Table {
  readonly state: FortyNineState
  readonly events: readonly FortyNineEvent[]
  readonly page: FortyNineView
  readonly scores: Readonly<Record<string, number>>
  readonly gained: readonly string[]
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
