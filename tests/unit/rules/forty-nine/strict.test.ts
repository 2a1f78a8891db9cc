import { describe, expect, it } from 'vitest'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import { createSeededRng } from '../../../../src/rules/kit'
import { expectRefusal, table, type Deal } from './table'

const idle = (seats: string) => [...seats].flatMap((seat) => [`${seat} draw`, `${seat} pass`]).join(';')

const options = { referee: 'strict' }

describe('claims', () => {
  const deal: Deal = { hands: ['15 16 17 18 49', '19 20 21 22 23'], stock: '1 2 3 4 5 6', options }
  const before = `A 15;${idle('B')};A 16;${idle('B')};A 17;${idle('B')};A 18;B 19;A draw;A pass;B 20;${idle('A')}`

  it('bring the ten points of a row, and without them it is lost', () => {
    expect(table(deal, `${before};B 21 claim 15-21`).gained).toEqual(['row 15-21: 10'])
    const silent = table(deal, `${before};B 21`)
    expect(silent.gained).toEqual([])
    expect(silent.events).toContainEqual(expect.objectContaining({ type: 'row', row: '15-21', claimed: false }))
    expectRefusal(deal, `${before};B 21;A 49 claim 15-21`, 'false-claim')
  })

  it('are listed in every choice', () => {
    const { moves } = table(deal, before)
    const of21 = moves(1).filter((text) => text.startsWith('21'))
    expect(of21).toEqual(['21', '21!', '21 claim 15-21', '21! claim 15-21'])
  })

  it('are not needed for squares', () => {
    expect(table(deal, 'A 15').gained).toEqual(['square 15: 15'])
  })

  it('name rows, then the fifty, then the hundred, in order', () => {
    const hands = ['18 24 26 32 25', '19 20 21 22 23']
    const both: Deal = { hands, stock: '1 2 49 3', options: { ...options, combinations: true } }
    const start = `A 18;B 19;A 25;${idle('B')};A 24;${idle('B')};A 26 claim 24+26;${idle('B')};A draw`
    expect(table(both, `${start};A 32 claim 18+32,18+24+26+32`).gained).toEqual([
      'fifty 18+32: 5',
      'hundred 18+24+26+32: 10',
    ])
    expect(table(both, `${start};A 32 claim 18+24+26+32`).gained).toEqual(['hundred 18+24+26+32: 10'])
    expectRefusal(both, `${start};A 32 claim 18+24+26+32,18+32`, 'false-claim')
    expectRefusal(both, `${start};A 32 claim 18+32,18+32`, 'false-claim')
    expectRefusal(both, `${start};A 32 claim 24+26`, 'false-claim')
  })

  it('of combinations are false where those do not count', () => {
    const plain: Deal = { hands: ['18 24 26 32 25', '19 20 21 22 23'], stock: '1 2 49 3', options }
    const start = `A 18;B 19;A 25;${idle('B')};A 24;${idle('B')}`
    expectRefusal(plain, `${start};A 26 claim 24+26`, 'false-claim')
  })
})

describe('a card laid where it cannot lie', () => {
  const deal: Deal = { hands: ['15 16 17 18 C', '20 21 22 23 24'], stock: '1 2 3 4', options }

  it('comes back, costs ten points and the turn', () => {
    const { page, gained, events } = table(deal, 'A 15; B 20')
    expect(gained).toEqual(['returned: -10'])
    expect(page).toMatchObject({ turn: 'A', points: { A: 15, B: -10 } })
    expect(page.hands['B']).toContain('20')
    expect(events.slice(-3)).toEqual([
      { type: 'returned', seat: 1, card: '20', square: 20 },
      { type: 'forfeited', seat: 1, for: 'returned', points: 10 },
      { type: 'turn', seat: 0 },
    ])
  })

  it('costs no more with an announcement, which does not count', () => {
    expect(table(deal, 'A 15; B 20!').gained).toEqual(['returned: -10'])
  })

  it('may be the Cheater, anywhere, even on a card', () => {
    for (const square of [15, 49]) {
      const { gained, page } = table(deal, `A 15;${idle('B')};A C@${square}`)
      expect(gained).toEqual(['returned: -10'])
      expect(page.hands['A']).toContain('C')
    }
  })

  it('may be one whose square the Cheater took', () => {
    const { gained } = table(deal, `A 15;${idle('B')};A C@16;${idle('B')};A 16`)
    expect(gained).toEqual(['returned: -10'])
  })

  it('has been seen by all, until it is laid', () => {
    const open = table(deal, 'A 15; B 20')
    for (const eye of [-1, 0, 1]) expect(fortyNine.view(open.state, eye).shown).toEqual({ A: [], B: ['20'] })
    const laid = table(deal, 'A 15; B 22!')
    expect(fortyNine.view(laid.state, 0).shown).toEqual({ A: [], B: [] })
    const later = table({ ...deal, hands: ['15 18 25 19 C', '20 17 22 23 16'] }, 'A 15; B 17; A draw; A pass; B 16')
    expect(later.page.tally.map((entry) => entry.for)).toEqual(['square 15', 'returned'])
    const gone = table(
      { ...deal, hands: ['15 18 25 19 C', '20 17 22 23 16'] },
      'A 15; B 17; A draw; A pass; B 16; A draw; A pass; B 17',
    )
    expect(fortyNine.view(gone.state, 0).shown).toEqual({ A: [], B: [] })
  })
})

