import { describe, expect, it } from 'vitest'
import { newYorkWhistFace } from '../../../../src/renderer/games/new-york-whist'
import type { Table } from '../../../../src/renderer/games/new-york-whist/table'
import type { LaidEvent } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import { letterOf, ONLOOKER } from '../../../../src/rules/kit'
import { wander } from '../contract'

const FOUR = { name: 'four', seats: 4 }

describe('what is said of a trick', () => {
  it('tells every eye whose it is: its own, its side’s or the others’', () => {
    const told = new Set<string>()
    wander('new-york-whist', FOUR, 'whose', (moment) => {
      for (const eye of [0, 1, 2, 3]) {
        const { state } = moment.seen(eye) as Table
        const { key, params } = newYorkWhistFace.prompt(moment.seen(eye))
        if (state.trick.length === 0) continue
        const best = String(params!['best']).slice(-1)
        const whose = key.split('.')[1]!
        told.add(whose)
        const side = state.sides.find((seats) => seats.includes(letterOf(eye)))!
        expect(whose).toBe(best === letterOf(eye) ? 'yours' : side.includes(best) ? 'ours' : 'theirs')
      }
    })
    expect(told.size).toBe(3)
  })

  it('tells the taker, the partner and the others of a trick that is taken', () => {
    wander('new-york-whist', FOUR, 'taken', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'taken') continue
        const taker = event.seat!
        const key = (eye: number) => newYorkWhistFace.event(event, moment.seen(eye))?.key
        expect(key(taker)).toBe('event.taken.you')
        expect(key((taker + 2) % 4)).toBe('event.taken.partner')
        expect(key((taker + 1) % 4)).toBe('event.taken.they')
        expect(key(ONLOOKER)).toBe('event.taken.they')
      }
    })
  })

  it('says of a card whether it would head the trick, as it then does', () => {
    const whist = { ...FOUR, options: { trump: 'blue', followSuit: true, cheater: true } }
    let said = new Map<string, string>()
    wander('new-york-whist', whist, 'heads', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'laid') continue
        const { best, leads, seat, card } = event as unknown as LaidEvent
        expect(said.get(card)!.split('-')[0]).toBe(leads ? 'move.lead' : best === seat ? 'move.head' : 'move.throw')
      }
      const [seat] = moment.able
      if (seat === undefined) return
      const keys = moment.moves(seat).map((move): [string, string] => {
        return [move, newYorkWhistFace.move(moment.seen(seat), seat, move).key]
      })
      said = new Map(keys)
    })
  })
})
