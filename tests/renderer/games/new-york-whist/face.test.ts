import { describe, expect, it } from 'vitest'
import { newYorkWhistFace } from '../../../../src/renderer/games/new-york-whist/face'
import { gatheringSeat, isTrickComplete, type Table } from '../../../../src/renderer/games/new-york-whist/table'
import { ONLOOKER, letterOf } from '../../../../src/rules/kit'
import { sceneAt, playRandomGame, type Moment, type TableKind } from '../contract'
import type { LaidEvent } from '../../../../src/rules/forty-nine-outfit/new-york-whist/shape'
import { beginStep } from '../lessons'

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
    playRandomGame('new-york-whist', table, `middle ${table.name}`, (moment) => {
      const seen = look(moment)
      const { lastTrick, trick } = seen.state
      const middle = at(moment, 'trick')
      const shown = isTrickComplete(seen) ? lastTrick!.cards : trick
      expect(middle.map((piece) => piece.id)).toEqual(shown.map(({ card }) => `card:${card}`))
      if (!isTrickComplete(seen)) return
      const winner = lastTrick!.cards.find(({ seat }) => seat === lastTrick!.winner)!
      expect(middle.filter((piece) => (piece.glow ?? 0) > 0.5).map((piece) => piece.id)).toEqual([
        `card:${winner.card}`,
      ])
    })
  })

  it('are gathered face down before the side that took them, every card once', () => {
    playRandomGame('new-york-whist', table, `won ${table.name}`, (moment) => {
      const seen = look(moment)
      for (const side of seen.state.sides) {
        const taken = side.reduce((sum, seat) => sum + seen.state.piles[seat]!.length, 0)
        const inMiddle = at(moment, 'trick').length + at(moment, 'blind').length
        const lastHere = isTrickComplete(seen) && side.includes(seen.state.lastTrick!.winner)
        const pile = at(moment, `won:${gatheringSeat(seen, side[0]!)}`)
        expect(pile).toHaveLength(lastHere ? taken - inMiddle : taken)
        const open = pile.filter((piece) => !piece.down).map((piece) => piece.face)
        const blind = Array.isArray(seen.state.blind) ? seen.state.blind.map((card) => `49/${card}`) : []
        for (const face of open) expect(blind).toContain(face)
      }
    })
  })

  it('show no card that the eye has not seen', () => {
    playRandomGame('new-york-whist', table, `secrets ${table.name}`, (moment) => {
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
    playRandomGame('new-york-whist', table, `count ${table.name}`, (moment) => {
      if (!moment.line.isOver) return
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
      playRandomGame('new-york-whist', { name: 'end', seats }, 'end', (moment) => {
        const words = newYorkWhistFace.result!(look(moment))
        if (!moment.line.isOver || seats === 3) return expect(words).toBeNull()
        const [name1, name2] = look(moment).winners!.map((seat) => `seat:${seat}`)
        const scores = [...new Set(Object.values(look(moment).scores))].sort((a, b) => b - a)
        expect(words).toEqual({ key: 'result.side-2', params: { name1, name2, points: scores[0], others: scores[1] } })
      })
  })
})

const FOUR = { name: 'four', seats: 4 }

describe('what is said of a trick', () => {
  it('tells every eye whose it is: its own, its side’s or the others’', () => {
    const told = new Set<string>()
    playRandomGame('new-york-whist', FOUR, 'whose', (moment) => {
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
    playRandomGame('new-york-whist', FOUR, 'taken', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'taken') continue
        const taker = event.seat!
        const key = (eye: number) => newYorkWhistFace.eventWords(event, moment.seen(eye))?.key
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
    playRandomGame('new-york-whist', whist, 'heads', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'laid') continue
        const { best, leads, seat, card } = event as unknown as LaidEvent
        expect(said.get(card)!.split('-')[0]).toBe(leads ? 'move.lead' : best === seat ? 'move.head' : 'move.throw')
      }
      const [seat] = moment.able
      if (seat === undefined) return
      const keys = moment.moves(seat).map((move): [string, string] => {
        return [move, newYorkWhistFace.moveWords(moment.seen(seat), seat, move).key]
      })
      said = new Map(keys)
    })
  })
})

const steps = newYorkWhistFace.lesson.map((step) => [step.title.key.split('.')[1]!, step] as const)

describe('the lesson of New York Whist', () => {
  it.each(steps)('%s: something else may be done, too', (_, step) => {
    expect(beginStep(step).moves.length).toBeGreaterThan(step.acceptedMoves.length)
  })

  it.each(steps)('%s: the points named are those of the trick', (id, step) => {
    for (const move of step.acceptedMoves) {
      const play = beginStep(step)
      play.play(move)
      const { scores } = play.seen()
      const winning = Math.max(...Object.values(scores))
      const blind = Number(step.taskWords.params?.['more'] ?? 0)
      const named = Number(step.taskWords.params!['points']) + blind
      if (id === 'highest') expect(winning).toBeGreaterThanOrEqual(named)
      else expect(winning).toBe(named)
      expect(scores['D'] === winning).toBe(id !== 'shed')
    }
  })
})
