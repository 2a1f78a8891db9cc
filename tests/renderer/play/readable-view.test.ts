// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { readableView, type ReadablePart } from '../../../src/renderer/play/readable-view'
import { gameById } from '../../../src/rules/catalogue'
import { LineOfPlay, defaults, viewTable, ONLOOKER, createSeedSource, createSeededRng } from '../../../src/rules/kit'

/** Returns the view's own value, read back from what is read out. */
function valueOf(part: ReadablePart): unknown {
  if (part.kind === 'line') return JSON.parse(part.value)
  if (part.kind === 'grid') return part.rows.flat().map((cell) => JSON.parse(cell.value) as unknown)
  return part.entries.map((entry) => JSON.parse(entry.value) as unknown)
}

function playedTable(moves: number) {
  const game = gameById('forty-nine')
  const line = new LineOfPlay(game, defaults(game.info), 3, createSeedSource('mirror'))
  const rng = createSeededRng('moves')
  line.settleChance()
  for (let i = 0; i < moves && !line.isOver; i++) {
    const seat = Math.log2(game.requiredSeats(line.state))
    line.play({ seat, move: game.pick(line.state, seat, rng) })
    line.settleChance()
  }
  return line
}

describe('the table for screen readers', () => {
  test.each([0, 7, 40])('holds every field of the view and nothing else, after %i moves', (moves) => {
    const line = playedTable(moves)
    for (const eye of [0, 1, 2, ONLOOKER]) {
      const seen = viewTable(line.game, line.state, eye)
      const state = seen.state as Record<string, unknown>
      const parts = readableView(seen, ['Ada', 'Ben', 'Walter'])
      expect(parts.map((part) => part.key)).toEqual(Object.keys(state))
      for (const part of parts) {
        const value = valueOf(part)
        const whole = state[part.key]
        const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole)
        expect(isObject && Array.isArray(value) ? Object.assign({}, ...(value as object[])) : value).toEqual(
          whole ?? null,
        )
      }
    }
  })

  test.each([
    ['nine-men-triangle', 'movesLeft', 'no limit'],
    ['isolation', 'family', 'not known'],
  ] as const)('of %s: what is not limited, or known at the end, is no “none”', async (id, key, words) => {
    await loadGameFace(id)
    const game = gameById(id)
    const line = new LineOfPlay(game, defaults(game.info), 1, createSeedSource('null'))
    line.settleChance()
    expect(readableView(viewTable(game, line.state, 0), ['Ada']).find((part) => part.key === key)).toMatchObject({
      words,
    })
  })

  test('never reads out a card that the eye cannot see', () => {
    const line = playedTable(0)
    const seen = viewTable(line.game, line.state, 0)
    const others = (line.game.dump(line.state) as { hands: Record<string, string[]> }).hands['B']!
    const spoken = JSON.stringify(readableView(seen, []).filter((part) => part.key === 'hands'))
    const mine = (seen.state as { hands: Record<string, string[]> }).hands['A']!
    for (const card of others) if (!mine.includes(card)) expect(spoken).not.toContain(`"${card}"`)
  })
})

test('what would prompt is read out alike whatever it holds; the value stands there for machines', () => {
  const seen = viewTable(gameById('forty-nine'), playedTable(0).state, 0)
  const open = readableView(
    { ...seen, state: { turn: 'A', window: { seat: 'B', card: '7H' } } },
    ['Ada', 'Ben'],
    ['window'],
  )
  const shut = readableView({ ...seen, state: { turn: 'A', window: null } }, ['Ada', 'Ben'], ['window'])
  const spoken = (parts: readonly ReadablePart[]) => parts.map((part) => part.kind === 'line' && part.words)
  expect(spoken(open)).toEqual(spoken(shut))
  expect(open.map(valueOf)).toEqual(['A', { seat: 'B', card: '7H' }])
})

test('the third seat is read by name where a field holds a seat, though a lone C is the Cheater elsewhere', async () => {
  await loadGameFace('forty-nine')
  const line = playedTable(0)
  const [dealer] = readableView({ ...viewTable(line.game, line.state, 2), state: { dealer: 'C' } }, [
    'Ada',
    'Ben',
    'Walter',
  ])
  expect(dealer).toMatchObject({ kind: 'line', words: 'Walter' })
  const [top] = readableView({ ...viewTable(line.game, line.state, 2), state: { top: 'C' } }, ['Ada', 'Ben', 'Walter'])
  expect(top).toMatchObject({ words: 'the Cheater' })
})

describe('what is not there', () => {
  const words = (id: string, state: Record<string, unknown>) =>
    readableView({ ...viewTable(gameById('forty-nine'), playedTable(0).state, 0), game: id, state }, [
      'Ada',
      'Ben',
      'Walter',
    ]).map((part) =>
      part.kind === 'line' ? part.words : part.kind === 'list' ? part.entries.map((it) => it.words) : part,
    )

  test('a vacant square is empty, a hand that is hidden is not known, a thing that is missing is none', async () => {
    // The page names cards as their game does, once that is loaded.
    await Promise.all(['thirteen-puzzle', 'boston-books'].map(loadGameFace))
    expect(words('thirteen-puzzle', { squares: ['4', null] })[0]).toEqual(['4', 'empty'])
    expect(words('boston-books', { hands: { A: ['7'], B: null }, last: null })).toEqual([
      ['Ada: red 7', 'Ben: not known'],
      'none',
    ])
  })

  test('forty-nine squares are a grid, with the cards that lie face down', () => {
    const faceDown = Array.from({ length: 49 }, (_, i) => (i === 0 ? null : i === 1 ? '9' : true))
    const [grid] = readableView(
      { ...viewTable(gameById('forty-nine'), playedTable(0).state, 0), state: { faceDown } },
      [],
    )
    expect(grid?.kind === 'grid' && grid.rows[0]!.slice(0, 3).map((cell) => cell.words)).toEqual([
      'empty',
      '9',
      'face down',
    ])
  })
})

test('of what each seat has so many of, only those are read who have any', () => {
  const seen = viewTable(gameById('forty-nine'), playedTable(0).state, 0)
  const read = (paid: Readonly<Record<string, number>>) => {
    const [part] = readableView({ ...seen, state: { last: { paid } } }, ['Guest', 'Ben', 'Walter'])
    return part?.kind === 'list' ? part.entries.map(({ words }) => words) : []
  }
  expect(read({ A: 0, B: 12, C: 0 })).toEqual(['paid: Ben 12'])
  expect(read({ A: 0, B: 0, C: 0 })).toEqual(['paid: none'])
})
