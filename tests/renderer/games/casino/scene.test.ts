import { describe, expect, it } from 'vitest'
import { cassino21Face, cassino25Face } from '../../../../src/renderer/games/casino/pack/sheets'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import { openItemsOf } from '../../../../src/renderer/hand/open-table'
import type { GameFace } from '../../../../src/renderer/games/types'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { RECORD_FORMAT, type Eye } from '../../../../src/rules/kit'
import { IDLE_CONTEXT } from '../contract'
import { replayRecord } from './support'

/** Returns the record of a lesson's step, with more moves after its own moves. */
function after(face: GameFace, id: string, moves: readonly string[]): unknown {
  const { record } = face.lesson.find(({ title }) => title.key === `lesson.${id}.title`)!
  const { moves: played, ...rest } = record as { readonly moves: readonly string[] }
  return { ...rest, moves: [...played, ...moves] }
}

function shown(face: GameFace, record: unknown, eye: Eye, picked: readonly string[] = []): Piece[] {
  const { seen, moves, last } = replayRecord(record, eye)
  const fits = moves
    .map((move) => face.touches(move, seen))
    .filter((touches) => picked.every((it) => touches.includes(it)))
  const touchable = new Set(fits.flatMap((touches) => (picked.length === 0 ? touches.slice(0, 1) : touches)))
  return face.scene(seen, { ...IDLE_CONTEXT, touchable, picked, lastPly: last })
}

const card = (pieces: readonly Piece[], name: string) => pieces.find((piece) => piece.id === `card:${name}`)

describe('what was captured', () => {
  it('lies open on the taker’s pile until the next play, then face down', () => {
    const taken = shown(cassino25Face, after(cassino25Face, 'sum', ['A 9S takes 4C+5D']), 1)
    for (const name of ['9S', '4C', '5D'])
      expect(card(taken, name)).toMatchObject({ zone: 'won:A', face: `pack/${name}` })
    expect(card(taken, '9S')?.from).toBe('hand:A')
    const later = shown(cassino25Face, after(cassino25Face, 'sum', ['A 9S takes 4C+5D', 'B trail 2D']), 1)
    expect(['9S', '4C', '5D'].map((name) => card(later, name))).toEqual([undefined, undefined, undefined])
    expect(later.filter((piece) => piece.zone === 'won:A').map((piece) => piece.down)).toEqual([true, true, true])
  })

  it('after a call lies with the caller, and the trailed card stays', () => {
    const pieces = shown(cassino25Face, after(cassino25Face, 'call', ['A call 2C+5D']), 0)
    expect(card(pieces, '2C')?.zone).toBe('won:A')
    expect(card(pieces, '7H')?.zone).toBe('table')
  })

  it('a sweep stays face up across the pile', () => {
    const record = after(cassino21Face, 'sweep', ['A 10H takes 4C+5S+5H+6D', 'B trail 8D'])
    const pieces = shown(cassino21Face, record, 1)
    const swept = card(pieces, '10H')!
    expect(swept).toMatchObject({ zone: 'won:A', face: 'pack/10H' })
    expect(swept.down).toBeUndefined()
    expect(Math.abs(swept.pose.turn! - Math.PI / 2)).toBeLessThan(0.1)
  })

  it('the best cards of Chicago-Casino stay in sight', () => {
    const record = after(chicagoCasinoFace, 'several', ['A 48 takes 43+45', 'B trail 8'])
    const pieces = shown(chicagoCasinoFace, record, 1)
    expect(card(pieces, '45')?.down).toBeUndefined()
    expect(card(pieces, '43')).toMatchObject({ down: true, zone: 'won:A' })
  })
})

