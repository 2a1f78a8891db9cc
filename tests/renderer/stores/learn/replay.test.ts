// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDemo } from '../../../../src/renderer/stores/learn/demo'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { gameById, games } from '../../../../src/rules/catalogue'
import { replay, viewTable } from '../../../../src/rules/kit'
import { hashOfLine } from '../../../../src/drawer/game-card'
import { journalOfRecord } from '../../../../src/node/storage/judging/tasks'
import type { JournalHead } from '../../../../src/ports/journal'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { exampleOf } from '../../example-record'
import { openFreshStores, openStores } from '../fresh-stores'

beforeEach(() => openStores())
afterEach(() => useDemo().stop())

describe.each(games.map(({ info }) => info.id))('a game of %s that is watched again', (id) => {
  const record = exampleOf(id)

  it('shows every position to each eye as that eye saw it, or with all hands open', async () => {
    const demo = useDemo()
    demo.watchAgain(record, 'drawer')
    await demo.begin(null)
    expect(demo.lastIndex).toBe(record.moves.length)
    const places = [...new Set([0, 1, Math.floor(record.moves.length / 2), record.moves.length])]
    for (const eye of new Set([demo.eye, ...demo.eyes])) {
      demo.lookThrough(eye)
      for (const place of places.filter((at) => at <= demo.lastIndex)) {
        demo.go(place)
        const played = replay(gameById, { ...record, moves: record.moves.slice(0, place) })
        const { game, state } = played.line!
        if (eye === 'open') expect(demo.seen?.state).toEqual(game.dump(state))
        else expect(demo.seen).toEqual(viewTable(game, state, eye))
        expect(demo.frame?.moveText).not.toMatch(/undefined|\{|\}/u)
      }
    }
  })
})

describe('a game of Forty-Nine that is watched again', () => {
  const record = exampleOf('forty-nine')
  const draws = record.moves.flatMap((move, at) => (move === 'B draw' ? [at + 1] : []))

  it('tells a seat nothing of what another has drawn, and its own mover all', async () => {
    const demo = useDemo()
    demo.watchAgain(record, 'drawer')
    await demo.begin(null)
    expect(draws.length).toBeGreaterThan(3)
    const textsBy = (eye: 0 | 1) => {
      demo.lookThrough(eye)
      return draws.map((at) => (demo.go(at), demo.frame!.moveText))
    }
    for (const told of textsBy(0)) expect(told).not.toMatch(/\d/u)
    for (const told of textsBy(1)) expect(told).toMatch(/\d|Cheater/u)
  })

  it('goes on and back by turns, and leaves to where it was begun', async () => {
    const [demo, page] = [useDemo(), usePage()]
    demo.watchAgain(record, 'drawer')
    await demo.begin(null)
    const ends = record.moves.flatMap((move, at) => (move[0] === record.moves[at + 1]?.[0] ? [] : [at + 1]))
    const forth = ends.map(() => (demo.goByTurn(1), demo.index))
    expect(forth).toEqual(ends)
    const back = ends.map(() => (demo.goByTurn(-1), demo.index))
    expect(back).toEqual([0, ...ends.slice(0, -1)].reverse())
    demo.leave()
    expect([page.place, page.sheets]).toEqual(['shelf', ['drawer']])
  })
})

describe('a finished game that is taken over', () => {
  const made: Omit<JournalHead, 'id'>[] = []
  const record = exampleOf('forty-nine')

  beforeEach(() => {
    openFreshStores()
    made.length = 0
    const services = createServicesClient((name, [head]) => {
      if (name === 'saves.create') made.push(head as Omit<JournalHead, 'id'>)
      return Promise.resolve({ ok: true, value: name === 'saves.create' ? 'one' : undefined })
    })
    setServices(services)
  })
  afterEach(() => useTable().leave())

  it.each([0, 3, record.moves.length - 1])('after %i moves becomes a new game that names its parent', async (ply) => {
    const demo = useDemo()
    demo.watchAgain(record, 'drawer')
    await demo.begin(null)
    demo.go(ply)
    await demo.takeOver()
    const { line } = replay(gameById, record)
    const parent = { hash: hashOfLine(line!), ply }
    expect(made).toMatchObject([{ opening: record.moves.slice(0, ply), parent }])
    // Its record names it, and whoever reads that keeps it.
    const { head } = journalOfRecord(gameById, JSON.stringify(useTable().table!.record()), { seed: 'x', now: 1 })
    expect(head.parent).toEqual(parent)
  })

  it('names none if it was printed in a leaflet', async () => {
    const demo = useDemo()
    demo.playScript({ game: record.game, title: { key: 'x' }, record, remarks: [] })
    await demo.begin(null)
    await demo.takeOver()
    expect(made[0]).not.toHaveProperty('parent')
  })
})
