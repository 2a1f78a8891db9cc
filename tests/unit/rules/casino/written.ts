import { expect } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import type { CasinoTable } from '../../../../src/rules/casino/table'
import { lettersOf, replay, type Game, type GameEvent, type Options, type Replayed } from '../../../../src/rules/kit'

/** Cards in a text, `17 19 21 C`. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** A deal as a test writes it down: each seat's first hand. */
interface Written {
  readonly hands: readonly string[]
  readonly options?: Options
}

/** A table after some moves, as the page shows it, with what was told on the way. */
export interface Played<State, View, Event> {
  readonly state: State
  readonly page: View
  readonly events: readonly Event[]
}

/** How tests of one casino play deals that are written down; moves stand one after another with `;` between. */
export function playingOf<State extends CasinoTable, View, Event extends GameEvent, Deal extends Written>(
  game: Game<State, number, View, Event>,
  tapeOf: (deal: Deal) => string[],
) {
  function playRecord(deal: Deal, moves: string, tell?: (event: GameEvent) => void): Replayed {
    const record = {
      format: 'parlor-record/1',
      game: game.info.id,
      options: deal.options ?? {},
      seats: lettersOf(deal.hands.length),
      chance: { tape: tapeOf(deal) },
      moves: listed(moves),
    }
    return replay(gameById, record, tell)
  }

  return {
    /** The table after legal moves. */
    table(deal: Deal, moves: string): Played<State, View, Event> {
      const events: Event[] = []
      const replayed = playRecord(deal, moves, (event) => events.push(event as Event))
      if (!replayed.ok) throw new Error(`${replayed.fault.move}: ${replayed.fault.message}`)
      const state = replayed.line.state as State
      return { state, page: game.dump(state), events }
    },
    /** Expects that the last of some moves is refused with a code, the others being legal. */
    expectRefusal(deal: Deal, moves: string, code: string): void {
      const replayed = playRecord(deal, moves)
      expect(replayed.ok).toBe(false)
      if (replayed.ok) return
      expect({ code: replayed.fault.code, ply: replayed.fault.ply }).toEqual({ code, ply: listed(moves).length })
    },
    /** All legal moves of the seat in turn, sorted. */
    textsOf(state: State): string[] {
      const into: number[] = []
      const count = game.moves(state, state.turn, into)
      return into
        .slice(0, count)
        .map((move) => game.write(state, state.turn, move))
        .sort()
    },
  }
}

function listed(moves: string): string[] {
  return moves === '' ? [] : moves.split(/ *; */)
}
