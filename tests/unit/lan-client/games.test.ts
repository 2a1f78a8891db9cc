import { afterEach, describe, expect, test } from 'vitest'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { selectCases } from '../../scale'
import { closeClients, createGuest, isJudged, playOn, waitForState } from './guests'

afterEach(closeClients)

/** A game and its chairs: guests, or bots of a level. */
interface Table {
  readonly game: string
  readonly chairs: readonly ('open' | 2)[]
  readonly options?: object
}

/** Games of several kinds: duels and parties, hidden hands, wheels, boards. */
const TABLES: readonly Table[] = [
  { game: 'forty-nine', chairs: ['open', 2, 'open'] },
  { game: 'boston-books', chairs: ['open', 'open', 2] },
  { game: 'new-york-whist', chairs: ['open', 2, 'open', 2] },
  { game: 'pittsburgh-draw', chairs: ['open', 'open', 2] },
  // A random player lays a hundred chips before each spin, and twenty spins are usual.
  { game: 'deck-o-cards-roulette', chairs: ['open', 'open', 2], options: { spins: 3 } },
  { game: 'color-casino', chairs: ['open', 'open'] },
  { game: 'cassino-21', chairs: ['open', 'open'] },
]

describe('a game among clients', () => {
  test.each(selectCases(TABLES))('$game is played to its end, and every guest finds it fair', async (asked) => {
    const { lan, url, faults } = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const table = await lan.open({ ...asked, name: 'The parlor', settings: { autoStart: true } })
    const { code, token } = table.room.spec
    const onlooker = createGuest(url, { kind: 'token', token })
    const players = asked.chairs.filter((chair) => chair === 'open').map(() => createGuest(url, { kind: 'code', code }))
    await waitForState(onlooker, ({ lobby }) => lobby !== null)
    for (const [index, player] of players.entries()) {
      expect(await player.sit(`Guest ${String(index)}`)).toMatchObject({ ok: true })
    }
    await Promise.all(players.map((player) => player.setReady(true)))
    await Promise.all(players.map((player, index) => playOn(player, `${asked.game} ${String(index)}`)))
    for (const one of [onlooker, ...players]) {
      const { verdict } = await waitForState(one, isJudged)
      expect(verdict).toEqual({ isFair: true, faults: [], absentSeats: [], isComplete: true, botMoveCount: 0 })
    }
    expect(Object.keys(onlooker.state.result?.luck.reveals ?? {})).toHaveLength(players.length)
    expect(faults).toEqual([])
  })

  test('that somebody gives up is fair as far as it went', async () => {
    const { lan, url } = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const table = await lan.open({ game: 'nebraska-checkers', name: 'The parlor', chairs: ['open', 'open'] })
    const { code } = table.room.spec
    const [one, other] = [createGuest(url, { kind: 'code', code }), createGuest(url, { kind: 'code', code })]
    await one.sit('Ann', 'A')
    await other.sit('Bob', 'B')
    await table.start()
    await Promise.all([playOn(one, 'one', 6), playOn(other, 'other', 6)])
    await one.resign()
    for (const player of [one, other]) {
      const { verdict, seen, result } = await waitForState(player, isJudged)
      expect(verdict).toMatchObject({ isFair: true, isComplete: true, botMoveCount: 0 })
      expect(seen?.winners).toEqual(['B'])
      expect(result?.resigned).toEqual(['A'])
    }
  })
})
