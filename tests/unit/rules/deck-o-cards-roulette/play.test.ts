import { describe, expect, it } from 'vitest'
import { deckOCardsRoulette as game } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import { defaults, viewTable, ONLOOKER, createSeededRng } from '../../../../src/rules/kit'
import { tableAfter, HOUSE, movesOf, PAIR } from './table'

describe('the banker', () => {
  it('is the seat with the highest rank, king high and ace low, whatever the suit', () => {
    expect(tableAfter({ tape: 'AS 2C' }, '').page.banker).toBe('B')
    expect(tableAfter({ tape: 'QS JS' }, '').page.banker).toBe('A')
    expect(tableAfter({ seats: 4, tape: '10D KC QS AS' }, '').page.banker).toBe('B')
  })

  it('is sought among those who share the highest rank until one is alone', () => {
    const { page, events } = tableAfter({ seats: 3, tape: '9C 9H 2S 7D 7S AC 2H' }, '')
    expect(page).toMatchObject({
      banker: 'B',
      selection: [
        { A: '9C', B: '9H', C: '2S' },
        { A: '7D', B: '7S' },
        { A: 'AC', B: '2H' },
      ],
    })
    expect(events.map(({ type }) => type)).toEqual(
      'choosing choosing choosing tied choosing choosing tied choosing choosing banker betting'.split(' '),
    )
  })

  it('keeps the bank and has no chips; the others are punters', () => {
    const { page, state } = tableAfter(PAIR, '')
    expect(page).toMatchObject({ bank: 1000, chips: { A: 100 }, bets: { A: {} }, ready: [], last: null, history: [] })
    expect(page.chips).not.toHaveProperty('B')
    expect(movesOf(state, 1)).toEqual([])
  })

  it('is nobody where the house keeps the bank: nothing is spun, all are punters', () => {
    const { page } = tableAfter(HOUSE, '')
    expect(page).toMatchObject({ banker: null, selection: [], bank: null, chips: { A: 100, B: 100 } })
  })

  it('is not known, nor is anybody a punter, while it is sought', () => {
    const state = game.start(defaults(game.info), 3)
    game.applyChance(state, [51])
    const seen = viewTable(game, state, ONLOOKER)
    expect(seen).toMatchObject({ toMove: [], over: false, scores: { A: 0, B: 0, C: 0 } })
    expect(seen.state).toMatchObject({ banker: null, selection: [{ A: 'KC' }], bank: 1000, chips: {}, bets: {} })
    const imagined = game.determinize(viewTable(game, state, ONLOOKER) as never, createSeededRng(''))
    expect(viewTable(game, imagined, ONLOOKER)).toEqual(seen)
    expect(game.chance(imagined)).toBe(1)
  })
})

describe('what is seen', () => {
  it.each([
    ['before the banker spins', '3C KH', 'A bet 5@7H; A ready'],
    ['after a spin', '3C KH 7H', 'A bet 5@7H; A ready; B spin'],
    ['after the end', '3C KH 7H', 'A bet 9@call:7H; A bet 9@call:7S; A bet 9@7H; A bet 5@8H; A ready; B spin'],
  ])('is all there is, %s', (_when, tape, moves) => {
    const { state } = tableAfter({ tape, options: { spins: 2, bank: 400 } }, moves)
    for (const eye of [ONLOOKER, 0, 1]) {
      const imagined = game.determinize(viewTable(game, state, eye) as never, createSeededRng(''))
      expect(imagined).toEqual(state)
    }
  })

  it('is whose turn it is: nobody’s while the arrow turns', () => {
    const { state } = tableAfter(PAIR, 'A bet 5@7H; A ready')
    game.apply(state, 1, game.pick(state, 1, createSeededRng('')))
    expect(viewTable(game, state, ONLOOKER)).toMatchObject({ over: false, toMove: [] })
    const imagined = game.determinize(viewTable(game, state, ONLOOKER) as never, createSeededRng(''))
    expect([game.requiredSeats(imagined), game.chance(imagined)]).toEqual([0, 1])
    expect(imagined).toEqual(state)
  })
})

