import { beforeAll, describe, expect, it } from 'vitest'
import { colorow } from '../../../../src/rules/forty-nine-outfit/colorow'
import { fillBoard, refusal, table, type Deal } from './table'

/** Deal in which A has violets. The violet 46 lies on square 25. */
const deal: Deal = {
  hands: ['43 44 45 47 48', '1 2 3 8 9', '15 16 17 22 23'],
  centre: '46',
  options: { referee: 'strict' },
}
/** Moves in which A makes a row of three (24 25 26). A claim follows. */
const row = 'A 43@24; A claim 0; B 1@1; B claim 0; C 15@49; C claim 0; A 44@26; A '

describe('the strict referee', () => {
  it('waits for the claim of whoever played, and for nobody else', () => {
    const { toMove, page } = table(deal, 'A 43@24')
    expect(toMove).toEqual(['A'])
    expect(page).toMatchObject({ phase: 'claim', turn: 'B', disputable: false, lastPlay: { due: 0, claimed: null } })
  })

  it('after a claim over 0 lets everybody else act; after silence only the next', () => {
    expect(table(deal, `${row}claim 3`).toMove).toEqual(['B', 'C'])
    expect(table(deal, `${row}claim 0`).toMove).toEqual(['B'])
  })

  it.each([
    ['claim 3', { A: 3, B: 0, C: 0 }],
    ['claim 1', { A: 1, B: 0, C: 0 }],
    ['claim 0', { A: 0, B: 0, C: 0 }],
    ['claim 15', { A: 15, B: 0, C: 0 }],
    ['claim 5; C dispute', { A: -2, B: 0, C: 0 }],
    ['claim 15; B dispute', { A: -2, B: 0, C: 0 }],
    ['claim 3; C dispute', { A: 3, B: 0, C: 0 }],
    ['claim 2; B dispute', { A: 2, B: 0, C: 0 }],
  ])('%s', (moves, scores) => {
    expect(table(deal, row + moves).scores).toEqual(scores)
  })

  it('takes the price of a dispute without cause from whoever disputed', () => {
    const costly = { ...deal, options: { referee: 'strict', disputeCost: 4 } }
    expect(table(costly, `${row}claim 3; C dispute`).scores).toEqual({ A: 3, B: 0, C: -4 })
    expect(table(costly, `${row}claim 4; C dispute`).scores).toEqual({ A: -2, B: 0, C: 0 })
  })

  it('lets the last count stand with the next card', () => {
    const { page, toMove } = table(deal, `${row}claim 9; B 2@2`)
    expect(page.phase).toBe('claim')
    expect(toMove).toEqual(['B'])
    expect(refusal(deal, `${row}claim 9; B 2@2; B claim 0; C dispute`)).toBe('nothing-to-dispute')
  })

  it('tells in a view what is due only after a dispute', () => {
    const claimed = table(deal, `${row}claim 5`).state
    for (let eye = -1; eye < 3; eye++) {
      expect(Object.keys(colorow.view(claimed, eye).lastPlay!)).toEqual([
        'seat',
        'card',
        'square',
        'claimed',
        'disputedBy',
      ])
    }
    const disputed = table(deal, `${row}claim 5; B dispute`).state
    expect(colorow.view(disputed, 2).lastPlay).toMatchObject({ due: 3, completed: [[24, 25, 26]], disputedBy: 'B' })
  })

  it('calls sound what is due, and a dispute that has cause', () => {
    const played = table(deal, row.slice(0, row.lastIndexOf(';'))).state
    const claim = (points: number) => (colorow.read(played, 0, `claim ${points}`) as { value: number }).value
    expect([2, 3, 4].map((points) => colorow.isSound(played, 0, claim(points)))).toEqual([false, true, false])
    const soundDispute = (moves: string) => {
      const { state } = table(deal, row + moves)
      return colorow.isSound(state, 2, (colorow.read(state, 2, 'dispute') as { value: number }).value)
    }
    expect(['claim 2', 'claim 3', 'claim 4'].map(soundDispute)).toEqual([false, false, true])
  })

  it('deals on before the play that empties the last hand is claimed', () => {
    const two = { hands: ['1 8 15 22 29', '2 9 16 23 30'], centre: '49', options: { referee: 'strict' } }
    const moves = fillBoard(two).split(';').slice(0, 19).join(';')
    const { page } = table(two, moves)
    expect(page).toMatchObject({ deal: 2, phase: 'claim', turn: 'A' })
    expect(page.hands['A']).toHaveLength(5)
  })
})

describe('the last count of a game', () => {
  let full: string
  beforeAll(() => {
    full = fillBoard(deal, 'claim 4')
  })

  it('is open to all but the claimer, and waits for the seat at the left', () => {
    const { page, toMove, winners, state } = table(deal, full)
    expect(page).toMatchObject({ phase: 'play', turn: null, disputable: true, stock: [] })
    expect([page.lastPlay?.seat, toMove, winners]).toEqual(['C', ['A', 'B'], null])
    expect([colorow.requiredSeats(state), colorow.optionalSeats(state)]).toEqual([1, 2])
  })

  it.each([
    ['A accept', 4],
    ['A dispute', 0],
    ['B dispute', 0],
  ])('%s ends the game', (move) => {
    const { page, toMove, winners } = table(deal, `${full}; ${move}`)
    expect([page.phase, page.turn, toMove, winners?.length]).toEqual(['over', null, [], expect.any(Number)])
    expect(page.disputable).toBe(false)
  })

  it('opens nothing at the end: hands stay numbers, a count let stand stays untold', () => {
    const accepted = colorow.view(table(deal, `${full}; A accept`).state, 1)
    expect(accepted).toMatchObject({ hands: { A: 0, B: [], C: 0 }, stock: 0, phase: 'over' })
    expect(accepted.lastPlay).not.toHaveProperty('due')
    expect(colorow.view(table(deal, `${full}; A dispute`).state, 1).lastPlay).toHaveProperty('due')
  })

  it('closes by itself if nothing is claimed', () => {
    expect(table(deal, fillBoard(deal)).page.phase).toBe('over')
  })

  it.each([
    ['B accept', 'nothing-to-accept'],
    ['C accept', 'nothing-to-accept'],
    ['C dispute', 'nothing-to-dispute'],
    ['A 1@1', 'board-full'],
    ['C 1@1', 'board-full'],
    ['A claim 0', 'nothing-to-claim'],
    ['A 1@1,2@2', 'one-card-only'],
  ])('refuses %s: %s', (move, code) => {
    expect(refusal(deal, `${full}; ${move}`)).toBe(code)
  })
})
