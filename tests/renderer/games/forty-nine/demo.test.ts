import { describe, expect, it } from 'vitest'
import { demo } from '../../../../src/renderer/games/forty-nine/lesson'
import { openSquares, ROWS } from '../../../../src/renderer/games/forty-nine/table'
import { adjoiningSquares } from '../../../../src/rules/forty-nine-outfit/board'
import type { GameRecord } from '../../../../src/rules/kit'
import { playRecord, beginRecord, type Play } from './support'

const record = demo.record as GameRecord
const numbers = (list: string | number) => String(list).split(', ').map(Number)
const letters = ['A', 'B'] as const

/** Checks of every fact that a remark may name, worked out from the position before and after the move. */
const FACTS: Record<string, (given: string | number, at: Facts) => unknown> = {
  open: (given, { openBefore }) => expect(numbers(given)).toEqual(openBefore),
  opens: (given, { openBefore, play }) =>
    expect(numbers(given)).toEqual(openSquares(play.state).filter((square) => !openBefore.includes(square))),
  card: (given, { drawn }) => expect(given).toBe(drawn),
  points: (given, { play, seat, pointsBefore }) => expect(given).toBe(play.state.points[seat]! - pointsBefore[seat]!),
  total: (given, { play, seat }) => expect(given).toBe(play.state.points[seat]),
  lead: (given, { play, seat, other }) => expect(given).toBe(play.state.points[seat]! - play.state.points[other]!),
  behind: (given, { play, seat, other }) => expect(given).toBe(play.state.points[other]! - play.state.points[seat]!),
  mine: (given, { play, seat }) =>
    expect(play.state.hands[seat]).toEqual(expect.arrayContaining(String(given).split(', '))),
  theirs: (given, { play, other }) =>
    expect(play.state.hands[other]).toEqual(expect.arrayContaining(String(given).split(', '))),
  size: (given, { play, seat }) => expect(play.state.hands[seat]).toHaveLength(Number(given)),
  row: (given) => expect(ROWS.map((row) => row.name)).toContain(given),
  left: (given, { play, params }) => {
    const row = ROWS.find(({ name }) => name === params['row'])!
    expect(given).toBe(row.squares.filter((square) => play.state.board[square - 1] === null).length)
  },
  needs: (given, { play }) => {
    const squares = numbers(given)
    for (const square of squares) expect(play.state.board[square - 1]).toBeNull()
    const between = Array.from({ length: 49 }, (_, i) =>
      adjoiningSquares(i)
        .map((square) => square + 1)
        .sort((a, b) => a - b)
        .join(', '),
    )
    expect(between).toContain(String(given))
  },
}

interface Facts {
  readonly play: Play
  readonly seat: 'A' | 'B'
  readonly other: 'A' | 'B'
  readonly openBefore: readonly number[]
  readonly pointsBefore: Readonly<Record<string, number>>
  readonly drawn: string | null
  readonly params: Readonly<Record<string, string | number>>
}

describe('the real game of 1926', () => {
  const { play, moves } = beginRecord(record)
  it.each(moves.map((move, i) => [i + 1, move] as const))('move %i, %s: the remark is true', (ply, move) => {
    const remark = demo.remarks.find((one) => one.ply === ply)!
    const openBefore = openSquares(play.state)
    const pointsBefore = play.state.points
    const events = play.play(move.slice(2))
    const seat = letters[move.startsWith('A') ? 0 : 1]
    const drawn = events.find((event) => event.type === 'drawn')?.card ?? null
    const params = remark.words.params ?? {}
    const facts: Facts = { play, seat, other: seat === 'A' ? 'B' : 'A', openBefore, pointsBefore, drawn, params }
    for (const [name, given] of Object.entries(params)) {
      expect(FACTS, `a fact named ${name}`).toHaveProperty(name)
      FACTS[name]!(given, facts)
    }
  })

  it('has one remark for every move, and every drawn card is named', () => {
    expect(demo.remarks.map((remark) => remark.ply)).toEqual(record.moves.map((_, i) => i + 1))
    record.moves.forEach((move, i) => {
      if (move.endsWith('draw')) expect(demo.remarks[i]!.words.params).toHaveProperty('card')
    })
  })

  it('ends as printed', () => {
    const end = playRecord(record)
    expect(end.over).toBe(true)
    expect(end.state.points).toEqual({ A: 145, B: 155 })
  })

  it('would not have been saved by holding back the 33', () => {
    const kept = playRecord({ ...record, moves: [...record.moves.slice(0, 52), 'A pass', 'B 49'] })
    expect(kept.state.points).toEqual({ A: 135, B: 150 })
  })
})
