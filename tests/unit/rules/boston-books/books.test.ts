import { describe, expect, it } from 'vitest'
import { table, type Deal } from './table'

const reds = '1 2 3 4 5 6 7'
const ready = [
  reds,
  '8 9 10 11 12 13 14',
  '15 16 17 18 19 20 21',
  '22 23 24 25 26 27 28',
  '29 30 31 32 33 34 35',
  '36 37 38 39 40 41 42',
  '43 44 45 46 47 48 49',
]

/** Seven hands, each with a card of every colour. */
const mixed = ready.map((_, seat) => Array.from({ length: 7 }, (_book, i) => `${7 * i + seat + 1}`).join(' '))

describe('a book', () => {
  it('of seven real cards is laid by itself after a call that brings the last', () => {
    const deal: Deal = { hands: ['1 2 3 4 5 6 8', '7 9 10 11 15 16 17'] }
    const { page, scores, events } = table(deal, 'A ask B 7')
    expect(page).toMatchObject({ turn: 'A', hands: { A: ['8'] }, books: { A: [{ colour: 'red' }] } })
    expect(page.open).toEqual(['orange', 'yellow', 'green', 'blue', 'indigo', 'violet'])
    expect(scores).toEqual({ A: 1, B: 0 })
    expect(events.at(-1)).toEqual({ type: 'book', seat: 0, colour: 'red', cards: reds.split(' ') })
  })

  it('is also laid when a missed draw completes another colour, and then the turn passes', () => {
    const deal: Deal = { hands: ['1 2 3 4 5 6 8', '9 10 11 15 16 17 18'], stock: '7' }
    const { page, events } = table(deal, 'A ask B 14')
    expect(page).toMatchObject({ turn: 'B', hands: { A: ['8'] }, last: { card: '14', result: 'missed' } })
    expect(page.books['A']).toHaveLength(1)
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['drawn', 'book', 'turn'])
  })

  it('with the Cheater is laid by choice, between calls, as often as wished', () => {
    const deal: Deal = { hands: ['1 2 3 4 5 6 C', '7 8 9 10 15 16 17'], stock: '22 23', options: { cheater: true } }
    const { page, moves } = table(deal, '')
    expect(page.books['A']).toEqual([])
    expect(moves(0)).toEqual(['book red', 'ask B 7'])
    const laid = table(deal, 'A book red').page
    expect(laid).toMatchObject({ turn: 'A', last: null, hands: { A: [], B: ['7', '8', '9', '10', '15', '16', '17'] } })
    expect(laid.books['A']).toEqual([{ colour: 'red', cards: ['1', '2', '3', '4', '5', '6', 'C'] }])
  })

  it('is a choice among two colours where six of both are held', () => {
    const deal: Deal = {
      hands: ['1 2 3 4 5 8 C', '6 9 10 11 12 13 49', '15 16 17 18 19 20 22'],
      options: { cheater: true },
    }
    const { moves } = table(deal, [6, 9, 10, 11, 12, 13].map((card) => `A ask B ${card}`).join(';'))
    expect(moves(0).slice(0, 2)).toEqual(['book red', 'book orange'])
  })

  it('that is dealt is laid at once, from the dealer’s left on', () => {
    const { page, events, scores } = table({ hands: ['22 23 24 25 26 27 29', ready[1]!, reds] }, '')
    expect(scores).toEqual({ A: 0, B: 1, C: 1 })
    expect(page).toMatchObject({ turn: 'A', hands: { B: [], C: [] }, last: null })
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'book', 'book', 'turn'])
    expect(events[1]).toMatchObject({ seat: 1, colour: 'orange' })
  })
})

