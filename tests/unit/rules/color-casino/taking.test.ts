import { describe, expect, it } from 'vitest'
import { playMove, createContrived, table, textsOf, type Deal } from './table'

const takings = (texts: readonly string[]) => texts.filter((text) => text.includes('takes'))

describe('a taking', () => {
  it('is of sums of two or more, or of the difference of two', () => {
    const state = createContrived({ hand: '7R', board: '1R 2R 4R 5R 9R 3K 4K' })
    expect(textsOf(state)).toEqual(['7R takes 1R+2R+4R', '7R takes 2R+5R', '7R takes 2R+9R', 'trail 7R'])
  })

  it('is of one group or of several, sums and differences together', () => {
    const state = createContrived({ hand: '6R', board: '1R 2R 4R 5R 8R 11R' })
    expect(takings(textsOf(state))).toEqual([
      ...['6R takes 1R+2R+4R+5R', '6R takes 1R+2R+5R+8R', '6R takes 1R+5R', '6R takes 2R+4R'],
      ...['6R takes 2R+4R+5R+11R', '6R takes 2R+5R+8R+11R', '6R takes 2R+8R', '6R takes 5R+11R'],
    ])
  })

  it('that can be divided in two ways is one move', () => {
    // The groups are 1+3+7 and 2+4+5, or 4+7 and 1+2+3+5.
    const texts = textsOf(createContrived({ hand: '11R', board: '1R 2R 3R 4R 5R 7R' }))
    expect(texts.filter((text) => text === '11R takes 1R+2R+3R+4R+5R+7R')).toHaveLength(1)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('brings the card and the pieces to the pile, and tells the arithmetic', () => {
    const { page, events } = playMove(
      createContrived({ hand: '6R 1K', board: '1R 5R 2R 8R 7P', held: 2 }),
      '6R takes 1R+2R+5R+8R',
    )
    expect(page.piles['A']).toEqual(['1R', '2R', '5R', '6R', '8R'])
    expect(page).toMatchObject({ table: ['7P'], lastCapture: 'A', sweeps: { A: 0 } })
    expect(events[0]).toEqual({
      type: 'took',
      seat: 0,
      card: '6R',
      cards: ['1R', '2R', '5R', '6R', '8R'],
      groups: [
        { pieces: ['1R', '5R'], how: 'sum', numbers: [1, 5] },
        { pieces: ['2R', '8R'], how: 'difference', numbers: [8, 2] },
      ],
    })
  })

  it('is never of a single card, for its number and colour lie nowhere else', () => {
    expect(takings(textsOf(createContrived({ hand: '6R', board: '6K 6G 6P 3R' })))).toEqual([])
  })

  it('is no duty', () => {
    const { page } = playMove(createContrived({ hand: '7R 1K', board: '2R 5R', held: 2 }), 'trail 7R')
    expect(page.table).toEqual(['2R', '5R', '7R'])
  })

  it('takes a build by its sum or by its difference, whichever the builder had in mind', () => {
    const built = { board: '9P', builds: ['3R 4R by B'] }
    expect(textsOf(createContrived({ ...built, hand: '1R 7R 8R' }))).toEqual([
      ...['1R takes B4R', '7R takes B4R', 'trail 1R', 'trail 7R', 'trail 8R'],
    ])
  })

  it('takes builds and loose groups together', () => {
    const state = createContrived({ hand: '7R', board: '2R 5R', builds: ['1R 8R by B', '3R 4R by B'] })
    expect(takings(textsOf(state))).toEqual([
      ...['7R takes 2R+5R', '7R takes 2R+5R+B4R', '7R takes 2R+5R+B4R+B8R', '7R takes 2R+5R+B8R'],
      ...['7R takes B4R', '7R takes B4R+B8R', '7R takes B8R'],
    ])
    expect(playMove(state, '7R takes B4R+B8R').events[0]).toMatchObject({
      groups: [
        { pieces: ['B4R'], how: 'sum', numbers: [3, 4] },
        { pieces: ['B8R'], how: 'difference', numbers: [8, 1] },
      ],
    })
  })
})

describe('a sweep', () => {
  it('is scored where nothing is left, loose or built', () => {
    const whole = { hand: '7R 1K', held: 2, board: '2R 5R', builds: ['3R 4R by B'] }
    const { page, events } = playMove(createContrived(whole), '7R takes 2R+5R+B4R')
    expect(page.sweeps).toEqual({ A: 1, B: 0 })
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['took', 'sweep'])
    expect(playMove(createContrived(whole), '7R takes 2R+5R').page.sweeps).toEqual({ A: 0, B: 0 })
    expect(playMove(createContrived(whole), '7R takes B4R').page.sweeps).toEqual({ A: 0, B: 0 })
  })

  it('may be scored with the very last card, but not by the rest that comes with the last trick', () => {
    const deck = [...'RKGP'].flatMap((colour) => Array.from({ length: 11 }, (_, i) => `${i + 1}${colour}`))
    const last = (board: string, text: string) => {
      const lying = [...board.split(' '), '7R']
      const pile = deck.filter((card) => !lying.includes(card)).join(' ')
      return playMove(createContrived({ hand: '7R', board, piles: ['', pile], lastCapture: 'B' }), text).page.rounds[0]!
    }
    expect(last('2R 5R', '7R takes 2R+5R')).toMatchObject({ last: 'A', sweeps: { A: 1, B: 0 } })
    expect(last('2R 5R 1K', '7R takes 2R+5R')).toMatchObject({ sweeps: { A: 0, B: 0 }, cardCounts: { A: 4 } })
    expect(last('2R 5R', 'trail 7R')).toMatchObject({ last: 'B', sweeps: { A: 0, B: 0 } })
  })
})

describe('a build', () => {
  /** The page's own example: 3R lies on the board, A has 4R and 7R, and B has the 1R. */
  const page3: Deal = { hands: ['4R 7R 1G 2G 3G 4G', '1R 5G 6G 7G 8G 9G'], board: '3R 1P 2P 3P 4P 5P' }

  it('is one hand card upon one loose card, a card of their sum or difference being kept', () => {
    const { page, events } = table(page3, 'A 4R builds on 3R')
    expect(page.builds).toEqual([{ cards: ['3R', '4R'], by: 'A' }])
    expect(page.table).toEqual(['1P', '2P', '3P', '4P', '5P'])
    expect(events.at(-2)).toEqual({ type: 'built', seat: 0, card: '4R', on: '3R', cards: ['3R', '4R'] })
  })

  it('goes to whoever has either card', () => {
    expect(table(page3, 'A 4R builds on 3R; B 1R takes B4R').page.piles['B']).toEqual(['1R', '3R', '4R'])
    const later = table(page3, 'A 4R builds on 3R; B trail 5G; A 7R takes B4R')
    expect(later.page.piles['A']).toEqual(['3R', '4R', '7R'])
  })

  it.each<[string, string, string[]]>([
    ['the sum, or the difference of the same card', '4R 7R', ['3R', '11R']],
    ['the difference, of a higher hand card', '4R 1R', ['3R', '5R']],
    ['the difference, of a higher board card', '4R 5R', ['9R', '1R']],
    ['nothing of another colour', '4R 7K', []],
  ])('may be for %s', (_what, hand, covered) => {
    const state = createContrived({ hand, board: '1R 3R 5R 9R 11R' })
    const builds = textsOf(state).filter((text) => text.startsWith('4R builds'))
    expect(builds.sort()).toEqual(covered.map((card) => `4R builds on ${card}`).sort())
  })

  it('can be added to no more, and its cards are nowhere else', () => {
    const state = createContrived({ hand: '1R 2R 5R 6R', board: '9P', builds: ['3R 4R by B'] })
    expect(textsOf(state)).toEqual(['1R takes B4R', 'trail 1R', 'trail 2R', 'trail 5R', 'trail 6R'])
  })
})
