import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  listTexts,
  emptyOutcomeSource,
  createSeededRng,
  type GameEvent,
} from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, distances, isOver, swapMen, stateOf, play } from './oracle'

const squares = Array.from({ length: 9 }, (_, i) => i)
const WORDINGS = [
  '',
  '-',
  '1',
  '1-',
  '-7',
  '5--7',
  '05-7',
  '5-07',
  '+5-7',
  '5-7 ',
  ' 5-7',
  '5x7',
  '5–7',
  '5-7-6',
  '५-७',
  '5-7\n',
]
const TEXTS = [...squares.flatMap((from) => squares.map((to) => `${from}-${to}`)), ...WORDINGS]

/** Returns all ways to play from one position to another in exactly `moves` moves, as texts with spaces between. */
function ways(men: string, aim: string, moves: number): string[] {
  const far = distances(aim, 3)
  const go = (at: string, left: number): string[] => {
    if (far.get(at)! > left) return []
    if (left === 0) return ['']
    const vacant = at.indexOf('.')
    return [...at].flatMap((_man, from) => {
      if (from === vacant || Math.abs(from - vacant) > 3) return []
      return go(swapMen(at, from, vacant), left - 1).map((rest) => `${from + 1}-${vacant + 1} ${rest}`.trim())
    })
  }
  return go(men, moves)
}

describe.each(['reverse-puzzle', 'another-reverse-puzzle'])('%s beside a plain model of the page', (id) => {
  const game = gameById(id)!

  it('stands the same after every move, and takes and refuses the same texts', () => {
    const tables = fc.record({ moveLimit: fc.integer({ min: 0, max: 99 }), seed: fc.string({ maxLength: 6 }) })
    fc.assert(
      fc.property(tables, ({ moveLimit, seed }) => {
        const line = new LineOfPlay(game, { ...defaults(game.info), moveLimit }, 1, emptyOutcomeSource)
        const oracle = begin(id, moveLimit)
        const rng = createSeededRng(seed)
        for (let ply = 0; ply < 40; ply++) {
          expect(game.dump(line.state)).toEqual(stateOf(oracle))
          expect(line.isOver).toBe(isOver(oracle))
          const listed = listTexts(game, line.state, 0)
          const taken = TEXTS.filter((text) => {
            const code = play({ ...oracle }, text)
            const read = line.read(`A ${text}`)
            expect([text.slice(0, 20), read.ok ? null : read.error.code]).toEqual([text.slice(0, 20), code])
            return code === null
          })
          expect(listed.sort()).toEqual(taken.sort())
          if (line.isOver) break
          const text = listed[rng.below(listed.length)]!
          expect(line.playText(`A ${text}`)).toBeNull()
          play(oracle, text)
        }
      }),
      { numRuns: runCount(20) },
    )
  })

  it('tells each move and then the end', () => {
    const line = new LineOfPlay(game, { moveLimit: 1 }, 1, emptyOutcomeSource)
    const heard: GameEvent[] = []
    const [from, to] = id === 'reverse-puzzle' ? [4, 7] : [7, 4]
    line.playText(`A ${from}-${to}`, (event) => heard.push(event))
    const over = id === 'reverse-puzzle' ? [5, 6] : [6, 5]
    expect(heard).toMatchObject([
      { type: 'stepped', seat: 0, man: 'V', from, to, over, moveCount: 1, movesLeft: 0 },
      { type: 'ended', seat: 0, reason: 'last-move', solved: false },
    ])
  })
})

describe('the question of 1928', () => {
  it('the Reverse Puzzle takes ten moves, in exactly two ways', () => {
    const far = distances('RRRVVV.', 3)
    expect([far.size, far.get('.VVVRRR'), Math.max(...far.values())]).toEqual([140, 10, 11])
    expect(ways('RRRVVV.', '.VVVRRR', 10)).toEqual([
      '6-7 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 1-2',
      '6-7 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 1-2',
    ])
  })

  it('Another Reverse Puzzle takes ten moves, in exactly four ways: two and their mirror images', () => {
    const far = distances('RRR.VVV', 3)
    expect([far.size, far.get('VVV.RRR'), Math.max(...far.values())]).toEqual([140, 10, 10])
    const two = ['6-4 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 4-2', '6-4 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 4-2']
    const mirrored = two.map((way) => way.replace(/\d/g, (square) => `${8 - Number(square)}`))
    expect(ways('RRR.VVV', 'VVV.RRR', 10).sort()).toEqual([...two, ...mirrored].sort())
  })

  it('with jumps over one man only, both take fifteen', () => {
    expect(distances('RRRVVV.', 2).get('.VVVRRR')).toBe(15)
    expect(distances('RRR.VVV', 2).get('VVV.RRR')).toBe(15)
  })
})
