import { describe, it } from 'vitest'
import { expectRefusal, type Deal } from './table'

/** A opens with the 15 and holds 16 17 18 and the Cheater; B holds 20 to 24. */
const deal: Deal = { hands: ['15 16 17 18 C', '20 21 22 23 24'], stock: '1 2 3 4' }
const strict: Deal = { ...deal, options: { referee: 'strict' } }

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['a word that is none', 'bad-move', 'A play 15'],
    ['an announcement, for the automatic referee sees for itself', 'bad-move', 'A 15!'],
    ['a claim, likewise', 'bad-move', 'A 15; B draw; B pass; A 16 claim 15-21'],
    ['a move of another', 'not-your-turn', 'B 20'],
    ['a move of another, before it is judged', 'not-your-turn', 'A 15; A 49'],
    ['a draw before the opening card', 'opening-card', 'A draw'],
    ['a pass before the opening card', 'opening-card', 'A pass'],
    ['another card than the lowest', 'opening-card', 'A 16'],
    ['the Cheater before the opening card', 'opening-card', 'A C@15'],
    ['a second draw', 'already-drawn', 'A 15; B draw; B draw'],
    ['a pass without a draw', 'must-draw', 'A 15; B pass'],
    ['a card of another hand', 'card-not-in-hand', 'A 15; B 16'],
    ['a card of another hand, before the opening card', 'card-not-in-hand', 'A 20'],
    ['a Cheater of another hand', 'card-not-in-hand', 'A 15; B C@16'],
    ['a square that is taken', 'square-taken', 'A 15; B draw; B pass; A C@15'],
    ['a card whose square the Cheater took', 'square-taken', 'A 15; B draw; B pass; A C@16; B draw; B pass; A 16'],
    ['a square far from all cards', 'not-adjoining', 'A 15; B 20'],
    ['a square across a corner', 'not-adjoining', 'A 15; B 23'],
    ['the Cheater on a square far from all cards', 'not-adjoining', 'A 15; B draw; B pass; A C@49'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it('squares do not adjoin around the edge of the board: 7 and 8', () => {
    expectRefusal({ hands: ['7 20 30 40 49', '8 21 31 41 48'] }, 'A 7; B 8', 'not-adjoining')
  })

  it.each<[string, string, string]>([
    ['a row that is not full', 'false-claim', 'A 15; B draw; B pass; A 16 claim 15-21'],
    ['a row that there is not', 'false-claim', 'A 15; B draw; B pass; A 16 claim 1-2'],
    ['a claim with the opening card', 'false-claim', 'A 15 claim 15-21'],
    ['a claim with a card that comes back', 'false-claim', 'A 15; B 20 claim 15-21'],
    ['a claim of nothing', 'bad-move', 'A 15 claim '],
    ['a claim of no line', 'bad-move', 'A 15 claim row'],
    ['a claim before the announcement', 'bad-move', 'A 15 claim 15-21!'],
    ['an announcement with a draw', 'bad-move', 'A 15; B draw!'],
    ['another card than the lowest, in strict play too', 'opening-card', 'A 16'],
    ['a pass without a draw, in strict play too', 'must-draw', 'A 15; B pass'],
    ['a card of another hand, in strict play too', 'card-not-in-hand', 'A 15; B 16!'],
  ])('strict: %s: %s', (_what, code, moves) => {
    expectRefusal(strict, moves, code)
  })
})