describe('the end', () => {
  it('comes with the target, in the middle of a deal, for that seat alone', () => {
    const deal: Deal = { hands: ['1 2 3 4 5 6 8', '7 9 10 11 15 16 17'], options: { target: 1 } }
    const { page, winners, events, moves } = table(deal, 'A ask B 7')
    expect(winners).toEqual([0])
    expect(page).toMatchObject({ turn: null, deals: [], hands: { A: ['8'] } })
    expect(page.stock).toHaveLength(35)
    expect(events.at(-1)).toMatchObject({ type: 'ended', scores: [1, 0], winners: [0] })
    expect(moves(0)).toEqual([])
  })

  it('comes in the deal-out for the first from the dealer’s left, and the other book stays in the hand', () => {
    const { page, winners } = table({ hands: ['22 23 24 25 26 27 29', ready[1]!, reds], options: { target: 1 } }, '')
    expect(winners).toEqual([1])
    expect(page.hands['C']).toEqual(reds.split(' '))
  })

  it('comes with the last colour where one deal is all, and all level at the top have won', () => {
    const { page, winners, scores } = table({ hands: ready, options: { target: 0 } }, '')
    expect(winners).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(scores).toEqual({ A: 1, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1 })
    expect(page).toMatchObject({ turn: null, open: [], deals: [{ dealer: 'G', books: scores }] })
  })

  it('leaves the Cheater where nobody used it', () => {
    const hands = [...ready.slice(0, 5), '36 37 38 39 40 41 42', '43 44 45 46 47 48 49']
    const { page } = table({ hands, stock: 'C', options: { cheater: true, target: 0 } }, '')
    expect(page.stock).toEqual(['C'])
  })
})

describe('later deals', () => {
  it('follow at once, dealt by the next seat, and the seat at its left begins', () => {
    const next = {
      hands: [
        '22 23 24 25 26 27 29',
        '8 9 10 11 12 13 15',
        '1 2 3 4 5 6 14',
        '7 16 17 18 19 20 21',
        '28 30 31 32 33 34 35',
        '36 37 38 39 40 41 43',
        '42 44 45 46 47 48 49',
      ],
    }
    // A deals the second deal, so the first hand dealt is B's and the last one is A's.
    const { page, scores, events } = table({ hands: ready, later: [next] }, '')
    expect(page).toMatchObject({ deal: 2, dealer: 'A', turn: 'B', last: null, deals: [{ dealer: 'G' }] })
    expect(page.hands['B']).toEqual(next.hands[0]!.split(' '))
    expect(page.hands['A']).toEqual(next.hands[6]!.split(' '))
    expect(Object.values(scores)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(page.books['A']).toEqual([])
    expect(events.map(({ type }) => type)).toEqual([
      'dealt',
      ...Array.from({ length: 7 }, () => 'book'),
      'dealOver',
      'dealt',
      'turn',
    ])
  })

  it('are passed over unplayed when all seven books are dealt, and books are added up over deals', () => {
    const again = { hands: ready }
    const { page, winners, scores } = table({ hands: ready, later: [again, again, again], options: { target: 4 } }, '')
    // C deals the fourth deal, so D lays the deciding book first.
    expect(winners).toEqual([3])
    expect(Object.values(scores)).toEqual([3, 3, 3, 4, 3, 3, 3])
    expect(page).toMatchObject({ deal: 4, dealer: 'C' })
    expect(page.deals.map(({ dealer }) => dealer)).toEqual(['G', 'A', 'B'])
  })

  it('leave the last call standing', () => {
    const hands = [...ready.slice(0, 5), '36 37 38 39 40 41 49', '43 44 45 46 47 48 42']
    // Five books are dealt, so A to E hold nothing and may call for any card. A takes the 42 from G and the six indigos
    // from F, then the violets.
    const take = [42, 43, 44, 45, 46, 47, 48].map((card) => `A ask G ${card}`)
    const rest = [36, 37, 38, 39, 40, 41].map((card) => `A ask F ${card}`)
    const all = [take[0]!, ...rest, ...take.slice(1), 'A ask F 49']
    const { page } = table({ hands, later: [{ hands: mixed }] }, all.join(';'))
    expect(page).toMatchObject({ deal: 2, last: { seat: 'A', of: 'F', card: '49', result: 'given' } })
    expect(page.deals[0]?.books).toEqual({ A: 3, B: 1, C: 1, D: 1, E: 1, F: 0, G: 0 })
  })
})
