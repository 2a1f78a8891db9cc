import { describe, expect, it } from 'vitest'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { codeOf, expectRefusal, place, type Placing } from './table'

/** A plain man of A stands before a plain man of B, with a second jump behind it. */
const chain: Placing = { A: '45', B: '37 23' }
/** Kings far from each other. */
const kings: Placing = { A: '49k 1', B: '7k' }
/** A king of A has gone to and fro twice. */
const shuttled: Placing = {
  A: '49k 31',
  B: '7k',
  recent: { A: ['49-41', '41-49', '49-41', '41-49'], B: [] },
}

describe('what is refused', () => {
  it.each<[string, string, string, Placing]>([
    ['a word', 'bad-move', 'pass', kings],
    ['nothing', 'bad-move', '', kings],
    ['a square alone', 'bad-move', '49', kings],
    ['a square 0', 'bad-move', '49-0', kings],
    ['a square beyond 49', 'bad-move', '49-57', kings],
    ['a zero in front', 'bad-move', '49-041', kings],
    ['a sign', 'bad-move', '49-+41', kings],
    ['a space', 'bad-move', '49- 41', kings],
    ['a line feed', 'bad-move', '49-41\n', kings],
    ['digits of another script', 'bad-move', '４９-41', kings],
    ['two steps in one', 'bad-move', '49-41-33', kings],
    ['a step and a jump in one', 'bad-move', '49x33-25', kings],
    ['a mark at the end', 'bad-move', '49x33x', kings],
    ['a man of the other', 'no-man-there', '7-13', kings],
    ['an empty square', 'no-man-there', '25-17', kings],
    ['an even square, where no man ever stands', 'no-man-there', '24-16', kings],
    ['a jump with no man', 'no-man-there', '25x9', kings],
    ['a step while a jump is possible', 'must-jump', '45-39', chain],
    ['a step that would not go anyhow, while a jump is possible', 'must-jump', '45-46', chain],
    ['a square two rows away', 'bad-step', '49-33', kings],
    ['a square beside', 'bad-step', '49-47', kings],
    ['an even square', 'bad-step', '49-48', kings],
    ['the square itself', 'bad-step', '49-49', kings],
    ['a square across the edge', 'bad-step', '29-21', { A: '29k', B: '7k' }],
    ['backward with a plain man', 'bad-step', '25-31', { A: '25', B: '7k' }],
    ['backward with a plain man of B', 'bad-step', '25-17', { A: '49', B: '25', turn: 'B' }],
    ['a square where an own man stands', 'bad-step', '49-41', { A: '49 41', B: '7k' }],
    ['a square where an opposing man stands', 'bad-step', '49-41', { A: '49', B: '41 33' }],
    ['the third time of a step', 'repeated', '49-41', shuttled],
    ['a beginning of a longer jump', 'jump-unfinished', '45x29', chain],
    ['a jump over nothing', 'bad-jump', '49x33', kings],
    ['a jump over an own man', 'bad-jump', '49x33', { A: '49k 41', B: '7k' }],
    ['a jump onto a man', 'bad-jump', '49x33', { A: '49k', B: '41 33' }],
    ['a jump on beyond the end', 'bad-jump', '45x29x17x1', chain],
    ['a chain with a wrong start', 'bad-jump', '45x33x17', chain],
    ['a step written as a jump', 'bad-jump', '49x41', kings],
    ['a jump backward with a plain man', 'bad-jump', '17x33', { A: '17', B: '25' }],
    ['more landings than there are men', 'bad-jump', '45x29x45x29x45x29x45x29x45x29', chain],
  ])('%s: %s', (_what, code, text, placing) => {
    expectRefusal(placing, text, code)
  })

  it('whoever is not to move, whatever it is', () => {
    expectRefusal(kings, '7-13', 'not-your-turn', 1)
    expectRefusal(kings, '24-16', 'not-your-turn', 1)
    expectRefusal(kings, 'pass', 'bad-move', 1)
  })

  it('a shorter jump only where the fullest are asked for', () => {
    const two: Placing = { A: '45 49', B: '37 23 41' }
    expect(codeOf(place(two), 0, '49x33')).toBeNull()
    expectRefusal({ ...two, options: { takeMost: true } }, '49x33', 'must-take-most')
    expectRefusal({ ...two, options: { takeMost: true } }, '45x29', 'jump-unfinished')
  })

  it('the step as blocked, rather than repeated, where somebody stands now', () => {
    expectRefusal({ ...shuttled, B: '7k 41 33' }, '49-41', 'bad-step')
  })

  it('in sentences that name the rule', () => {
    const read = game.read(place(chain), 0, '45x29')
    expect(read).toEqual({
      ok: false,
      error: { code: 'jump-unfinished', message: 'The same man can jump again, so it must, until it cannot.' },
    })
  })
})
