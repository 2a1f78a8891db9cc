import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { replay, type Options } from '../../../../src/rules/kit'

/**
 * Returns the code with which the last of some moves is refused, or null if it is legal. Expects that the others are
 * legal.
 */
function codeOf(game: string, moves: string, options: Options = {}): string | null {
  const list = moves === '' ? [] : moves.split('; ')
  const replayed = replay(gameById, { format: 'parlor-record/1', game, options, seats: ['A'], moves: list })
  if (replayed.ok) return null
  expect(replayed.fault.ply).toBe(list.length)
  return replayed.fault.code
}

describe('a jump is refused', () => {
  it.each<[string, string, string, string]>([
    ['a seat that is none', 'twenty-five-goal', 'bad-move', 'B 33x49'],
    ['a square that is none', 'twenty-five-goal', 'bad-move', 'A 33x50'],
    ['a chain, for there are none here', 'twenty-five-goal', 'bad-move', 'A 33x49x33'],
    ['a step', 'twenty-five-goal', 'not-a-jump', 'A 42x49'],
    ['a knight’s jump, though nobody stands there', 'twenty-five-goal', 'not-a-jump', 'A 49x34'],
    ['two squares on around the edge', 'twenty-five-goal', 'not-a-jump', 'A 48x1'],
    ['to where it stands', 'twenty-five-goal', 'not-a-jump', 'A 33x33'],
    ['from the vacancy to a man', 'twenty-five-goal', 'no-man', 'A 49x33'],
    ['onto a man', 'twenty-five-goal', 'not-vacant', 'A 32x48'],
    ['onto a man over a vacancy', 'twenty-five-goal', 'not-vacant', 'A 33x49; A 34x48'],
    ['over a vacancy', 'twenty-five-goal', 'nothing-to-jump', 'A 33x49; A 49x33'],
    ['a diagonal, where there are none', 'forty-nine-puzzle', 'not-a-jump', 'A 33x49'],
    ['a diagonal over a vacancy, where there are none', 'forty-nine-puzzle', 'not-a-jump', 'A 35x49; A 26x42'],
    ['over a vacancy, upright', 'forty-nine-puzzle', 'nothing-to-jump', 'A 35x49; A 49x35'],
    ['the second jump of a chain over a vacancy', 'nine-men-square', 'nothing-to-jump', 'A 24x38x40'],
    ['the second jump before the third', 'nine-men-square', 'nothing-to-jump', 'A 24x38x40x41'],
    ['a bad square before the first jump', 'nine-men-square', 'bad-move', 'A 1x2x50'],
    ['a later step', 'nine-men-square', 'not-a-jump', 'A 25x11x4'],
    ['back over the man that was removed', 'nine-men-square', 'nothing-to-jump', 'A 25x11x25'],
    ['a later landing on a man', 'nine-men-square', 'not-vacant', 'A 25x11; A 32x16x18; A 33x19x17x31'],
    ['a start without a man', 'nine-men-triangle', 'no-man', 'A 24x38'],
  ])('%s', (_what, game, code, moves) => {
    expect(codeOf(game, moves)).toBe(code)
  })
})

describe('a move on the strip is refused', () => {
  it.each<[string, string, string]>([
    ['a square that is none', 'bad-move', 'A 8-7'],
    ['a jump as the other puzzles write it', 'bad-move', 'A 5x7'],
    ['from the vacancy, though nothing can go where a man is', 'no-man', 'A 7-3'],
    ['from the vacancy to itself', 'no-man', 'A 7-7'],
    ['onto a man', 'not-vacant', 'A 5-6'],
    ['onto a man far off', 'not-vacant', 'A 1-6'],
    ['over three men', 'too-far', 'A 3-7'],
  ])('%s', (_what, code, moves) => {
    expect(codeOf('reverse-puzzle', moves)).toBe(code)
  })

  it('after the last move that is allowed', () => {
    expect(codeOf('reverse-puzzle', 'A 6-7; A 7-6', { moveLimit: 1 })).toBe('game-over')
    expect(codeOf('reverse-puzzle', 'A 6-7; A 7-6; A 6-7; A 7-6', { moveLimit: 0 })).toBeNull()
  })
})
