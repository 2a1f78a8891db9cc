import { describe, expect, it } from 'vitest'
import { alteredMoves, movesMadeByOthers, type OwnMove } from '../../../src/lan-client/audit/verify-game'
import type { ReplayedGame } from '../../../src/lan-client/audit/replay-record'
import type { Observation } from '../../../src/lan-client/audit/observation'

const after = { eye: 0, table: '', standing: '' }
const step = (own: string | null): Observation => ({
  kind: 'step',
  isIrreversible: true,
  ownMove: own,
  plyDigest: '',
  after,
})
const missed: Observation = { kind: 'view', hasGap: true, after }
const sent = (move: string, at: number, accepted: boolean | null = true): OwnMove => ({ seat: 'A', move, at, accepted })

/** Returns a record in which A made these moves. */
function record(...moves: readonly string[]): Pick<ReplayedGame, 'plies'> {
  return { plies: moves.map((move) => ({ seat: 0, move, events: [] })) }
}

describe('the moves that a guest has sent', () => {
  it('are each their own, though one was missed and a later one reads the same', () => {
    // The first pass was played while the line was cut; the second one was shown.
    const log = [step(null), missed, step(null), step('pass')]
    const moves = [sent('pass', 1), sent('pass', 3)]
    expect(alteredMoves(moves, log, record('pass', 'pass'))).toEqual([])
    expect(movesMadeByOthers(moves, log)).toBe(0)
  })

  it('are found where the host took them after the line was back', () => {
    const log = [step(null), missed, step('pass'), step(null), step('pass')]
    const moves = [sent('pass', 1), sent('pass', 4)]
    expect(alteredMoves(moves, log, record('pass', 'pass'))).toEqual([])
    expect(movesMadeByOthers(moves, log)).toBe(0)
  })

  it('are missed where another was played, shown or not', () => {
    const shown = [step(null), step('draw'), step(null), step('pass')]
    expect(alteredMoves([sent('pass', 1), sent('pass', 3)], shown, record('draw', 'pass'))).toEqual([sent('pass', 1)])
    const hidden = [step(null), missed, step('draw')]
    expect(alteredMoves([sent('17', 1), sent('draw', 2)], hidden, record('draw', 'draw'))).toEqual([sent('17', 1)])
  })

  it('count for nothing where they were refused, or never answered', () => {
    const log = [step(null), step('draw')]
    expect(alteredMoves([sent('pass', 1, false), sent('pass', 1, null), sent('draw', 1)], log, record('draw'))).toEqual(
      [],
    )
  })
})