describe('builds', () => {
  it('bear their value once a group, and are touched as one', () => {
    const one = shown(cassino25Face, after(cassino25Face, 'raise', []), 1)
    expect(one.filter((piece) => piece.face === 'ticket/6')).toHaveLength(1)
    expect(
      openItemsOf(one)
        .map(({ label }) => label)
        .filter((it) => it !== ''),
    ).toEqual(['6'])
    expect(card(one, '3S')?.touch).toBe('table:B6')
    expect(card(one, '3H')?.touch).toBe('table:B6')
  })

  it('tell both numbers that take a pair of Color Casino', () => {
    const pieces = shown(colorCasinoFace, after(colorCasinoFace, 'lift', []), 1)
    const tickets = pieces.filter((piece) => piece.touch === 'table:B4R' && piece.face.startsWith('ticket/'))
    expect(tickets.map((piece) => piece.face)).toEqual(['ticket/7', 'ticket/1'])
    // Also where cards lie flat, on a hand's page and on the screen of the table.
    expect(openItemsOf(pieces).find(({ touch }) => touch === 'table:B4R')?.label).toBe('7 · 1')
  })

  it('are told from takings by a ticket, which lies there once a card is picked', () => {
    const record = after(cassino25Face, 'build', [])
    expect(shown(cassino25Face, record, 0).some((piece) => piece.touch === 'build:8')).toBe(false)
    expect(shown(cassino25Face, record, 0, ['hand:3S']).some((piece) => piece.touch === 'build:8')).toBe(true)
  })
})

describe('what was touched', () => {
  const { refusal } = replayRecord(after(cassino21Face, 'trail', []), 0)
  it.each([
    [['hand:9S', 'table'], 'trail 9S', 'must-capture'],
    [['hand:9S', 'table:5D', 'table:4C'], '9S takes 4C+5D', null],
    [['hand:9S', 'table:10S', 'table:4C'], '9S takes 4C+10S', 'cannot-capture'],
    [['hand:5H', 'table:4C', 'build:9'], '5H builds 9 on 4C', null],
    [['hand:5H', 'build:9'], null, null],
  ] as const)('%j means %s', (touched, text, code) => {
    const { seen } = replayRecord(after(cassino21Face, 'trail', []), 0)
    expect(cassino21Face.attempt!(touched, seen)).toBe(text)
    if (text !== null) expect(refusal(text)).toBe(code)
  })
})

describe('the ticket “Cassino!”', () => {
  const looks = (record: unknown) => {
    const ticket = shown(cassino25Face, record, 0).find((piece) => piece.touch === 'call')!
    return { ...ticket, from: null }
  }

  it('looks the same whether something was missed or not, and prompts alike', () => {
    const missed = after(cassino25Face, 'call', [])
    const nothing = { ...(after(cassino25Face, 'call', []) as object), moves: ['A trail KH', 'B trail 9C'] }
    expect(replayRecord(missed, 0).moves).toContain('call 2C+5D')
    expect(replayRecord(nothing, 0).moves.some((move) => move.startsWith('call'))).toBe(false)
    expect(looks(missed)).toEqual(looks(nothing))
    const prompts = [missed, nothing].map((record) => cassino25Face.prompt(replayRecord(record, 0).seen).key)
    expect(prompts[0]).toBe(prompts[1])
  })

  it('calls all that was missed with one touch, and a part of it with the cards', () => {
    const { seen, moves, refusal } = replayRecord(after(cassino25Face, 'call', []), 0)
    expect(cassino25Face.claim!(seen)?.touch).toBe('call')
    const text = cassino25Face.attempt!(['call'], seen)!
    expect(moves).toContain(text)
    expect(refusal(text)).toBe(null)
    expect(text).toBe('call 2C+5D')
    // Nothing lights up for this move, and its touches are words only.
    expect(cassino25Face.touches(text, seen)).toEqual([`say:${text}`])
  })

  it('names the rule when it is touched and there is nothing to call', () => {
    const nothing = { ...(after(cassino25Face, 'call', []) as object), moves: ['A trail KH', 'B trail 9C'] }
    const { seen, refusal } = replayRecord(nothing, 0)
    const text = cassino25Face.attempt!(['call'], seen)
    expect(text === null ? null : refusal(text)).toBe('no-call')
  })

  it('is not there where nothing may be called', () => {
    const record = { ...(after(cassino25Face, 'pair', []) as object), format: RECORD_FORMAT, options: { calls: false } }
    expect(shown(cassino25Face, record, 0).some((piece) => piece.touch === 'call')).toBe(false)
  })
})
