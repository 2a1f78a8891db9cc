import { expect, it, describe } from 'vitest'
import { deriveSeed } from '../../../../src/protocol/lan/fairness'
import { gameById } from '../../../../src/rules/catalogue'
import { replay, type AnyGame } from '../../../../src/rules/kit'
import { join, playRandomMoves, playTogether } from './guest'
import { startTestHost, HIGH_LIMITS } from './host'
import { everyOther } from '../../../scale'

/** Games of several kinds: duels and parties, hidden hands, wheels, boards, a puzzle. */
const TABLES: readonly (readonly [game: string, chairs: readonly ('open' | 2)[]])[] = [
  ['forty-nine', ['open', 2, 'open']],
  ['boston-books', ['open', 'open', 2]],
  ['chicago-casino', ['open', 'open']],
  ['new-york-whist', ['open', 2, 'open', 2]],
  ['nebraska-checkers', ['open', 'open']],
  ['pittsburgh-draw', ['open', 'open', 2]],
  ['deck-o-cards-roulette', ['open', 'open', 2]],
  ['color-casino', ['open', 'open']],
  ['cassino-21', ['open', 2]],
  ['thirteen-puzzle', ['open']],
]

/** Games that random play does not bring to an end in a short time. */
const ENDLESS = ['thirteen-puzzle', 'deck-o-cards-roulette']

describe('a whole game on the LAN', () => {
  it.each(everyOther(TABLES))('%s', async (id, chairs) => {
    const { lan, url, faults } = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const table = await lan.open({ game: id, name: 'The parlor', chairs, settings: { autoStart: true } })
    const { code, token } = table.room.spec
    const onlooker = await join(url, { kind: 'token', token })
    const guests = await Promise.all(
      chairs.filter((chair) => chair === 'open').map(() => join(url, { kind: 'code', code: code.toLowerCase() })),
    )
    for (const [index, guest] of guests.entries()) {
      expect(await guest.ask('sit', { name: `Guest ${String(index)}` })).toMatchObject({ ok: true })
    }
    for (const guest of guests) await guest.ask('ready', { ready: true })
    const most = ENDLESS.includes(id) ? 30 : Infinity
    if (most < Infinity) await playTogether(guests, id, most)
    else await Promise.all(guests.map((guest, index) => playRandomMoves(guest, `${id} ${String(index)}`)))
    expect(faults).toEqual([])
    if (most < Infinity) return

    const told = await onlooker.heard('result')
    for (const guest of guests) expect(await guest.heard('result')).toMatchObject({ record: told.record })
    const game = gameById(id) as AnyGame
    const { record, luck, hostValue } = told
    const terms = {
      game: id,
      rules: game.info.version,
      options: table.room.spec.options,
      seats: chairs.length,
      round: 1,
    }
    expect(told.seed).toBe(deriveSeed(hostValue, terms, luck))
    expect(Object.keys(luck.reveals)).toHaveLength(guests.length)
    expect(replay(gameById, record)).toMatchObject({ ok: true })
    expect(onlooker.seen?.over).toBe(true)
  })
})
