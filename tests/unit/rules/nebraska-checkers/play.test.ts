import { describe, expect, it } from 'vitest'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { viewTable, ONLOOKER, createSeededRng } from '../../../../src/rules/kit'
import { codeOf, movesOf, place, play, type Placing } from './table'

describe('steps', () => {
  it('lead a plain man forward, a king all four ways, and nobody over the edge', () => {
    expect(movesOf(place({ A: '25', B: '7k' }))).toEqual(['25-17', '25-19'])
    expect(movesOf(place({ A: '49', B: '25', turn: 'B' }))).toEqual(['25-31', '25-33'])
    expect(movesOf(place({ A: '25k', B: '7k' }))).toEqual(['25-17', '25-19', '25-31', '25-33'])
    expect(movesOf(place({ A: '29', B: '7k' }))).toEqual(['29-23'])
    expect(movesOf(place({ A: '1k', B: '49k' }))).toEqual(['1-9'])
  })

  it('crown a plain man that reaches the far row', () => {
    const state = place({ A: '9', B: '49k' })
    const events = play(state, '9-3')
    expect(game.dump(state)).toMatchObject({ men: { A: [], B: [] }, kings: { A: [3], B: [49] } })
    expect(events.map(({ type }) => type)).toEqual(['stepped', 'crowned', 'turn'])
  })
})

describe('jumps', () => {
  it('are compulsory, and chosen at will', () => {
    expect(movesOf(place({ A: '45 49 21', B: '37 23 41' }))).toEqual(['45x29x17', '49x33'])
  })

  it('must take most where that is the rule', () => {
    const state = place({ A: '45 49 21', B: '37 23 41', options: { takeMost: true } })
    expect(movesOf(state)).toEqual(['45x29x17'])
  })

  it('lead a king all four ways, over plain men and kings', () => {
    const state = place({ A: '25k', B: '17 33k' })
    expect(movesOf(state)).toEqual(['25x41', '25x9'])
  })

  it('may come round to the starting square, and to any square twice, but take no man twice', () => {
    const round = place({ A: '17k', B: '23 25 37 39' })
    expect(movesOf(round)).toEqual(['17x29x45x33x17', '17x33x45x29x17'])
    const eight = place({ A: '25k', B: '17 11 19 33 39 31', turn: 'A' })
    for (const text of movesOf(eight)) {
      const over = text.split('x').map(Number)
      const taken = over.slice(1).map((to, i) => (to + over[i]!) / 2)
      expect(new Set(taken).size).toBe(taken.length)
    }
    expect(movesOf(eight).some((text) => text.split('x').length === 7)).toBe(false)
  })

  it('stop at the far row with a plain man, or go on there with the option', () => {
    const men = { A: '17', B: '9 11' }
    expect(movesOf(place({ ...men }))).toEqual(['17x1', '17x5'])
    const on = { A: '15', B: '9 11', options: { crownEndsJump: false } }
    expect(movesOf(place({ A: '15', B: '9 11' }))).toEqual(['15x3'])
    const state = place(on)
    expect(movesOf(state)).toEqual(['15x3x19'])
    expect(codeOf(state, 0, '15x3')).toBe('jump-unfinished')
    const events = play(state, '15x3x19')
    expect(events.map(({ type }) => type)).toEqual(['jumped', 'crowned', 'jumped', 'taken', 'taken', 'ended'])
    expect(game.dump(state).kings['A']).toEqual([19])
  })

  it('are told hop by hop, the men lifted off when the hand lets go', () => {
    const state = place({ A: '45', B: '37 23k 7' })
    expect(play(state, '45x29x17')).toEqual([
      { type: 'jumped', seat: 0, from: 45, over: 37, to: 29 },
      { type: 'jumped', seat: 0, from: 29, over: 23, to: 17 },
      { type: 'taken', seat: 1, square: 37, king: false },
      { type: 'taken', seat: 1, square: 23, king: true },
      { type: 'turn', seat: 1, mustJump: [] },
    ])
  })

  it('that are due are told with the turn', () => {
    const state = place({ A: '33', B: '17' })
    expect(play(state, '33-25').at(-1)).toEqual({ type: 'turn', seat: 1, mustJump: [17] })
  })

  it('answer an opening with the one that is possible', () => {
    const state = game.start({ repeatRule: true, crownEndsJump: true, takeMost: false, quietLimit: 60 }, 2)
    play(state, '39-31 9-17 31-25')
    expect(movesOf(state)).toEqual(['17x33'])
  })
})

