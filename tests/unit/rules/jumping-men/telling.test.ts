import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { replay, type GameEvent, type Options } from '../../../../src/rules/kit'

function events(game: string, moves: string, options: Options = {}): GameEvent[] {
  const heard: GameEvent[] = []
  const record = { format: 'parlor-record/1', game, options, seats: ['A'], moves: moves.split('; ') }
  const replayed = replay(gameById, record, (event) => heard.push(event))
  if (!replayed.ok) throw new Error(replayed.fault.message)
  return heard
}

describe('what is told of a jump', () => {
  it('is where from, over whom and where to, and how many are left', () => {
    expect(events('twenty-five-goal', 'A 33x49; A 27x41')).toEqual([
      { type: 'jumped', seat: 0, from: 33, over: 41, to: 49, menLeft: 47 },
      { type: 'jumped', seat: 0, from: 27, over: 34, to: 41, menLeft: 46 },
    ])
  })

  it('comes before the end', () => {
    expect(events('nine-men-square', 'A 25x11', { moveLimit: 1 })).toEqual([
      { type: 'jumped', seat: 0, from: 25, over: 18, to: 11, menLeft: 8 },
      { type: 'moved', seat: 0, jumps: 1, moveCount: 1, movesLeft: 0 },
      { type: 'ended', seat: 0, reason: 'last-move', menLeft: 8, solved: false },
    ])
  })

  it('is told of each jump of a chain, and then the move', () => {
    const told = events('nine-men-square', 'A 25x11; A 32x16x18; A 19x17; A 11x23x39x27x25')
    expect(told.map(({ type }) => type).join(' ')).toBe(
      'jumped moved jumped jumped moved jumped moved jumped jumped jumped jumped moved ended',
    )
    expect(told.slice(-2)).toEqual([
      { type: 'moved', seat: 0, jumps: 4, moveCount: 4, movesLeft: null },
      { type: 'ended', seat: 0, reason: 'solved', menLeft: 1, solved: true },
    ])
  })
})
