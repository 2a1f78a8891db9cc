import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { look, replay, seatOf, toMove } from '../../../../src/rules/kit'

interface Example {
  readonly record: { readonly moves: readonly string[]; readonly options: object }
  readonly expected: {
    readonly over?: boolean
    readonly toMove?: readonly string[]
    readonly scores?: Readonly<Record<string, number>>
    readonly winners?: readonly string[] | null
    readonly state?: object
    readonly moves?: readonly string[]
    readonly error?: object
  }
}

const folder = new URL('../../../fixtures/forty-nine/', import.meta.url)
const example = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Example

describe('the examples of the rules page', () => {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''))

  it.each(names)('%s', (name) => {
    const { record, expected } = example(name)
    const replayed = replay(gameById, record)
    if (!replayed.ok) {
      expect(replayed.fault).toMatchObject(expected.error ?? {})
      expect(expected.error).toBeDefined()
      return
    }
    const { game, state } = replayed.line
    const { over, scores, winners } = look(game, state, -1)
    expect({ over, scores, winners, toMove: toMove(game, state) }).toEqual({
      over: expected.over,
      scores: expected.scores,
      winners: expected.winners,
      toMove: expected.toMove,
    })
    expect(game.dump(state)).toMatchObject(expected.state ?? {})
    if (!expected.moves) return
    const [letter] = toMove(game, state)
    const into: unknown[] = []
    const count = game.moves(state, seatOf(letter!), into)
    const texts = into.slice(0, count).map((move) => `${letter} ${game.write(state, seatOf(letter!), move)}`)
    expect(texts.sort()).toEqual(expected.moves)
  })
})

describe("the leaflet's game", () => {
  const { record } = example('leaflet')

  it.each([
    [16, 0, 0],
    [17, 10, 0],
    [23, 10, 25],
    [25, 10, 25],
    [26, 65, 25],
    [27, 65, 40],
    [28, 95, 40],
    [39, 95, 40],
    [40, 135, 40],
    [47, 135, 40],
    [48, 135, 75],
    [53, 145, 75],
    [54, 145, 155],
  ])('stands after move %i at %i to %i', (ply, A, B) => {
    const replayed = replay(gameById, { ...record, moves: record.moves.slice(0, ply) })
    expect(replayed.ok && replayed.line.ply).toBe(ply)
    expect(gameById('forty-nine')?.dump(replayed.line?.state)).toMatchObject({ points: { A, B } })
  })

  it.each([
    [{}, { A: 145, B: 155 }],
    [{ style: 'baltimore' }, { A: -10, B: 10 }],
    [{ combinations: true }, { A: 160, B: 170 }],
    [{ referee: 'strict' }, { A: 125, B: 135 }],
  ])('with %j ends with %j', (options, scores) => {
    const replayed = replay(gameById, { ...record, options })
    expect(replayed.ok && look(replayed.line.game, replayed.line.state, -1).scores).toEqual(scores)
  })
})
