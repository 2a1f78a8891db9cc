import { describe, expect, it } from 'vitest'
import { showsAfter } from '../../../../src/renderer/stores/table/count'

const MOVE = { another: false, back: false, counted: false, some: true, here: false }

describe('the count of a deal', () => {
  it('is laid down when a deal was counted, whoever ended it', () => {
    expect(showsAfter(false, { ...MOVE, counted: true })).toBe(true)
    expect(showsAfter(false, { ...MOVE, counted: true, here: true })).toBe(true)
    expect(showsAfter(true, { ...MOVE, counted: true, some: false })).toBe(false)
  })

  it('stays while others play, and goes when somebody here plays on', () => {
    expect(showsAfter(true, MOVE)).toBe(true)
    expect(showsAfter(true, { ...MOVE, here: true })).toBe(false)
    expect(showsAfter(false, MOVE)).toBe(false)
  })

  it('does not come back when a move is taken back, nor at another table', () => {
    expect(showsAfter(false, { ...MOVE, back: true, counted: true })).toBe(false)
    expect(showsAfter(true, { ...MOVE, another: true, counted: true })).toBe(false)
  })
})
