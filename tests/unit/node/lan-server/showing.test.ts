import { afterEach, describe, expect, it } from 'vitest'
import { createSeededRng, type GameView } from '../../../../src/rules/kit'
import { closeClients, createGuest, isConnected, waitForState } from '../../lan-client/guests'
import { join, nextMove, playTogether, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS } from './host'

afterEach(closeClients)

const NEW = { version: 2 } as const
/** Addresses of different people. */
const [ADA, BEN, CLARA, OTHER] = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']

/** Opens a game of Ada, Ben, who speaks version 1, and Clara, at which somebody looks on, each at an address of their own. */
async function playing(grace = {}) {
  const host = await startTestHost(undefined, { limits: { ...HIGH_LIMITS, ...grace } })
  const table = await host.lan.open({ game: 'new-york-whist', name: 'Parlor', chairs: ['open', 'open', 'open'] })
  const { code, ownerKey } = table.room.spec
  const pass = { kind: 'code', code } as const
  const people: Guest[] = []
  for (const [from, name, version] of [
    [ADA, 'Ada', 2],
    [BEN, 'Ben', 1],
    [CLARA, 'Clara', 2],
  ] as const) {
    const guest = await join(host.url, pass, { version, from })
    await guest.ask('sit', { name })
    people.push(guest)
  }
  const [ada, ben, clara] = people as [Guest, Guest, Guest]
  const helper = await join(host.url, pass, { ...NEW, from: OTHER })
  await table.start()
  for (const guest of people) await guest.heard('view', ({ lobby }) => lobby.phase === 'playing')
  for (const guest of [...people, helper]) await guest.heard('step')
  const openOwnersPage = async () => {
    const owner = await join(host.url, pass, NEW)
    await owner.ask('role', { as: 'owner', key: ownerKey })
    return owner
  }
  const offer = async () => (await clara.ask('show', { on: true })).word ?? ''
  return { host, table, ada, ben, clara, helper, people, openOwnersPage, offer }
}

/** The cards in the hand of a seat, as a view states them; null if it hides them. */
const handIn = (seen: GameView | undefined, seat: string): readonly string[] | null => {
  const hand = (seen?.state as { hands: Record<string, unknown> }).hands[seat]
  return Array.isArray(hand) ? (hand as string[]) : null
}

/** Plays moves until it was somebody's. */
async function playUntilMoved(people: readonly Guest[], mover: Guest): Promise<void> {
  const rng = createSeededRng('shown')
  for (;;) {
    const next = await nextMove(people, rng)
    if (!next) throw new Error('The game ended first.')
    const { ok } = await next.guest.ask('move', { turn: next.guest.turn, text: next.text })
    if (ok && next.guest === mover) return
  }
}