describe('betting', () => {
  it('adds up on a spot and may be cleared', () => {
    const { page, state } = tableAfter(PAIR, 'A bet 3@7H; A bet 2@7H; A bet 4@odd')
    expect(page).toMatchObject({ chips: { A: 91 }, bets: { A: { '7H': 5, odd: 4 } } })
    expect(game.outcome(state).scores).toEqual([0, 0])
    expect(tableAfter(PAIR, 'A bet 3@7H; A bet 2@7H; A clear').page).toMatchObject({
      chips: { A: 100 },
      bets: { A: {} },
    })
  })

  it('lists one bet a spot with the smallest stake, where it is legal', () => {
    const state = tableAfter({ ...PAIR, options: { limit: 3, chips: 6 } }, 'A bet 2@odd; A bet 3@7H').state
    const listed = movesOf(state, 0)
    expect(listed).toEqual(expect.arrayContaining(['ready', 'clear', 'bet 1@7S', 'bet 1@call:7H']))
    expect(listed.some((text) => /@(odd|even|first5|second5|7H)$/.test(text))).toBe(false)
    expect(listed).toHaveLength(2 + 133 - 5)
    expect(movesOf(tableAfter({ ...PAIR, options: { chips: 1 } }, 'A bet 1@7S').state, 0)).toEqual(['ready', 'clear'])
    expect(movesOf(tableAfter(PAIR, '').state, 0)).toHaveLength(134)
  })

  it.each([
    ['at the start', {}, ''],
    ['with spots that are full', { limit: 2 }, 'A bet 2@odd; A bet 2@7H; A bet 1@red; A bet 2@JQ'],
    ['with one chip left', { limit: 0, chips: 9 }, 'A bet 8@even'],
    ['with none left', { chips: 9 }, 'A bet 9@7H'],
  ])('is picked at random with the same chance for each listed move, %s', (_when, options, moves) => {
    const { state } = tableAfter({ ...PAIR, options }, moves)
    const rng = createSeededRng('pick')
    const seen = new Map(movesOf(state, 0).map((text) => [text, 0]))
    for (let draw = 0; draw < 400 * seen.size; draw++) {
      const text = game.write(state, 0, game.pick(state, 0, rng))
      seen.set(text, seen.get(text)! + 1)
    }
    // Each move is expected 400 times, give or take seven standard deviations.
    for (const times of seen.values()) expect(Math.abs(times - 400)).toBeLessThan(140)
  })

  it('goes on in any order until all who are in have said ready; then the banker spins', () => {
    const table = { seats: 3, tape: '3C KH 4D 7H' }
    expect(game.requiredSeats(tableAfter(table, 'C bet 1@red; A bet 1@red').state)).toBe(0b101)
    expect(game.requiredSeats(tableAfter(table, 'C ready').state)).toBe(0b001)
    const { state, events } = tableAfter(table, 'C ready; A ready')
    expect([game.requiredSeats(state), movesOf(state, 1)]).toEqual([0b010, ['spin']])
    expect(events.at(-1)).toEqual({ type: 'noMoreBets' })
    expect(tableAfter(table, 'C ready; A ready; B spin').page).toMatchObject({ spins: 1, ready: [], history: ['7H'] })
  })

  it('waits for nobody who is out', () => {
    const table = { seats: 3, tape: '3C KH 4D 9S 9S', options: { chips: 5 } }
    const { state, events } = tableAfter(table, 'A bet 5@red; A ready; C ready; B spin')
    expect(game.requiredSeats(state)).toBe(0b100)
    expect(events).toContainEqual({ type: 'out', seat: 0 })
    expect(tableAfter(table, 'A bet 5@red; A ready; C ready; B spin; C ready; B spin').page.spins).toBe(2)
  })

  it('may be left to a spin with nothing on the layout, which counts', () => {
    const { page } = tableAfter({ tape: '3C KH 9S' }, 'A ready; B spin')
    expect(page).toMatchObject({ spins: 1, last: { card: '9S', collected: { A: 0 }, paid: { A: 0 }, short: { A: 0 } } })
  })
})

