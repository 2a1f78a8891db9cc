import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { runSearch } from '../../../src/bots/solvers/solver'
import { gameById, games } from '../../../src/rules/catalogue'
import { letterOf, listMoves, viewTable, ONLOOKER, replay, lettersToMove } from '../../../src/rules/kit'
import type { AnyGame, Position } from '../../../src/rules/kit'

/** An example of a rules page: a record, and what the page says of the table at its end. */
interface Example {
  readonly record: { readonly moves: readonly string[] }
  readonly expected: {
    readonly over?: boolean
    readonly toMove?: readonly string[]
    readonly scores?: Readonly<Record<string, number>>
    readonly winners?: readonly string[] | null
    /** Some fields of the State. */
    readonly state?: object
    /** All legal moves, sorted as plain strings. */
    readonly moves?: readonly string[]
    readonly solvable?: boolean
    readonly error?: object
  }
}

const folder = new URL('../../fixtures/', import.meta.url)

describe.each(games.map(({ info }) => info.id))('the examples of the page of %s', (id) => {
  it.each(readdirSync(new URL(`${id}/`, folder)))('%s', (file) => {
    const { record, expected } = JSON.parse(readFileSync(new URL(`${id}/${file}`, folder), 'utf8')) as Example
    const replayed = replay(gameById, record)
    if (!replayed.ok) {
      expect(replayed.fault).toMatchObject(expected.error ?? {})
      expect(expected.error).toBeDefined()
      return
    }
    expect(expected.error).toBeUndefined()
    const { game, state } = replayed.line
    const { over, scores, winners } = viewTable(game, state, ONLOOKER)
    expect({
      over,
      scores,
      winners,
      toMove: lettersToMove(game, state),
      state: game.dump(state) as object,
    }).toMatchObject({
      ...told(expected),
      state: expected.state ?? {},
    })
    if (expected.moves) expect(texts(game, state)).toEqual(expected.moves)
    if (expected.solvable !== undefined) {
      expect(runSearch(botFor(game).solver!.solve(state)).solvable).toBe(expected.solvable)
    }
  })
})

/** Returns the expected fields about the end of the record, without those that the page leaves out. */
function told({ over, toMove, scores, winners }: Example['expected']): object {
  const all = Object.entries({ over, toMove, scores, winners })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

function texts(game: AnyGame, state: Position): string[] {
  const acting = game.requiredSeats(state) | game.optionalSeats(state)
  const seats = [...Array(state.seats).keys()].filter((seat) => acting & (1 << seat))
  const found = seats.flatMap((seat) => {
    return listMoves(game, state, seat).map((move) => `${letterOf(seat)} ${game.write(state, seat, move)}`)
  })
  return found.sort()
}
