import { describe, expect, it } from 'vitest'
import { putInOrder } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw/state'

describe('putting a hand in order', () => {
  it('does so with every order of five cards, and of fewer', () => {
    const orders = (cards: number[]): number[][] =>
      cards.length === 0
        ? [[]]
        : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]))
    for (const sorted of [[0, 7, 21, 48, 49], [3, 9, 30], [5], []]) {
      for (const order of orders(sorted)) {
        const cards = Uint8Array.from([99, ...order, 1])
        putInOrder(cards, 1, order.length)
        expect([...cards]).toEqual([99, ...sorted, 1])
      }
    }
  })
})
