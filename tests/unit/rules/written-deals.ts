import { expect } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { bySeat, lettersOf, listTexts, replay } from '../../../src/rules/kit'
import type { Game, GameEvent, Options, Position, ReplayResult } from '../../../src/rules/kit'

/** A deal as a test writes it: each seat's first hand, and the other parts of its tape. */
export interface WrittenDeal {
  readonly hands: readonly string[]
  readonly options?: Options
}

/** A table after some moves, as the page shows it, with the events on the way to it. */
export interface PlayedTable<State, View, Event> {
  readonly state: State
  readonly page: View
  readonly events: readonly Event[]
  readonly scores: Readonly<Record<string, number>>
  /** Number of plies played. */
  readonly ply: number
  /** Returns the legal moves of a seat, in the game's order. */
  moves(seat: number): string[]
}

/** Returns the cards in a text like `17 19 21 C`. */
export const cardsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Returns the moves in a text, which stand one after another with `;` between. */
const listed = (moves: string): string[] => (moves === '' ? [] : moves.split(/ *; */))

/** Returns functions with which the tests of a game play written deals. */
export function createDealHelpers<State extends Position, View, Event extends GameEvent, Deal extends WrittenDeal>(
  game: Game<State, View, Event>,
  tapeOf: (deal: Deal) => string[],
) {
  const recordOf = (deal: Deal, moves: string) => ({
    format: 'parlor-record/1',
    game: game.info.id,
    options: deal.options ?? {},
    seats: lettersOf(deal.hands.length),
    chance: { tape: tapeOf(deal) },
    moves: listed(moves),
  })

  function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): ReplayResult {
    return replay(gameById, recordOf(deal, moves), tell)
  }

  /**
   * Returns the code with which the last of some moves is refused, or null if it is legal. Throws if an earlier one is
   * refused.
   */
  function refusal(deal: Deal, moves: string): string | null {
    const replayed = playRecord(deal, moves)
    if (replayed.ok) return null
    const { code, ply } = replayed.fault
    if (ply !== listed(moves).length) throw new Error(`${code} at ply ${ply} already`)
    return code
  }

  return {
    playRecord,
    refusal,
    /** Returns the table after legal moves. Throws if a move is refused. */
    table(deal: Deal, moves: string): PlayedTable<State, View, Event> {
      const events: Event[] = []
      const replayed = playRecord(deal, moves, (event) => events.push(event as Event))
      if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
      const state = replayed.line.state as State
      return {
        state,
        page: game.dump(state),
        events,
        scores: bySeat(game.outcome(state).scores),
        ply: replayed.line.plyCount,
        moves: (seat) => listTexts(game, state, seat),
      }
    },
    /** Expects that the record of a deal without moves, with these fields, is refused with a code before any move. */
    expectFault(deal: Deal, fields: object, code: string): void {
      const fault = { code, ply: null, move: null }
      expect(replay(gameById, { ...recordOf(deal, ''), ...fields })).toMatchObject({ ok: false, fault })
    },
    /** Expects that the last of some moves is refused with a code, and that the others are legal. */
    expectRefusal(deal: Deal, moves: string, code: string): void {
      expect(refusal(deal, moves)).toBe(code)
    },
  }
}
