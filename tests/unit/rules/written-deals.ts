import { expect } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { bySeat, lettersOf, listTexts, replay } from '../../../src/rules/kit'
import type { Game, GameEvent, Options, Position, ReplayResult } from '../../../src/rules/kit'

/** A deal as a test writes it down: each seat's first hand, and whatever else its tape is made from. */
export interface WrittenDeal {
  readonly hands: readonly string[]
  readonly options?: Options
}

/** A table after some moves, as the page shows it, with what was told on the way. */
export interface PlayedTable<State, View, Event> {
  readonly state: State
  readonly page: View
  readonly events: readonly Event[]
  readonly scores: Readonly<Record<string, number>>
  /** Plies played. */
  readonly ply: number
  /** The legal moves of a seat, in the game's order. */
  moves(seat: number): string[]
}

/** Cards in a text, `17 19 21 C`. */
export const cardsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Moves in a text, one after another with `;` between. */
const listed = (moves: string): string[] => (moves === '' ? [] : moves.split(/ *; */))

/** How tests of one game play deals that are written down. */
export function createDealHelpers<
  State extends Position,
  Move,
  View,
  Event extends GameEvent,
  Deal extends WrittenDeal,
>(game: Game<State, Move, View, Event>, tapeOf: (deal: Deal) => string[]) {
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

  /** The code with which the last of some moves is refused, the others being legal; null if it is legal too. */
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
    /** The table after legal moves. */
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
    /**
     * Expects that the record of a deal without moves is refused with a code, before any move, if it has these fields.
     */
    expectFault(deal: Deal, fields: object, code: string): void {
      const fault = { code, ply: null, move: null }
      expect(replay(gameById, { ...recordOf(deal, ''), ...fields })).toMatchObject({ ok: false, fault })
    },
    /** Expects that the last of some moves is refused with a code, the others being legal. */
    expectRefusal(deal: Deal, moves: string, code: string): void {
      expect(refusal(deal, moves)).toBe(code)
    },
  }
}
