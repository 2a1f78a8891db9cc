import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { CARDS, cardName } from '../../../../src/rules/forty-nine-outfit/cards'
import {
  pittsburghDraw,
  type PittsburghEvent,
  type PittsburghState,
  type PittsburghView,
} from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import { lettersOf, replay, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

export interface Deal {
  /** Five cards a seat. */
  readonly hands: readonly string[]
  /** The top of the stock; all other cards follow ascending. */
  readonly stock?: string
  /** Shuffles that follow the first, as they stand in the tape. */
  readonly more?: string
  readonly options?: Options
}

const split = (cards: string) => cards.split(' ').filter((card) => card !== '')

/** All cards but some, ascending. */
export function rest(options: Options | undefined, ...without: readonly string[]): string {
  const gone = new Set(without.flatMap(split))
  const all = Array.from({ length: options?.['cheater'] === false ? CARDS - 1 : CARDS }, (_, card) => cardName(card))
  return all.filter((card) => !gone.has(card)).join(' ')
}

/** The tape of a deal: hands one card at a time, the stock, the rest, then what follows. */
export function tapeOf({ hands, stock = '', more = '', options }: Deal): string[] {
  const dealt = hands.map(split)
  const round = [0, 1, 2, 3, 4].flatMap((i) => dealt.map((hand) => hand[i]!))
  return [...round, ...split(stock), ...split(rest(options, ...hands, stock)), ...split(more)]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
  const record = {
    format: 'parlor-record/1',
    game: 'pittsburgh-draw',
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  }
  return replay(gameById, record, tell)
}

export interface Table {
  readonly state: PittsburghState
  readonly page: PittsburghView
  readonly events: readonly PittsburghEvent[]
}

/** The table after legal moves. */
export function table(deal: Deal, moves: string): Table {
  const events: PittsburghEvent[] = []
  const replayed = playRecord(deal, moves, (event) => events.push(event as PittsburghEvent))
  if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
  const state = replayed.line.state as PittsburghState
  return { state, page: pittsburghDraw.dump(state), events }
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
