import { expect } from 'vitest'
import {
  bySeat,
  lettersOf,
  replay,
  type AnyGame,
  type GameEvent,
  type Options,
  type Replayed,
} from '../../../../src/rules/kit'
import { cassino21, type Cassino21View } from '../../../../src/rules/pack/cassino-21'
import {
  cassino25,
  type Cassino25View,
  type CassinoEvent,
  type CassinoState,
} from '../../../../src/rules/pack/cassino-25'
import { PACK } from './oracle'

export interface Deal {
  readonly game: AnyGame
  /** Four cards a seat, `7H 9C 3S KD`. */
  readonly hands: readonly string[]
  /** The four cards of the layout. */
  readonly table: string
  /** The top of the stock; all other cards follow in the order of the unshuffled pack. */
  readonly stock?: string
  readonly options?: Options
  /** Whole shuffles of later rounds. */
  readonly later?: readonly (readonly string[])[]
}

const cards = (text: string) => text.split(' ').filter((card) => card !== '')

/** The tape of a deal: by twos, in the order of the page. */
export function tapeOf({ game, hands, table, stock = '', later = [] }: Deal): string[] {
  const heaps = [...hands, table].map(cards)
  // The sheet of 11 or 21 points serves the table before the dealer.
  if (game === cassino21) heaps.push(heaps.splice(-2, 1)[0]!)
  const dealt = [0, 2].flatMap((from) => heaps.flatMap((heap) => heap.slice(from, from + 2)))
  const known = [...dealt, ...cards(stock)]
  return [...known, ...PACK.filter((card) => !known.includes(card)), ...later.flat()]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: deal.game.info.id,
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay((id) => [cassino25, cassino21].find((game) => game.info.id === id), record, tell)
}

export interface Table {
  readonly state: CassinoState
  readonly events: readonly CassinoEvent[]
  readonly page: Cassino25View & Cassino21View
  readonly scores: Readonly<Record<string, number>>
  readonly replayed: Replayed
  moves(seat: number): string[]
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: CassinoEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as CassinoEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const { game } = deal
  const state = replayed.line.state as CassinoState
  return {
    state,
    events,
    replayed,
    page: game.dump(state) as Cassino25View & Cassino21View,
    scores: bySeat(game.outcome(state).scores),
    moves: (seat) => {
      const into: unknown[] = []
      const count = game.moves(state, seat, into)
      return into
        .slice(0, count)
        .map((move) => game.write(state, seat, move))
        .sort()
    },
  }
}

/** Expects that the last of some moves is refused with a code, the others being legal. */
export function expectRefusal(deal: Deal, moves: string, code: string): void {
  const replayed = playRecord(deal, moves)
  expect(replayed.ok).toBe(false)
  if (replayed.ok) return
  expect({ code: replayed.fault.code, ply: replayed.fault.ply }).toEqual({ code, ply: listed(moves).length })
}

export function listed(moves: string): string[] {
  return moves === '' ? [] : moves.split(/ *; */)
}
