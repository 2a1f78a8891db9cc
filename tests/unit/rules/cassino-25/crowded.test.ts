import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cassino25, type CassinoState } from '../../../../src/rules/pack/cassino-25'
import { canPartition } from '../../../../src/rules/pack/cassino/read'
import { canSplit, PACK } from '../cassino/cards'
import { playRecord, table, type Deal } from '../cassino/table'
import { runCount } from '../../../scale'

/** A deal whose tape has all courts last, so that trails fill the table with numerals. */
const deal: Deal = { game: cassino25, hands: ['AS AH AD AC', '2S 2H 2D 2C'], table: '3S 3H 3D 3C' }

/** Returns the moves that trail `plays` cards one after another. */
function trails(plays: number): string {
  const moves: string[] = []
  const hands: Record<string, string[]> = { A: PACK.slice(0, 4), B: PACK.slice(4, 8) }
  const stock = PACK.slice(12)
  for (let i = 0; i < plays; i++) {
    const seat = i % 2 ? 'B' : 'A'
    if (hands[seat]!.length === 0) {
      for (const to of ['A', 'B', 'A', 'B']) hands[to]!.push(...stock.splice(0, 2))
    }
    moves.push(`${seat} trail ${hands[seat]!.shift()!}`)
  }
  return moves.join(';')
}

describe('a crowded table', () => {
  it('begins with the thirteenth loose numeral', () => {
    const twelve = table(deal, trails(8))
    expect(twelve.page.table).toHaveLength(12)
    expect(twelve.moves(0)).toContain('4S takes AS+AH+AD+2S+3S')
    const thirteen = table(deal, trails(9))
    expect(thirteen.page.table).toHaveLength(13)
    expect(thirteen.moves(1)).toContain('4D takes AS+3S')
    expect(thirteen.moves(1)).not.toContain('4D takes AS+AH+AD+2S+3S')
    expect(cassino25.read(thirteen.state, 1, '4D takes AS+AH+AD+2S+3S').ok).toBe(true)
  })

  it('lists single groups, and takes every union all the same', () => {
    const moves = trails(22)
    const at = table(deal, moves)
    expect(at.page.table).toHaveLength(26)
    const hand = at.page.hands['A'] as string[]
    const listed = at.moves(0)
    expect(listed.length).toBeGreaterThan(500)
    const high = hand.find((card) => card.startsWith('7') || card.startsWith('6'))!
    const two = `${high} takes ${high.startsWith('7') ? 'AS+2S+4S+4H+3S' : 'AS+AH+2S+2H+3S+3H'}`
    expect(listed).not.toContain(two)
    for (const text of listed.filter((_, i) => i % 97 === 0)) expect(cassino25.read(at.state, 0, text).ok).toBe(true)
  })

  it('with thirty and more cards is judged at once', () => {
    const at = table(deal, trails(34))
    expect(at.page.table).toHaveLength(38)
    const ten = (at.page.hands['A'] as string[]).find((card) => card.startsWith('10'))!
    const numerals = at.page.table.filter((card) => !card.startsWith('10'))
    expect(cassino25.read(at.state, 0, `${ten} takes ${numerals.join('+')}`)).toMatchObject(
      canSplit(
        [...numerals.map(valueOf)].sort((a, b) => b - a),
        10,
      )
        ? { ok: true }
        : { error: { code: 'cannot-capture' } },
    )
    expect(cassino25.read(at.state, 0, `${ten} takes 6S+6H+8S`)).toMatchObject({ error: { code: 'cannot-capture' } })
    expect(at.moves(0).length).toBeLessThan(20_000)
  })

  it('is played out by trails alone: forty numerals and twelve courts', () => {
    const at = table(deal, trails(48))
    expect(at.page.table).toHaveLength(52)
    expect(at.page).toMatchObject({ counting: true, turn: 'A', window: { seat: 'B' } })
    expect(at.moves(0)).toContain('count')
    expect(playRecord(deal, `${trails(48)};A count`)).toMatchObject({ fault: { code: 'tape-short', ply: null } })
  })
})

function valueOf(card: string): number {
  return card.startsWith('A') ? 1 : Number(card.slice(0, -1))
}

describe('parting into groups', () => {
  const heaps = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 })

  it('agrees with trying everything', () => {
    const few = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 9 })
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 10 }), (numbers, value) => {
        const counts = new Uint8Array(11)
        for (const number of numbers) counts[number]!++
        fc.pre(counts.every((many) => many <= 4))
        expect(canPartition(counts, value)).toBe(canSplit(numbers, value))
      }),
      { numRuns: runCount(3000) },
    )
  })

  it('of up to forty cards takes no time to speak of, and changes nothing', () => {
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 10 }), (many, value) => {
        const counts = Uint8Array.from([0, ...many])
        canPartition(counts, value)
        expect([...counts]).toEqual([0, ...many])
      }),
      { numRuns: runCount(5000) },
    )
  })

  it('of made groups finds them again', () => {
    fc.assert(
      fc.property(heaps, (many) => {
        const counts = Uint8Array.from([0, ...many])
        // Cards that are taken away group by group form a union of groups.
        const taken = new Uint8Array(11)
        for (let a = 1; a <= 5; a++) {
          const pairs = a === 5 ? counts[5]! >> 1 : Math.min(counts[a]!, counts[10 - a]!)
          taken[a]! += pairs
          taken[10 - a]! += pairs
        }
        taken[10] = counts[10]!
        expect(canPartition(taken, 10)).toBe(true)
      }),
    )
  })
})

describe('the listing', () => {
  it('never runs over, whatever lies on the table', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PACK.slice(0, 40), { minLength: 14, maxLength: 36 }), (loose) => {
        const at = table(deal, '').state
        const state: CassinoState = cassino25.clone(at)
        for (const name of loose) {
          const card = PACK.indexOf(name)
          if (card < 12) continue
          if (card < 28) state.looseLow |= 1 << card
          else state.looseHigh |= 1 << (card - 28)
        }
        const into: number[] = []
        const count = cassino25.moves(state, 0, into)
        expect(new Set(into.slice(0, count)).size).toBe(count)
      }),
      { numRuns: runCount(30) },
    )
  })
})
