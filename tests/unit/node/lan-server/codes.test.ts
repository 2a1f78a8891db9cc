import { expect, it, onTestFinished } from 'vitest'
import { createNodeServices } from '../../../../src/node/compose/app-services'
import { codeOfDeal, firstSetup, numberOfDay, recordOfDeal, seedOfDeal } from '../../../../src/drawer/deals'
import { callService } from '../../../../src/protocol/app/calls'
import { readHostMessage } from '../../../../src/protocol/lan/messages'
import { gameById } from '../../../../src/rules/catalogue'
import { playRandomMoves, sitDown } from './guest'
import { freshFolder, HIGH_LIMITS, startTestHost } from './host'

const GAME = gameById('forty-nine')
/** The deal of a day. Its code has 33 bits of luck: whoever sees a few cards could try all deals of it. */
const DEAL = { ...firstSetup(GAME.info)!, number: numberOfDay('forty-nine', '2026-11-28') }
const SEED = seedOfDeal(DEAL, GAME.info)
const TABLE = { game: 'forty-nine', name: 'Parlor', options: {}, chairs: ['open', 'open'] }

it('a network table is opened with no code, seed, tape or day of a deal: whatever names one is refused', async () => {
  const services = await createNodeServices({ dataFolder: freshFolder(), shell: 'host', version: '0' })
  onTestFinished(() => services.close())
  const open = async (more: object) => {
    const answer = await callService(services, 'lan.open', [{ ...TABLE, ...more }], (fault) => {
      throw fault
    })
    return answer.ok ? 'opened' : answer.error.code
  }
  // This program has no network to open tables on: what is asked for is looked at before that.
  const withNothingNamed = await open({})
  const refusals = await Promise.all([
    open({ code: codeOfDeal(DEAL) }),
    open({ deal: DEAL }),
    open({ day: '2026-11-28' }),
    open({ seed: SEED }),
    open({ tape: recordOfDeal(DEAL, GAME).chance!.tape }),
    open({ game: codeOfDeal(DEAL) }),
  ])
  expect(new Set(refusals)).toEqual(new Set(['bad-arguments']))
  expect(refusals).not.toContain(withNothingNamed)
})

it('until its result a network table tells nobody the seed, the host’s value, or what will be drawn; its deal has no code', async () => {
  const { lan, url } = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const named = { options: { code: codeOfDeal(DEAL) }, chairs: ['open', 'open'] } as const
  await expect(lan.open({ game: 'forty-nine', name: 'Parlor', ...named })).rejects.toMatchObject({ code: 'bad-option' })
  const table = await lan.open({
    game: 'forty-nine',
    name: 'Parlor',
    chairs: ['open', 'open'],
    settings: { autoStart: true },
  })
  const guests = await sitDown(url, table.room.spec.code)
  for (const guest of guests) await guest.ask('ready', { ready: true })
  await Promise.all(guests.map((guest, seat) => playRandomMoves(guest, `codes ${String(seat)}`)))
  for (const guest of guests) {
    const { seed, hostValue, record } = await guest.heard('result')
    // With the last move, cards that nobody can use any more are laid open.
    const end = guest.messages.findIndex((message) => message.type === 'step' && message.seen.over)
    const before = guest.texts.slice(0, end).join('\n')
    const after = guest.texts.slice(end).join('\n')
    const tape = record.chance!.tape
    const runs = tape.slice(7).map((_, at) => JSON.stringify(tape.slice(at, at + 8)).slice(1, -1))
    const secrets = [seed, hostValue, ...runs]
    expect(end).toBeGreaterThan(0)
    expect(secrets.filter((secret) => before.includes(secret))).toEqual([])
    expect(secrets.filter((secret) => !after.includes(secret))).toEqual([])
    expect(/parlor-deal|FN-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]/u.test(before + after)).toBe(false)
    // A host that dealt by a code could not end the game: its guests take no such seed for one.
    const result = JSON.parse(guest.texts[guest.messages.findIndex(({ type }) => type === 'result')]!) as {
      readonly record: { readonly chance: object }
    }
    expect(readHostMessage(JSON.stringify(result)).ok).toBe(true)
    const chance = { ...result.record.chance, seed: SEED }
    expect(readHostMessage(JSON.stringify({ ...result, seed: SEED, record: { ...result.record, chance } })).ok).toBe(
      false,
    )
  }
})
