import { describe, expect, it } from 'vitest'
import { expectRefusal, type Deal } from './table'

/** A leads reds; B has a red and the Cheater. */
const deal: Deal = {
  hands: ['1 2 22', '3 C 43', '4 44 45', '46 47 48'],
  options: { cheater: true, followSuit: true },
}

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['a word that is none', 'bad-move', 'A play 1'],
    ['a number beyond 49', 'bad-move', 'A 50'],
    ['a number with a zero before it', 'bad-move', 'A 01'],
    ['nothing', 'bad-move', 'A '],
    ['a card of another, when it is his turn', 'card-not-in-hand', 'A 3'],
    ['a move of another', 'not-your-turn', 'B 3'],
    ['a move of another with a card that he has not got', 'not-your-turn', 'B 1'],
    ['the Cheater of another', 'card-not-in-hand', 'A C'],
    ['another colour where the led one is held', 'must-follow', 'A 1; B 43'],
    ['another colour that is not held either', 'card-not-in-hand', 'A 1; B 44'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it('the Cheater is in no hand where it is not in the pack', () => {
    expectRefusal({ hands: ['1', '2'] }, 'A C', 'card-not-in-hand')
  })

  it('any card may be played where suit is not followed', () => {
    expect(() => expectRefusal({ ...deal, options: { cheater: true } }, 'A 1; B 43', 'must-follow')).toThrow()
  })
})
