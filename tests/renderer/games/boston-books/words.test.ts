import { describe, expect, it } from 'vitest'
import { bostonBooksFace } from '../../../../src/renderer/games/boston-books'
import type { AskedEvent } from '../../../../src/rules/forty-nine-outfit/boston-books'
import { letterOf, ONLOOKER, type GameEvent } from '../../../../src/rules/kit'
import { wander } from '../contract'

const THREE = { name: 'three', seats: 3, plies: 60 }

describe('what is said of a call', () => {
  it('differs for the caller, for whoever is asked, and for all others; the one asked is named', () => {
    wander('boston-books', THREE, 'asked', (moment) => {
      const event = moment.events.find((each) => each.type === 'asked') as unknown as AskedEvent | undefined
      if (event === undefined) return
      const told = (eye: number) => bostonBooksFace.event(event, moment.seen(eye))!
      const third = [0, 1, 2].find((seat) => seat !== event.seat && seat !== event.of)!
      expect(told(event.seat).key).toBe('event.asked.you')
      expect(told(event.of).key).toBe('event.asked.me')
      expect(told(third).key).toBe('event.asked.they')
      expect(told(ONLOOKER).params!['of']).toBe(`seat:${letterOf(event.of)}`)
    })
  })

  it('names a card drawn in vain to nobody but the drawer', () => {
    let missed = 0
    wander('boston-books', THREE, 'drawn', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'drawn' || (event as unknown as { hit: boolean }).hit) continue
        missed++
        for (const eye of [ONLOOKER, 0, 1, 2]) {
          const words = bostonBooksFace.event(moment.game.eventFor(event, eye) as typeof event, moment.seen(eye))!
          expect('card' in (words.params ?? {})).toBe(eye === event.seat)
        }
      }
    })
    expect(missed).toBeGreaterThan(0)
  })

  it('tells of a hint who has the card, by name', () => {
    wander('boston-books', { name: 'two', seats: 2, plies: 150 }, 'hint', (moment) => {
      const eye = moment.able[0]
      if (eye === undefined) return
      const { params } = bostonBooksFace.reason(moment.seen(eye), eye, moment.moves(eye)[0]!)
      if (params?.['of'] !== undefined) expect(params['of']).toBe(`seat:${letterOf(1 - eye)}`)
    })
  })

  it('knows for a hint what was told long ago: who called for a card and did not part with it', () => {
    let better = 0
    const recall: GameEvent[] = []
    wander('boston-books', { name: 'three', seats: 3, plies: 60 }, 'recall', (moment) => {
      const eye = moment.able[0]
      recall.push(...moment.events)
      if (eye === undefined) return
      const told = recall.flatMap((event) => moment.game.eventFor(event, eye) ?? [])
      for (const move of moment.moves(eye)) {
        const [now, then] = [[], told].map((all) => bostonBooksFace.reason(moment.seen(eye), eye, move, all))
        if (now!.key !== then!.key) better++
      }
    })
    expect(better).toBeGreaterThan(0)
  })
})