describe('the repetition rule', () => {
  const there = { A: '49k 29', B: '1k 21' }
  const shuttle = '49-41 1-9 41-49 9-1 49-41 1-9 41-49 9-1'

  it('lets a movement be made and repeated once', () => {
    const state = place(there)
    const events = play(state, shuttle)
    expect(codeOf(state, 0, '49-41')).toBe('repeated')
    expect(movesOf(state)).toEqual(['29-23'])
    expect(events.at(-1)).toEqual({ type: 'barred', seat: 0, from: 49, to: 41 })
    play(state, '29-23')
    expect(codeOf(state, 1, '1-9')).toBe('repeated')
  })

  it('counts anew after another move of the seat', () => {
    const state = place(there)
    play(state, `${shuttle} 29-23 21-27`)
    expect(movesOf(state)).toContain('49-41')
    expect(movesOf(state, 0)).toContain('23-15')
  })

  it('does not look at the opponent', () => {
    const state = place({ A: '49k 29', B: '1k 3 5 7' })
    play(state, '49-41 1-9 41-49 9-15 49-41 3-9 41-49 5-11')
    expect(codeOf(state, 0, '49-41')).toBe('repeated')
  })

  it('may be left out', () => {
    const state = place({ ...there, options: { repeatRule: false } })
    play(state, shuttle)
    expect(movesOf(state)).toContain('49-41')
  })

  it('never bars a jump', () => {
    const recent = { A: ['49-41', '41-49', '49-41', '41-49'], B: [] }
    expect(movesOf(place({ A: '49k', B: '41 1', recent }))).toEqual(['49x33'])
  })

  it('is no rule about going round by two kings', () => {
    const recent = { A: ['49-41', '43-37', '41-49', '37-43'], B: [] }
    expect(movesOf(place({ A: '49k 43k', B: '1k', recent }))).toContain('49-41')
  })
})

describe('the end', () => {
  it('comes when the seat to move has no man', () => {
    const state = place({ A: '25', B: '17' })
    expect(play(state, '25x9').at(-1)).toMatchObject({ type: 'ended', seat: 0, reason: 'no-men', winners: [0] })
    expect(game.dump(state)).toMatchObject({ turn: null, result: 'no-men' })
    expect([game.requiredSeats(state), movesOf(state, 0), movesOf(state, 1)]).toEqual([0, [], []])
  })

  it('comes when it is blocked', () => {
    const free = place({ A: '17', B: '1' })
    play(free, '17-9')
    expect([movesOf(free), game.outcome(free).over]).toEqual([['1x17'], false])
    const blocked = place({ A: '15 17', B: '1' })
    play(blocked, '15-9')
    expect(movesOf(blocked)).toEqual([])
    expect(game.outcome(blocked)).toMatchObject({ over: true, winners: [0], reason: 'blocked' })
  })

  it('comes when the repetition rule leaves no move', () => {
    const recent = { A: ['49-41', '41-49', '49-41', '41-49'], B: [] }
    const state = place({ A: '49k', B: '1k', turn: 'B', recent })
    play(state, '1-9')
    expect(game.outcome(state)).toMatchObject({ over: true, winners: [1], reason: 'blocked' })
  })

  it('is a draw after so many quiet plies, of kings that take nothing', () => {
    const state = place({ A: '49k', B: '1k', quiet: 58 })
    play(state, '49-41')
    expect([state.quiet, game.outcome(state).over]).toEqual([59, false])
    play(state, '1-9')
    expect(game.outcome(state)).toEqual({ over: true, scores: [6, 6], winners: [0, 1], reason: 'quiet' })
    expect(game.dump(state)).toMatchObject({ turn: null, quiet: 60, result: 'quiet' })
  })

  it('is put off by a step of a plain man and by a taking', () => {
    const step = place({ A: '31', B: '1k', quiet: 59 })
    play(step, '31-25')
    expect(step.quiet).toBe(0)
    const taking = place({ A: '25k', B: '17k 49k', quiet: 59 })
    play(taking, '25x9')
    expect([taking.quiet, game.outcome(taking).over]).toEqual([0, false])
  })

  it('is lost before it is drawn', () => {
    const recent = { A: ['49-41', '41-49', '49-41', '41-49'], B: [] }
    const state = place({ A: '49k', B: '1k', turn: 'B', quiet: 59, recent })
    play(state, '1-9')
    expect(game.outcome(state).reason).toBe('blocked')
  })

  it('scores the men taken, which do not decide', () => {
    const state = place({ A: '15 17', B: '1' })
    play(state, '15-9')
    expect(game.outcome(state)).toMatchObject({ scores: [6, 5], winners: [0] })
  })
})

describe('what is seen', () => {
  it.each<[string, Placing, string]>([
    ['in the middle', { A: '49k 29', B: '1k 21' }, '49-41 1-9 41-49 9-1 49-41 1-9 41-49 9-1'],
    ['after the last man', { A: '25', B: '17' }, '25x9'],
    ['after a block', { A: '15 17', B: '1' }, '15-9'],
    ['after a chain', { A: '45', B: '37 23k 7' }, '45x29x17'],
  ])('is all there is, %s', (_when, placing, texts) => {
    const state = place(placing)
    play(state, texts)
    for (const eye of [ONLOOKER, 0, 1]) {
      expect(game.determinize(viewTable(game, state, eye) as never, createSeededRng(''))).toEqual(state)
    }
  })
})