describe('a hand that is shown', () => {
  it('is seen by one guest until its player moves, and everybody is told', async () => {
    const { table, ada, ben, clara, helper, people, offer } = await playing()
    const hand = handIn(clara.seen ?? undefined, 'C')
    const word = await offer()
    expect(await offer()).toBe(word)
    const looked = await helper.ask('look', { word: word.toLowerCase() })
    expect(looked).toMatchObject({ ok: true, sight: { eye: 2 } })
    expect(handIn(looked.sight as GameView, 'C')).toEqual(hand)
    for (const guest of [ada, clara, helper])
      expect(await guest.heard('shown')).toMatchObject({ seat: 'C', to: null, on: true })
    expect(await ada.ask('look', { word })).toMatchObject({ error: { code: 'shown-already' } })

    await playUntilMoved(people, clara)
    for (const guest of [ada, clara, helper])
      expect(await guest.heard('shown', ({ on }) => !on)).toMatchObject({ seat: 'C', to: null })
    expect(await helper.ask('look', { word })).toMatchObject({ error: { code: 'wrong-word' } })
    // To each page goes what its own eyes may see, and to the helper the hand once, in the answer.
    for (const guest of [ada, ben]) {
      await guest.ask('ping')
      expect(guest.texts.filter((text) => text.includes(JSON.stringify(hand)))).toEqual([])
    }
    expect(helper.texts.filter((text) => text.includes(JSON.stringify(hand)))).toHaveLength(1)
    // Version 1 has no such message: its guest follows without a gap, and is told of no word.
    expect(ben.messages.map(({ type }) => type)).not.toContain('shown')
    expect([...ada.texts, ...ben.texts, ...helper.texts].join('\n')).not.toContain(`"${word}"`)
    expect(table.lobby.phase).toBe('playing')
  })

  it('changes no byte of what goes to any page otherwise', async () => {
    const { ada, ben, clara, helper, people, offer } = await playing()
    const counts = [ada, ben, clara, helper].map(({ texts }) => texts.length)
    await helper.ask('look', { word: await offer() })
    await clara.ask('show', { on: false })
    await Promise.all([ada, ben, helper].map((guest) => guest.ask('ping')))
    const told = [ada, ben, clara, helper].map((guest, at) =>
      guest.texts.slice(counts[at]).filter((it) => !it.includes('"answer"')),
    )
    const shown = (on: boolean) => `"type":"shown","seat":"C","to":null,"on":${String(on)}}`
    for (const at of [0, 2, 3])
      expect(told[at]?.map((text) => text.replace(/^.*?(?="type")/u, ''))).toEqual([shown(true), shown(false)])
    expect(new Set(told[1]?.map((text) => text.replace(/^.*?(?="type")/u, ''))).size).toBe(1)
    expect(told[1]?.every((text) => text.includes('"type":"lobby"'))).toBe(true)
    await playTogether(people, 'afterwards', 3)
  })

  it('is known to whoever comes while it is shown, unless they speak version 1', async () => {
    const { host, table, clara, helper, offer } = await playing()
    const pass = { kind: 'code', code: table.room.spec.code } as const
    const welcomed = async (version: number) => {
      const { onlookers } = table.lobby
      const guest = await join(host.url, pass, { version, from: OTHER })
      const [text = ''] = guest.texts
      guest.drop()
      await expect.poll(() => table.lobby.onlookers).toBe(onlookers)
      return { text: text.replace(/"seq":\d+/gu, ''), lobby: (await guest.heard('welcome')).view.lobby }
    }
    const before = await welcomed(1)
    await helper.ask('look', { word: await offer() })
    expect((await welcomed(2)).lobby.shown).toEqual({ C: null })
    // Whoever missed messages asks for the whole table, and is told with it.
    expect((await helper.ask('again', { from: 0 })).view?.lobby.shown).toEqual({ C: null })
    expect((await welcomed(1)).text).toBe(before.text)
    const late = createGuest(host.url, pass)
    await waitForState(late, isConnected)
    expect(late.state.shown).toEqual({ C: null })
    await clara.ask('show', { on: false })
    await waitForState(late, ({ shown }) => !('C' in shown))
    expect((await welcomed(2)).lobby).not.toHaveProperty('shown')
  })

  it('needs the owner’s consent where another hand of this game was seen', async () => {
    const { host, table, ada, clara, openOwnersPage, offer } = await playing()
    await openOwnersPage()
    const word = await offer()
    expect(await ada.ask('look', { word })).toMatchObject({ error: { code: 'ask-host' } })
    expect(ada.texts.join('\n')).not.toContain('sight')
    expect([...table.room.hands.askers].map(([seat, { name, wish }]) => [seat, name, wish])).toEqual([
      [2, 'Ada', 'look'],
    ])
    table.admit(2)
    // Consent to look is none to take the chair.
    clara.drop()
    await expect.poll(() => table.lobby.chairs[2]?.state).toBe('away')
    const thief = await join(host.url, { kind: 'code', code: table.room.spec.code }, { ...NEW, from: ADA })
    expect(await thief.ask('claim', { seat: 'C' })).toMatchObject({ error: { code: 'ask-host' } })
    // With its player's connection the offer has ended, and the consent with it.
    expect(await ada.ask('look', { word })).toMatchObject({ error: { code: 'wrong-word' } })
  })

  it('is seen with consent, by a player who is named, and by nobody else at that address afterwards', async () => {
    const { table, ada, ben, clara, openOwnersPage, offer } = await playing()
    const owner = await openOwnersPage()
    const word = await offer()
    await ada.ask('look', { word })
    table.admit(2)
    const looked = await ada.ask('look', { word })
    expect(handIn(looked.sight as GameView, 'C')).toEqual(handIn(clara.seen ?? undefined, 'C'))
    expect(await owner.heard('shown')).toMatchObject({ seat: 'C', to: 'A', on: true })
    expect([...(table.room.hands.seenSeats.get(ADA) ?? [])].sort()).toEqual([0, 2])
    expect(await clara.ask('show', { on: false })).toMatchObject({ ok: true })
    expect(await ada.ask('look', { word: await offer() })).toMatchObject({ error: { code: 'ask-host' } })
    await ben.ask('ping')
  })

  it('ends when whoever looks has gone', async () => {
    const { ada, helper, offer } = await playing()
    await helper.ask('look', { word: await offer() })
    await ada.heard('shown', ({ on }) => on)
    helper.drop()
    expect(await ada.heard('shown', ({ on }) => !on)).toMatchObject({ seat: 'C' })
  })

  it('is found by no guessing: wrong words count as wrong codes', async () => {
    const { helper, offer } = await playing()
    const word = await offer()
    for (let i = 0; i < 10; i++)
      expect(await helper.ask('look', { word: 'AAAA' })).toMatchObject({ error: { code: 'wrong-word' } })
    expect(await helper.ask('look', { word })).toMatchObject({ error: { code: 'locked-out' } })
  })

  it('is offered only by who plays, and in no other phase', async () => {
    const { helper, ben } = await playing()
    expect(await helper.ask('show', { on: true })).toMatchObject({ error: { code: 'no-seat' } })
    ben.sendRaw({ v: 1, id: 9_000, type: 'show', on: true })
    expect(await ben.heard('bye')).toMatchObject({ code: 'bad-message' })
  })
})
