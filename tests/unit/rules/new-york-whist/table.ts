import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  newYorkWhist,
  type NewYorkWhistEvent,
  type NewYorkWhistState,
  type NewYorkWhistView,
} from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import { bySeat, lettersOf, replay, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

export interface Deal {
  /** The first cards of each hand in the order in which they are dealt, as many to each: `7 14 30`. */
  readonly hands: readonly string[]
  readonly options?: Options
  /** The last cards of the pack: the dealer's last ones and the blind. */
  readonly end?: string
}

/** The tape of a deal: what the hands begin with, the cards not named ascending, the end. */
export function tapeOf({ hands, options, end = '' }: Deal): string[] {
  const dealt = hands.map((hand) => hand.split(' '))
  const begun = dealt[0]!.flatMap((_, round) => dealt.map((hand) => hand[round]!))
  const last = end.split(' ').filter((card) => card !== '')
  const pack = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  if (options?.['cheater'] === true) pack.push('C')
  return [...begun, ...pack.filter((card) => !begun.includes(card) && !last.includes(card)), ...last]
}

/** Four whole hands: only A and C have reds, only A and B oranges. The blind is the 48. */
export const FOUR_HANDS: readonly string[] = [
  '2 3 8 9 10 11 12 13 15 16 17 18',
  '14 19 20 21 22 23 24 32 33 34 35 49',
  '1 4 5 6 7 25 26 27 28 29 30 31',
  '36 37 38 39 40 41 42 43 44 45 46 47',
]

/** Plays cards, each with its seat, with `;` between: `A 7; B 21`. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'new-york-whist',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: NewYorkWhistEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as NewYorkWhistEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as NewYorkWhistState
  return {
    state,
    events,
    page: newYorkWhist.dump(state),
    scores: bySeat(newYorkWhist.outcome(state).scores),
    moves: (seat) => {
      const into: number[] = []
      return into.slice(0, newYorkWhist.moves(state, seat, into)).map((move) => newYorkWhist.write(state, seat, move))
    },
  }
}

export interface Table {
  readonly state: NewYorkWhistState
  readonly events: readonly NewYorkWhistEvent[]
  readonly page: NewYorkWhistView
  readonly scores: Readonly<Record<string, number>>
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
