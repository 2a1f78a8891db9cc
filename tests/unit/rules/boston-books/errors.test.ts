import { describe, expect, it } from 'vitest'
import { expectFault, expectRefusal, playRecord, tapeOf, type Deal } from './table'

/** A holds six yellows and the Cheater, B six greens and the last yellow, C seven cards of three colours. */
const deal: Deal = {
  hands: ['15 16 17 18 19 20 C', '21 22 23 24 25 26 27', '28 1 2 3 36 37 38'],
  stock: '43 44 45',
  options: { cheater: true },
}

/** Nobody holds the Cheater; A has a red and six blues. */
const plain: Deal = { hands: ['1 29 30 31 32 33 34', '2 3 4 8 9 10 11', '36 37 38 39 40 41 42'] }

describe('what is refused', () => {
  it.each<[string, string, string]>([
    ['a word that is none', 'bad-move', 'A call B 21'],
    ['a card alone', 'bad-move', 'A 21'],
    ['a call for the Cheater', 'bad-move', 'A ask B C'],
    ['a number beyond 49', 'bad-move', 'A ask B 50'],
    ['a seat beyond H', 'bad-move', 'A ask I 21'],
    ['a colour that is none', 'bad-move', 'A book purple'],
    ['a word too many', 'bad-move', 'A book yellow now'],
    ['a move of another, lawful or not', 'not-your-turn', 'B ask A 20'],
    ['a move of another for a seat that does not play', 'not-your-turn', 'B ask H 20'],
    ['a book of another', 'not-your-turn', 'B book green'],
    ['a seat that does not play', 'no-such-player', 'A ask D 21'],
    ['a seat that does not play, before the card is judged', 'no-such-player', 'A ask H 20'],
    ['a call on oneself', 'ask-self', 'A ask A 21'],
    ['a call on oneself for a card one has', 'ask-self', 'A ask A 20'],
    ['a card one has', 'own-card', 'A ask B 20'],
    ['a card of a closed colour', 'colour-closed', 'A book yellow; A ask B 21'],
    ['a colour one has not begun', 'colour-not-held', 'A ask B 22'],
    ['a colour that the Cheater does not stand for', 'colour-not-held', 'A ask C 1'],
    ['a book of a colour that is not there', 'no-book', 'A book red'],
    ['a book of a colour that is closed', 'no-book', 'A book yellow; A book yellow'],
  ])('%s: %s', (_what, code, moves) => {
    expectRefusal(deal, moves, code)
  })

  it('six of a colour make no book without the Cheater', () => {
    expectRefusal(plain, 'A book blue', 'no-book')
  })

  it('the Cheater and five of a colour make none either', () => {
    expectRefusal(
      { hands: ['15 16 17 18 19 1 C', '2 3 4 5 6 7 8'], options: { cheater: true } },
      'A book yellow',
      'no-book',
    )
  })

  it('a closed colour comes before a colour not held, and a card one has before both', () => {
    // B is left with greens and one yellow, which is dead.
    const moves = 'A book yellow; A ask B 1'
    expectRefusal(deal, `${moves}; B ask A 21`, 'own-card')
    expectRefusal(deal, `${moves}; B ask A 20`, 'colour-closed')
    expectRefusal(deal, `${moves}; B ask A 1`, 'colour-not-held')
  })

  it('says nothing of other hands', () => {
    for (const move of ['A ask B 22', 'A ask C 22', 'A ask B 20']) {
      const replayed = playRecord(deal, move)
      if (replayed.ok) throw new Error('was accepted')
      expect(replayed.fault.message).not.toMatch(/\b[BC] (has|holds)/)
    }
  })
})

describe('records at fault', () => {
  it('are told where a later deal finds the fault, with no move named', () => {
    const ready = {
      hands: [
        '1 2 3 4 5 6 7',
        '8 9 10 11 12 13 14',
        '15 16 17 18 19 20 21',
        '22 23 24 25 26 27 28',
        '29 30 31 32 33 34 35',
        '36 37 38 39 40 41 42',
        '43 44 45 46 47 48 49',
      ],
    }
    const first = tapeOf(ready)
    expectFault(ready, {}, 'tape-short')
    const bad = [...first, ...first.slice(1), '1', '1']
    bad[49] = '2'
    expectFault(ready, { chance: { tape: bad } }, 'tape-bad')
  })
})
