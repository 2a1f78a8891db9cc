import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { viewTable, ONLOOKER, replay } from '../../../../src/rules/kit'
import { orbit } from '../jumping-men/symmetry'
import { SOLUTIONS_TO_25 } from './lines'

describe('the ways of the page to a last man on 25', () => {
  it.each(Object.entries(SOLUTIONS_TO_25))('from vacancy %s', (start, line) => {
    const moves = line.split(' ').map((move) => `A ${move}`)
    const options = { start: Number(start) }
    const record = { format: 'parlor-record/1', game: 'twenty-five-goal', options, seats: ['A'], moves }
    const replayed = replay(gameById, record)
    if (!replayed.ok) throw new Error(replayed.fault.message)
    const seen = viewTable(replayed.line.game, replayed.line.state, ONLOOKER)
    expect(seen).toMatchObject({ over: true, winners: ['A'], state: { men: [25], jumps: 47, solved: true } })
  })

  it('turned and mirrored begin at every square, and 25 stays where it is', () => {
    const starts = new Set(
      Object.keys(SOLUTIONS_TO_25).flatMap((start) => orbit([Number(start)]).map(([square]) => square)),
    )
    expect(starts.size).toBe(49)
    expect(orbit([25]).every(([square]) => square === 25)).toBe(true)
  })
})
