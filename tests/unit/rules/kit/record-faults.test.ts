import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { replay, type Fault } from '../../../../src/rules/kit'

const fixture = new URL('../../../fixtures/forty-nine/leaflet.json', import.meta.url)
const { record } = JSON.parse(readFileSync(fixture, 'utf8')) as {
  record: Record<string, unknown> & { moves: string[] }
}

function faultOf(json: unknown): Fault | null {
  const replayed = replay(gameById, json)
  return replayed.ok ? null : replayed.fault
}

function withTape(change: (tape: unknown[]) => unknown[]): unknown {
  return { ...record, chance: { tape: change((record['chance'] as { tape: unknown[] }).tape.slice()) } }
}

const without = (key: string) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

describe('faults of a record', () => {
  it.each<[string, string, unknown]>([
    ['no object', 'bad-record', null],
    ['no object', 'bad-record', [record]],
    ['no object', 'bad-record', 'parlor-record/1'],
    ['another format', 'bad-record', { ...record, format: 'parlor-record/2' }],
    ['no format', 'bad-record', without('format')],
    ['an unknown game', 'bad-record', { ...record, game: 'fifty' }],
    ['a game by the name of something of JavaScript', 'bad-record', { ...record, game: 'constructor' }],
    ['no game', 'bad-record', without('game')],
    ['options that are none', 'bad-record', { ...record, options: 'strict' }],
    ['options that are null', 'bad-record', { ...record, options: null }],
    ['no seats', 'bad-record', without('seats')],
    ['no moves', 'bad-record', without('moves')],
    ['moves that are no list', 'bad-record', { ...record, moves: 'A 3' }],
    ['no chance', 'bad-record', without('chance')],
    ['chance of neither kind', 'bad-record', { ...record, chance: {} }],
    ['a tape that is no list', 'bad-record', { ...record, chance: { tape: '3 9 17' } }],
    ['a seed that is no text', 'bad-record', { ...record, chance: { seed: 49 } }],
    ['names that are no texts', 'bad-record', { ...record, names: { A: 7 } }],
    ['names of no seats', 'bad-record', { ...record, names: { Z: 'Zoe' } }],
    ['one seat', 'bad-seats', { ...record, seats: ['A'] }],
    ['nine seats', 'bad-seats', { ...record, seats: [...'ABCDEFGHI'] }],
    ['seats out of order', 'bad-seats', { ...record, seats: ['B', 'A'] }],
    ['a seat twice', 'bad-seats', { ...record, seats: ['A', 'A'] }],
    ['a seat that is no text', 'bad-seats', { ...record, seats: ['A', 1] }],
    ['an unknown option', 'bad-option', { ...record, options: { referees: 'strict' } }],
    ['a wrong value', 'bad-option', { ...record, options: { combinations: 'yes' } }],
    ['a tape cut short', 'tape-short', withTape((tape) => tape.slice(0, 49))],
    ['an empty tape', 'tape-short', withTape(() => [])],
    ['a card twice', 'tape-bad', withTape((tape) => ['9', ...tape.slice(1)])],
    ['no card', 'tape-bad', withTape((tape) => ['50', ...tape.slice(1)])],
    ['a number for a card', 'tape-bad', withTape((tape) => [3, ...tape.slice(1)])],
  ])('%s: %s', (_what, code, json) => {
    const fault = faultOf(json)
    expect(fault).toMatchObject({ code, ply: null, move: null })
    expect(fault?.message).toMatch(/^[A-Z].*\.$/)
  })

  it('come in the order of the page', () => {
    const all = { ...record, format: '', seats: [], options: { x: 1 }, chance: { tape: [] }, moves: ['?'] }
    expect(faultOf(all)?.code).toBe('bad-record')
    expect(faultOf({ ...all, format: record['format'] })?.code).toBe('bad-seats')
    expect(faultOf({ ...all, format: record['format'], seats: ['A', 'B'] })?.code).toBe('bad-option')
    expect(faultOf({ ...record, chance: { tape: [] }, moves: ['?'] })?.code).toBe('tape-short')
  })

  it('name the entry of the tape', () => {
    expect(faultOf(withTape((tape) => [...tape.slice(0, 7), 'D', ...tape.slice(8)]))?.message).toContain('Entry 8')
  })
})

describe('what a record may hold besides', () => {
  it.each<[string, unknown]>([
    ['names', { ...record, names: { A: 'Ada', B: 'Bert' } }],
    ['no options', without('options')],
    ['fields of others', { ...record, event: 'Evening', '': null }],
    ['entries too many', withTape((tape) => [...tape, '1', null, {}])],
  ])('%s', (_what, json) => {
    expect(faultOf(json)).toBeNull()
  })
})

describe('faults of a move', () => {
  it.each<[unknown, string | null]>([
    ['A', 'A'],
    ['A 3 ', 'A 3 '],
    ['a 3', 'a 3'],
    ['X 3', 'X 3'],
    ['C 3', 'C 3'],
    ['A  3', 'A  3'],
    [' A 3', ' A 3'],
    ['A\t3', 'A\t3'],
    ['', ''],
    ['A 03', 'A 03'],
    ['A 50', 'A 50'],
    ['A 0', 'A 0'],
    ['A C', 'A C'],
    ['A C@0', 'A C@0'],
    ['A C@50', 'A C@50'],
    ['A Draw', 'A Draw'],
    ['A 3!', 'A 3!'],
    ['A 3 claim 1-7', 'A 3 claim 1-7'],
    [3, null],
    [null, null],
    [['A 3'], null],
    [{ move: 'A 3' }, null],
  ])('%j is no move', (move, shown) => {
    expect(faultOf({ ...record, moves: [move] })).toMatchObject({ code: 'bad-move', ply: 1, move: shown })
  })

  it('say that the game is over before anything else', () => {
    for (const late of ['A draw', 'X nonsense', 7]) {
      const fault = faultOf({ ...record, moves: [...record.moves, late] })
      expect(fault).toMatchObject({ code: 'game-over', ply: 55 })
    }
  })

  it('keep the game up to the fault', () => {
    const moves = [...record.moves]
    moves[30] = 'B 49'
    const replayed = replay(gameById, { ...record, moves })
    expect(replayed).toMatchObject({ ok: false, fault: { ply: 31, move: 'B 49' } })
    expect(replayed.line?.plyCount).toBe(30)
    expect(replayed.line?.moves).toEqual(record.moves.slice(0, 30))
  })
})
