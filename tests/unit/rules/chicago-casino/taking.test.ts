import { describe, expect, it } from 'vitest'
import { table, textsOf, type Deal } from './table'

/** 28 and 35 are drones on the table; A holds the Cheater. */
const deal: Deal = {
  hands: ['16 19 26 C', '17 20 21 40'],
  table: '2 15 28 35',
  options: { cheater: true },
}

describe('a taking', () => {
  it('is of lower cards of the colour, with any drones that lie loose, or without', () => {
    const { state } = table(deal, '')
    const takings = textsOf(state).filter((text) => text.startsWith('16 takes'))
    expect(takings).toEqual(['16 takes 15', '16 takes 15+28', '16 takes 15+28+35', '16 takes 15+35'])
  })

  it('brings the card and all pieces to the pile', () => {
    const { page, events } = table(deal, 'A 16 takes 15+35')
    expect(page).toMatchObject({ piles: { A: ['15', '16', '35'], B: [] }, table: ['2', '28'], lastCapture: 'A' })
    expect(events.slice(-2)).toEqual([
      { type: 'took', seat: 0, card: '16', pieces: ['15', '35'], riders: ['35'], cards: ['15', '16', '35'] },
      { type: 'turn', seat: 1 },
    ])
  })

  it('is never a duty: a card that can take may be laid down', () => {
    expect(table(deal, 'A trail 16').page.table).toEqual(['2', '15', '16', '28', '35'])
  })

  it('takes a drone of its own colour along as any other', () => {
    const { state } = table({ hands: ['26 1 2 3', '40 41 42 43'], table: '23 28 4 5' }, '')
    expect(textsOf(state).filter((text) => text.startsWith('26 takes'))).toEqual(['26 takes 23', '26 takes 23+28'])
  })

  it('takes a drone from a hand as the ordinary top card that it is', () => {
    const { state } = table({ hands: ['28 1 2 3', '40 41 42 43'], table: '23 27 4 5' }, '')
    expect(textsOf(state).filter((text) => text.startsWith('28'))).toEqual([
      ...['28 takes 23', '28 takes 23+27', '28 takes 27'],
    ])
  })

  it('takes a loose Cheater along, dealt or laid', () => {
    for (const [table4, moves] of [
      ['2 15 28 C', 'A trail 33; B 17 takes 15+28+C'],
      ['2 15 28 35', 'A trail C; B 17 takes 15+28+35+C'],
    ] as const) {
      const hands = table4.includes('C') ? ['16 19 26 33', '17 20 21 40'] : deal.hands
      expect(table({ ...deal, hands, table: table4 }, moves).page.piles['B']).toContain('C')
    }
  })

  it('by the Cheater is of one colour, or of drones alone, and leaves higher cards no safety', () => {
    const { state } = table(deal, '')
    const drones = ['', '+28', '+28+35', '+35']
    expect(textsOf(state).filter((text) => text.startsWith('C takes'))).toEqual(
      [
        ...['C takes 28', 'C takes 35', 'C takes 28+35'],
        ...drones.flatMap((with_) => [`C takes 2${with_}`, `C takes 15${with_}`]),
      ].sort(),
    )
  })

  it('by the Cheater counts the Cheater as a card', () => {
    expect(table(deal, 'A C takes 28').page.piles['A']).toEqual(['28', 'C'])
  })

  it('takes builds by their highest card, two of a colour together', () => {
    const builds: Deal = { hands: ['16 19 C 1', '20 21 2 40'], table: '15 18 28 3', options: { cheater: true } }
    const { page, events } = table(builds, 'A 16 builds on 15; B trail 40; A 19 builds on 18; B 20 takes B16+B19')
    expect(page.piles['B']).toEqual(['15', '16', '18', '19', '20'])
    expect(page.builds).toEqual([])
    expect(events.at(-2)).toMatchObject({ type: 'took', pieces: ['B16', 'B19'], riders: [] })
  })
})

describe('a build', () => {
  const builder: Deal = { hands: ['23 27 20 33', '26 28 18 34'], table: '25 31 35 15' }

  it('needs loose cards of the colour and a higher card kept back, and may itself be lower than what it covers', () => {
    const { state, page, events } = table(builder, 'A 23 builds on 25')
    expect(page.builds).toEqual([{ colour: 'green', cards: ['23', '25'], by: 'A' }])
    expect(page.table).toEqual(['15', '31', '35'])
    expect(page.lastCapture).toBeNull()
    expect(events.at(-2)).toEqual({
      type: 'built',
      seat: 0,
      card: '23',
      pieces: ['25'],
      colour: 'green',
      cards: ['23', '25'],
      from: null,
    })
    expect(textsOf(state)).toContain('26 builds on B25')
  })

  it('is raised by a higher card, and is then the raiser’s', () => {
    const { page, events } = table(builder, 'A 23 builds on 25; B 26 builds on B25')
    expect(page.builds).toEqual([{ colour: 'green', cards: ['23', '25', '26'], by: 'B' }])
    expect(events.at(-2)).toMatchObject({ type: 'built', seat: 1, from: 0 })
  })

  it('may be raised with loose cards, lower and higher than the card played', () => {
    const raised: Deal = { hands: ['23 28 1 2', '25 C 8 9'], table: '22 24 27 15', options: { cheater: true } }
    const { state } = table(raised, 'A 23 builds on 22')
    expect(textsOf(state).filter((text) => text.startsWith('25 builds'))).toEqual([
      ...['25 builds on 24', '25 builds on 24+27', '25 builds on 24+27+B23', '25 builds on 24+B23'],
      ...['25 builds on 27', '25 builds on 27+B23', '25 builds on B23'],
    ])
  })

  it('asks for nothing afterwards: the card kept back may be played otherwise', () => {
    const { page } = table(builder, 'A 23 builds on 25; B trail 34; A trail 27')
    expect(page).toMatchObject({ table: ['15', '27', '31', '34', '35'], builds: [{ by: 'A' }] })
  })

  it('may hold a drone only if the Cheater is kept back, and the drone then rides with nobody', () => {
    const drones: Deal = { hands: ['23 C 1 2', '26 27 8 9'], table: '28 10 15 22', options: { cheater: true } }
    const { state, page } = table(drones, 'A 23 builds on 22+28')
    expect(page.builds).toEqual([{ colour: 'green', cards: ['22', '23', '28'], by: 'A' }])
    expect(textsOf(state)).toEqual(expect.not.arrayContaining([expect.stringContaining('28')]))
    const later = table(drones, 'A 23 builds on 22+28; B trail 8; A C takes B28')
    expect(later.page.piles['A']).toEqual(['22', '23', '28', 'C'])
  })

  it('of a colour may stand beside another', () => {
    const two: Deal = { hands: ['16 19 C 1', '20 21 2 40'], table: '15 18 28 3', options: { cheater: true } }
    expect(table(two, 'A 16 builds on 15; B trail 40; A 19 builds on 18').page.builds).toEqual([
      { colour: 'yellow', cards: ['15', '16'], by: 'A' },
      { colour: 'yellow', cards: ['18', '19'], by: 'A' },
    ])
  })
})
