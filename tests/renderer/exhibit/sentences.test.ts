// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endSentenceOf } from '../../../src/renderer/exhibit/sentences'
import './exhibit-words'

const CARDS = { alone: false, scored: true }
const ALONE = { alone: true, scored: true }

test('a loss is called close only where it was', () => {
  expect(endSentenceOf({ result: 'lost', own: 21, other: 23 }, CARDS).words).toBe('So close: 21 to 23.')
  expect(endSentenceOf({ result: 'lost', own: 1, other: 9 }, CARDS).words).toBe('1 to 9 this time. Once more?')
  expect(endSentenceOf({ result: 'lost', own: 2, other: 3 }, CARDS).words).toBe('So close: 2 to 3.')
  expect(endSentenceOf({ result: 'lost', own: 40, other: 120 }, ALONE).words).toBe('40 to 120 this time. Once more?')
})

test('points are told only where they say who won', () => {
  expect(endSentenceOf({ result: 'won', own: 23, other: 18 }, CARDS).words).toBe('You won, 23 to 18!')
  expect(endSentenceOf({ result: 'won', own: 3, other: 4 }, CARDS).words).toBe('You won!')
  expect(endSentenceOf({ result: 'lost', own: 4, other: 3 }, CARDS).words).toBe('So close. Once more?')
  expect(endSentenceOf({ result: 'lost', own: 3, other: null }, ALONE).words).toBe(
    'Not this time. The cards will wait.',
  )
})
