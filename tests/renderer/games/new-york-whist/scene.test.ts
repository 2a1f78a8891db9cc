import { describe, expect, it } from 'vitest'
import { newYorkWhistFace } from '../../../../src/renderer/games/new-york-whist'
import { gatherer, isShownAgain, type Table } from '../../../../src/renderer/games/new-york-whist/table'
import { ONLOOKER } from '../../../../src/rules/kit'
import { sceneAt, wander, type Moment, type TableKind } from '../contract'

const TABLES: readonly TableKind[] = [
  { name: 'two', seats: 2 },
  { name: 'four in two sides', seats: 4 },
  { name: 'five with a blind of four', seats: 5 },
  { name: 'eight with the Cheater', seats: 8, options: { cheater: true } },
]

const look = (moment: Moment, eye = 0): Table => moment.seen(eye) as Table
const at = (moment: Moment, zone: string) => sceneAt(newYorkWhistFace, moment, 0).filter((it) => it.zone === zone)

describe.each(TABLES)('tricks of $name', (table) => {
  it('lie in the middle until the next is led, the winner’s card glowing', () => {
    wander('new-york-whist', table, `middle ${table.name}`, (moment) => {
      const seen = look(moment)
      const { lastTrick, trick } = seen.state
      const middle = at(moment, 'trick')
      const shown = isShownAgain(seen) ? lastTrick!.cards : trick
      expect(middle.map((piece) => piece.id)).toEqual(shown.map(({ card }) => `card:${card}`))
      if (!isShownAgain(seen)) return
      const winner = lastTrick!.cards.find(({ seat }) => seat === lastTrick!.winner)!
      expect(middle.filter((piece) => (piece.glow ?? 0) > 0.5).map((piece) => piece.id)).toEqual([
        `card:${winner.card}`,
      ])
    })
  })

  it('are gathered face down before the side that took them, every card once', () => {
    wander('new-york-whist', table, `won ${table.name}`, (moment) => {
      const seen = look(moment)
      for (const side of seen.state.sides) {
        const taken = side.reduce((sum, seat) => sum + seen.state.piles[seat]!.length, 0)
        const inMiddle = at(moment, 'trick').length + at(moment, 'blind').length
        const lastHere = isShownAgain(seen) && side.includes(seen.state.lastTrick!.winner)
        const pile = at(moment, `won:${gatherer(seen, side[0]!)}`)
        expect(pile).toHaveLength(lastHere ? taken - inMiddle : taken)
        const open = pile.filter((piece) => !piece.down).map((piece) => piece.face)
        const blind = Array.isArray(seen.state.blind) ? seen.state.blind.map((card) => `49/${card}`) : []
        for (const face of open) expect(blind).toContain(face)
      }
    })
  })

  it('show no card that the eye has not seen', () => {
    wander('new-york-whist', table, `secrets ${table.name}`, (moment) => {
      for (const eye of [ONLOOKER, 0]) {
        const seen = look(moment, eye)
        const own = seen.state.hands['A']
        const known = new Set([
          ...(typeof own === 'object' ? own : []),
          ...seen.state.trick.map(({ card }) => card),
          ...Object.values(seen.state.piles).flat(),
        ])
        for (const piece of sceneAt(newYorkWhistFace, moment, eye)) {
          const card = /^(?:49\/|card:)(\d+|C)$/
          for (const name of [piece.face, piece.id]) {
            const found = card.exec(name)?.[1]
            if (found !== undefined) expect(known).toContain(found)
          }
        }
      }
    })
  })

  it('count up to the score of every side', () => {
    wander('new-york-whist', table, `count ${table.name}`, (moment) => {
      if (!moment.line.over) return
      const seen = look(moment)
      const steps = newYorkWhistFace.count!(seen)
      for (const side of seen.state.sides) {
        const points = steps.filter((step) => side.includes(step.seat)).reduce((sum, step) => sum + step.points, 0)
        expect(points).toBe(seen.scores[side[0]!])
      }
    })
  })
})

describe('how a game in two sides ended', () => {
  it('is told with both partners and both scores; alone the page tells it', () => {
    for (const seats of [4, 3])
      wander('new-york-whist', { name: 'end', seats }, 'end', (moment) => {
        const words = newYorkWhistFace.result!(look(moment))
        if (!moment.line.over || seats === 3) return expect(words).toBeNull()
        const [name1, name2] = look(moment).winners!.map((seat) => `seat:${seat}`)
        const scores = [...new Set(Object.values(look(moment).scores))].sort((a, b) => b - a)
        expect(words).toEqual({ key: 'result.side-2', params: { name1, name2, points: scores[0], others: scores[1] } })
      })
  })
})