describe('the settlement', () => {
  it('collects what is lost before anything is paid', () => {
    const table = { seats: 3, tape: '3C KH 4D 7H', options: { bank: 5 } }
    const { page } = tableAfter(table, 'A bet 10@black; C bet 1@7H; A ready; C ready; B spin')
    expect(page).toMatchObject({ bank: 0, chips: { A: 90, C: 115 }, last: { paid: { C: 15 }, short: { C: 0 } } })
  })

  it('pays clockwise from the left of the banker as long as there is anything; stakes always come back', () => {
    const table = { seats: 3, tape: '3C KH 4D 7H', options: { bank: 20 } }
    const { page, outcome, events } = tableAfter(table, 'A bet 1@7H; C bet 1@7S; A ready; C ready; B spin')
    expect(page.last).toEqual({
      card: '7H',
      collected: { A: 0, C: 0 },
      paid: { A: 9, C: 11 },
      short: { A: 6, C: 0 },
    })
    expect(page).toMatchObject({ bank: 0, chips: { A: 109, C: 111 } })
    expect(outcome).toEqual({ over: true, scores: [9, -20, 11], winners: [2], reason: 'banker-broke' })
    expect(events.slice(-4)).toEqual([
      { type: 'spun', card: '7H' },
      { type: 'paid', seat: 2, returned: 1, chips: 11, short: 0, bets: [{ spot: '7S', stake: 1, won: 11 }] },
      { type: 'paid', seat: 0, returned: 1, chips: 9, short: 6, bets: [{ spot: '7H', stake: 1, won: 15 }] },
      { type: 'ended', reason: 'banker-broke', scores: [9, -20, 11], winners: [2] },
    ])
  })

  it('is told stake by stake', () => {
    const { events } = tableAfter({ tape: '3C KH 8C' }, 'A bet 5@8C; A bet 2@3-8; A bet 4@odd; A ready; B spin')
    expect(events.slice(-5)).toEqual([
      { type: 'spinning', seat: 1 },
      { type: 'spun', card: '8C' },
      { type: 'collected', seat: 0, chips: 4, bets: [{ spot: 'odd', stake: 4 }] },
      {
        type: 'paid',
        seat: 0,
        returned: 7,
        chips: 85,
        short: 0,
        bets: [
          { spot: '8C', stake: 5, won: 75 },
          { spot: '3-8', stake: 2, won: 10 },
        ],
      },
      { type: 'betting', spin: 2 },
    ])
  })

  it('is paid by the house whatever it is', () => {
    const table = { options: { banker: 'house', limit: 0 }, tape: 'KD KD' }
    const { page } = tableAfter(table, 'A bet 100@call:KD; B ready; A ready; A bet 5100@call:KD; A ready; B ready')
    expect(page).toMatchObject({ bank: null, chips: { A: 260_100, B: 100 } })
  })

  it('stays in whole numbers even where chips are past counting', () => {
    const tape = Array(12).fill('KD').join(' ')
    let chips = 100_000
    let moves = ''
    for (let spin = 0; spin < 12; spin++) {
      const stake = Math.min(chips, 2 ** 45 - 1)
      moves += `${moves && '; '}A bet ${stake}@call:KD; A ready; B ready`
      chips = Math.min(chips + 50 * stake, Number.MAX_SAFE_INTEGER)
    }
    const { page } = tableAfter({ options: { banker: 'house', limit: 0, chips: 100_000 }, tape }, moves)
    expect(page.chips['A']).toBe(chips)
    expect(chips).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('the end', () => {
  it('comes after the spins agreed on', () => {
    const table = { tape: '3C KH 9S 9S', options: { spins: 2 } }
    expect(tableAfter(table, 'A bet 4@odd; A ready; B spin').outcome.over).toBe(false)
    const { outcome, state } = tableAfter(table, 'A bet 4@odd; A ready; B spin; A ready; B spin')
    expect(outcome).toEqual({ over: true, scores: [6, -6], winners: [0], reason: 'spins' })
    expect([game.requiredSeats(state), movesOf(state, 0), movesOf(state, 1)]).toEqual([0, [], []])
  })

  it('comes when no punter has a chip', () => {
    const { outcome } = tableAfter({ tape: '3C KH 9S', options: { chips: 4 } }, 'A bet 4@even; A ready; B spin')
    expect(outcome).toEqual({ over: true, scores: [-4, 4], winners: [1], reason: 'punters-broke' })
  })

  it('is shared by those who gained the same', () => {
    const { outcome } = tableAfter({ tape: '3C KH 9S', options: { spins: 1 } }, 'A ready; B spin')
    expect(outcome).toEqual({ over: true, scores: [0, 0], winners: [0, 1], reason: 'spins' })
  })

  it('comes to random play, by and by', () => {
    const rng = createSeededRng('end')
    for (const seats of [2, 5, 8]) {
      for (const banker of ['player', 'house']) {
        const state = game.start({ ...defaults(game.info), banker }, seats)
        const into: number[] = []
        let plies = 0
        while (!game.outcome(state).over && plies < 200_000) {
          if (game.chance(state) > 0) {
            game.sampleChance(state, rng, into)
            game.applyChance(state, into)
          } else {
            const seat = 31 - Math.clz32(game.requiredSeats(state))
            game.apply(state, seat, game.pick(state, seat, rng))
            plies++
          }
        }
        expect(game.outcome(state).over).toBe(true)
      }
    }
  })
})

describe('the choice of a spin', () => {
  it('is even among the 52 cards', () => {
    const rng = createSeededRng('spins')
    const state = game.start(defaults(game.info), 2)
    const seen = new Array<number>(52).fill(0)
    const into: number[] = []
    for (let spin = 0; spin < 52 * 400; spin++) {
      game.sampleChance(state, rng, into)
      seen[into[0]!]!++
    }
    for (const times of seen) expect(Math.abs(times - 400)).toBeLessThan(140)
  })
})
