import { describe, expect, it } from 'vitest'
import {
  fortyNineFace,
  attempt,
  withoutExtras,
  touches,
  withExtras,
} from '../../../../src/renderer/games/forty-nine/face'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import { ROWS } from '../../../../src/renderer/games/forty-nine/table'
import { playRandomGame } from './support'

describe('touches', () => {
  it('name hand, square, stock and pass, and what is said with a play', () => {
    expect(touches('17')).toEqual(['hand:17', 'square:17'])
    expect(touches('C@45')).toEqual(['hand:C', 'square:45'])
    expect(touches('draw')).toEqual(['stock'])
    expect(touches('pass')).toEqual(['pass'])
    expect(touches('17! claim 29-35,5+45')).toEqual(['hand:17', 'square:17', 'announce', 'row:29-35', 'fifty:5+45'])
    expect(touches('1 claim 1-49,1+49,1+7+43+49').slice(2)).toEqual(['row:1-49', 'fifty:1+49', 'hundred:1+7+43+49'])
  })

  it('lead to one move each: no two moves touch the same', () => {
    for (const referee of ['automatic', 'strict'])
      playRandomGame(`touch ${referee}`, 3, { referee, combinations: true }, (play) => {
        if (play.over) return
        const moves = play.moves()
        expect(new Set(moves.map((move) => touches(move).join(' '))).size).toBe(moves.length)
      })
  })

  it('lead to the end of a move with the automatic referee: none begins another', () => {
    playRandomGame('prefix', 2, {}, (play) => {
      if (play.over) return
      const all = play.moves().map((move) => touches(move).join(' '))
      for (const one of all) expect(all.filter((other) => other.startsWith(`${one} `))).toEqual([])
    })
  })
})

describe('what is said with a play', () => {
  it('makes every strict move out of its plain play and its extras', () => {
    playRandomGame('extras', 3, { referee: 'strict', combinations: true }, (play) => {
      if (play.over) return
      for (const move of play.moves().slice(-60)) {
        const said = touches(move)
          .slice(2)
          .map((touch) => (touch.startsWith('row:') || touch === 'announce' ? touch : touch.split(':')[0]!))
        expect(withExtras(withoutExtras(move), said)).toBe(move)
        expect(withExtras(withoutExtras(move), [...said].reverse())).toBe(move)
      }
    })
  })

  it('is offered in strict play only, all of it, fitting or not', () => {
    playRandomGame('offered', 2, { referee: 'strict' }, (play) => {
      const ids = fortyNineFace.extras!.offered(play.seen(0)).map((extra) => extra.id)
      expect(ids).toEqual(['announce', ...ROWS.map((row) => `row:${row.name}`)])
    })
    playRandomGame('not offered', 2, {}, (play) => expect(fortyNineFace.extras!.offered(play.seen(0))).toEqual([]))
  })
})

describe('an attempt', () => {
  it('is the move that was meant, so that the rule in its way can be named', () => {
    expect(attempt(['hand:17'])).toBe('17')
    expect(attempt(['hand:C', 'square:45'])).toBe('C@45')
    expect(attempt(['square:20'])).toBe('20')
    expect(attempt(['stock'])).toBe('draw')
    expect(attempt([])).toBeNull()
    playRandomGame('attempt', 2, {}, (play) => {
      if (play.over) return
      for (let card = 1; card <= 49; card++) {
        const text = attempt([`hand:${card}`])!
        const read = fortyNine.read(play.line.state as never, play.turn, text)
        if (!read.ok) expect(read.error.message).not.toBe('')
      }
    })
  })
})