describe('the last card', () => {
  const deal: Deal = { hands: ['15 16 17 18 20', '19 21 22 23 49'], stock: '1 2 3 4 5 6 7', options }
  const before = `A 15;${idle('B')};A 16;${idle('B')};A 17;${idle('B')};A 18;B 19`

  it('announced brings ten and the fives', () => {
    expect(table(deal, `${before};A 20!`).gained).toEqual(['square 20: 20', 'hands 7: 35', 'last card: 10'])
  })

  it('not announced ends the game all the same, but brings nothing', () => {
    const { gained, page, events } = table(deal, `${before};A 20`)
    expect(gained).toEqual(['square 20: 20'])
    expect(page.ended).toBe('last-card')
    expect(events).toContainEqual({ type: 'lastCard', seat: 0, announced: false })
  })

  it('announced falsely takes all that the play would bring, and fifty', () => {
    const { gained, page } = table(deal, 'A 15!')
    expect(gained).toEqual(['false last card: -50'])
    expect(page).toMatchObject({ turn: 'B', points: { A: -50, B: 0 } })
    expect(page.board[14]).toBe('15')
  })

  it('announced falsely with the 49 ends the game', () => {
    const last: Deal = { hands: ['40 42 47 48 49', '41 43 44 45 46'], stock: '1 2 3', options }
    const { gained, page } = table(last, `A 40;B 41;A 42;${idle('B')};A 49!`)
    expect(gained).toEqual(['false last card: -50'])
    expect(page.ended).toBe('forty-nine')
  })

  it('that is the 49 and not announced keeps the fives of the 49', () => {
    const last: Deal = { hands: ['40 42 47 48 49', '41 43 44 45 46'], stock: '1 2 3', options }
    const moves = `A 40;B 41;A 42;${idle('B')};A 48;${idle('B')};A 47;B 46;A 49`
    expect(table(last, moves).gained).toEqual(['forty-nine: 50', 'hands 5: 25'])
    expect(table(last, `${moves}!`).gained).toEqual(['forty-nine: 50', 'hands 5: 25', 'last card: 10'])
  })
})

describe('what the strict referee lists', () => {
  const deal: Deal = { hands: ['15 16 17 18 C', '20 21 22 23 24'], stock: '1 2 3 4', options }

  it('at first is the lowest card, announced or not', () => {
    expect(table(deal, '').moves(0)).toEqual(['15', '15!'])
  })

  it('is every card held, wherever it belongs, and the Cheater everywhere', () => {
    const moves = table(deal, `A 15;${idle('B')}`).moves(0)
    expect(moves).toContain('draw')
    expect(moves).not.toContain('pass')
    for (const card of ['16', '17', '18']) expect(moves).toEqual(expect.arrayContaining([card, `${card}!`]))
    expect(moves.filter((text) => text.startsWith('C@'))).toHaveLength(2 * 49)
  })

  it('holds sound moves, which break no rule', () => {
    const { state } = table(deal, `A 15;${idle('B')}`)
    const all: number[] = []
    fortyNine.moves(state, 0, all)
    const sound = all.filter((move) => fortyNine.isSound(state, 0, move)).map((move) => fortyNine.write(state, 0, move))
    expect(sound).toEqual(['draw', 'C@8', '16', 'C@16', 'C@22'])
    const picked = new Set<string>()
    const rng = createSeededRng('sound')
    for (let i = 0; i < 200; i++) picked.add(fortyNine.write(state, 0, fortyNine.pickSound!(state, 0, rng)))
    expect([...picked].sort()).toEqual([...sound].sort())
  })
})
