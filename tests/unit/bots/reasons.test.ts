import { describe, expect, it } from 'vitest'
import { reasonFor } from '../../../src/bots/reasons/forty-nine'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import type { FortyNineView } from '../../../src/rules/forty-nine-outfit/forty-nine/shape'
import type { GameView } from '../../../src/rules/kit'
import { createSeededRng, viewOf, tableAfter } from './tables'

function why(state: FortyNineState, move: string) {
  return reasonFor(viewOf(state, state.turn) as GameView<FortyNineView>, state.turn, move)
}

/** Returns the table after these moves, with these cards on top of the pack. The other cards follow in order. */
function tableOf(top: string, moves: string, options = {}): FortyNineState {
  const cards = top.split(' ')
  const rest = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C'].filter((card) => !cards.includes(card))
  const table = fortyNine.start(tableAfter(0, createSeededRng('options'), 2, options).options, 2)
  const pack = fortyNine.readChance(table, [...cards, ...rest], 0)
  if (!pack.ok) throw new Error(pack.error.message)
  fortyNine.applyChance(table, pack.value)
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = fortyNine.read(table, table.turn, text.replaceAll('_', ' '))
    if (!move.ok) throw new Error(`${text}: ${move.error.message}`)
    fortyNine.apply(table, table.turn, move.value)
  }
  return table
}

/** Returns the table of the leaflet's own game just before one of its plays. */
function printed(until: string, options = {}): FortyNineState {
  const top = '3 9 17 25 24 35 40 38 C 45 15 31 8 1 29 47 49 10 30 41 19 46 32 43 34 44 48 33'
  const opening = `3${' draw pass'.repeat(7)} draw`
  const moves = `${opening} 10 9 17 8 draw 24 25 31 38 C@45 15 30 29 1 draw pass draw pass draw 46 47 draw 32 40 41 draw pass draw 34 draw 44 35 43 draw 48 draw 33 49`
  return tableOf(top, moves.slice(0, moves.indexOf(` ${until}`)), options)
}

describe('reasons for a hint of Forty-Nine', () => {
  it.each([
    ['10', { key: 'scores-square', params: { square: '10', points: 10 } }],
    ['25', { key: 'scores-square', params: { square: '25', points: 25 } }],
    ['C@45', { key: 'scores-square-and-row', params: { square: '45', row: '3-45', rows: 1, points: 55 } }],
    ['33', { key: 'completes-row', params: { row: '29-35', rows: 1, points: 10 } }],
    ['49', { key: 'ends-ahead', params: { points: 80, lead: 10 } }],
  ])('tell why the printed game plays %s', (move, reason) => {
    expect(why(printed(move), move)).toEqual(reason)
  })

  it('understand claims and announcements of strict play', () => {
    const state = printed('C@45', { referee: 'strict' })
    expect(why(state, 'C@45 claim 3-45').key).toBe('scores-square-and-row')
    expect(why(state, 'C@45!').key).toBe('scores-square-and-row')
  })

  it('name the opening card', () => {
    expect(why(tableOf('4 20 5 21', ''), '4')).toEqual({ key: 'opening-card', params: { card: '4' } })
  })

  it('tell why to draw and to pass', () => {
    const far = tableOf('4 20 49 21 47 28 43 29 42 33 48', '4 draw pass')
    expect(why(far, 'draw')).toEqual({ key: 'draws-nothing-fits', params: {} })
    const near = tableOf('4 20 5 21 47 28 43 29 42 33 48', '4 draw pass')
    expect(why(near, 'draw')).toEqual({ key: 'draws-for-more', params: { open: 1 } })
    const holds = tableOf('38 41 39 42 46 43 47 44 49 48 1 2', '38 draw pass draw')
    expect(why(holds, 'pass')).toEqual({ key: 'passes-holding', params: { card: '39' } })
  })

  it('tell the good of a play that earns nothing yet', () => {
    const opens = tableOf('38 41 39 42 40 43 47 44 49 48', '38 draw pass')
    expect(why(opens, '39')).toEqual({ key: 'keeps-open-for', params: { card: '40', points: 40 } })
    const sheds = tableOf('38 41 39 42 46 43 47 44 49 48', '38 draw pass')
    expect(why(sheds, '39')).toEqual({ key: 'sheds-card', params: { left: 3 } })
  })

  it('has a reason for every move of random games', () => {
    const rng = createSeededRng('reasons')
    const moves: number[] = []
    for (let plies = 0; plies < 90; plies++) {
      const state = tableAfter(plies, rng, 2 + (plies % 4), { combinations: plies % 2 === 0 })
      const count = fortyNine.moves(state, state.turn, moves)
      for (const move of moves.slice(0, count)) {
        expect(why(state, fortyNine.write(state, state.turn, move)).key).toMatch(/^[a-z-]+$/)
      }
    }
  })

  it('refuses what is no move', () => {
    expect(() => why(printed('10'), 'bow')).toThrow('no move of Forty-Nine')
  })
})
