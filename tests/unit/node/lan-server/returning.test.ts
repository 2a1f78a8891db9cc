import { describe, expect, it } from 'vitest'
import { join, playRandomMoves, playTogether, type Guest } from './guest'
import type { LanHostDependencies } from '../../../../src/node/lan-server/lan-host'
import { freshFolder, startTestHost, HIGH_LIMITS } from './host'

const NEW = { version: 2 } as const
/** Addresses of different people. */
const [ADA, BEN, OTHER] = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

/** Opens a table at which Ada and Ben sit, each at an address of their own. */
async function seated(
  { playing = false, folder = freshFolder(), benVersion = 2 } = {},
  limits: LanHostDependencies['limits'] = {},
) {
  const host = await startTestHost(folder, { limits: { ...HIGH_LIMITS, ...limits } })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'] })
  const { code, ownerKey } = table.room.spec
  const pass = { kind: 'code', code } as const
  const ada = await join(host.url, pass, { ...NEW, from: ADA })
  const ben = await join(host.url, pass, { version: benVersion, from: BEN })
  for (const [guest, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const)
    await guest.ask('sit', { name })
  if (playing) {
    await table.start()
    await playTogether([ada, ben], 'at first', 3)
  }
  const comeIn = (from: string) => join(host.url, pass, { ...NEW, from })
  const back = ({ seat, token }: Guest, from = ADA) =>
    join(host.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' }, { ...NEW, from })
  /** Connects the owner's page. */
  const openOwnersPage = async () => {
    const owner = await join(host.url, pass, NEW)
    expect(await owner.ask('role', { as: 'owner', key: ownerKey })).toMatchObject({ ok: true })
    return owner
  }
  const goDark = async (guest: Guest) => {
    guest.drop()
    await expect.poll(() => table.lobby.chairs['AB'.indexOf(guest.seat ?? '')]?.state).toBe('away')
  }
  return { host, table, ada, ben, comeIn, back, openOwnersPage, goDark }
}

const wordOf = async (owner: Guest, seat: string) =>
  (await owner.heard('words', ({ chairs }) => chairs[seat] !== undefined)).chairs[seat] ?? ''

describe('the return word of a chair', () => {
  it('is told to the owner’s page alone, while the chair is away, and takes the chair once', async () => {
    const { host, table, ada, ben, comeIn, openOwnersPage, goDark } = await seated({ playing: true })
    const owner = await openOwnersPage()
    const onlooker = await comeIn(OTHER)
    expect((await owner.heard('words')).chairs).toEqual({})
    await goDark(ada)
    const word = await wordOf(owner, 'A')
    expect(word).toMatch(/^[A-Z]{4}$/u)
    const hand = table.room.activeGame?.table.viewFor(0)

    // From the same address: nothing else of this game was seen there.
    const phone = await comeIn(ADA)
    expect(await phone.ask('claim', { word: word === 'ROSE' ? 'BOAT' : 'ROSE' })).toMatchObject({
      error: { code: 'wrong-word' },
    })
    const claimed = await phone.ask('claim', { word: word.toLowerCase() })
    expect(claimed).toMatchObject({ ok: true, seat: 'A', view: { seen: JSON.parse(JSON.stringify(hand)) as object } })
    for (const guest of [ben, onlooker, owner]) expect(await guest.heard('handover')).toMatchObject({ seat: 'A' })
    await owner.heard('words', ({ chairs }) => chairs['A'] === undefined && owner.messages.length > 0)
    expect(table.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
    for (const { texts } of [ben, onlooker, ada]) expect(texts.join('\n')).not.toMatch(new RegExp(`words|${word}`, 'u'))

    const late = await comeIn(OTHER)
    expect(await late.ask('claim', { word })).toMatchObject({ error: { code: 'wrong-word' } })
    await Promise.all([playRandomMoves(phone, 'on the new phone'), playRandomMoves(ben, 'as before')])
    expect((await phone.heard('result')).record.names).toMatchObject({ A: 'Ada', B: 'Ben' })
    expect(host.faults).toEqual([])
  })

  it('is over when its person is back by themselves', async () => {
    const { ada, comeIn, back, openOwnersPage, goDark } = await seated()
    const owner = await openOwnersPage()
    await goDark(ada)
    const word = await wordOf(owner, 'A')
    await back(ada)
    expect(await (await comeIn(OTHER)).ask('claim', { word })).toMatchObject({ error: { code: 'wrong-word' } })
  })

  it('is shown to a seated guest on request, and moves them while they are connected', async () => {
    const { ada, ben, comeIn } = await seated({ playing: true })
    const { word = '' } = await ada.ask('word')
    expect(await (await comeIn(OTHER)).ask('word')).toMatchObject({ error: { code: 'no-seat' } })
    const browser = await comeIn(ADA)
    expect(await browser.ask('claim', { word })).toMatchObject({ ok: true, seat: 'A' })
    expect(await ada.heard('bye')).toMatchObject({ code: 'replaced' })
    expect(await ben.heard('handover')).toMatchObject({ seat: 'A' })
  })

  it('needs consent from an address that saw another hand of this game, and is not used up by asking', async () => {
    const { table, ada, comeIn, openOwnersPage, goDark } = await seated({ playing: true })
    const owner = await openOwnersPage()
    await goDark(ada)
    const word = await wordOf(owner, 'A')
    const peeker = await comeIn(BEN)
    expect(await peeker.ask('claim', { word })).toMatchObject({ error: { code: 'ask-host' } })
    table.admit(0)
    expect(await peeker.ask('claim', { word })).toMatchObject({ ok: true, seat: 'A' })
  })

  it('counts as a wrong code where it is wrong', async () => {
    const { comeIn } = await seated({}, { joinsPerMinute: 3 })
    const guesser = await comeIn(OTHER)
    for (let i = 0; i < 3; i++)
      expect(await guesser.ask('claim', { word: 'NOPE' })).toMatchObject({ error: { code: 'wrong-word' } })
    expect(await guesser.ask('claim', { word: 'NOPE' })).toMatchObject({ error: { code: 'locked-out' } })
    await expect(comeIn(OTHER)).rejects.toThrow('locked-out')
    // Nobody else waits for that.
    await comeIn(ADA)
  })

  it('suffices no more by itself after many wrong ones in one game', async () => {
    const { ada, comeIn, openOwnersPage, goDark } = await seated({}, { joinsPerMinute: 1_000 })
    const owner = await openOwnersPage()
    await goDark(ada)
    const guesser = await comeIn(OTHER)
    for (let i = 0; i < 20; i++) await guesser.ask('claim', { word: 'NOPE' })
    expect(await guesser.ask('claim', { word: await wordOf(owner, 'A') })).toMatchObject({
      error: { code: 'ask-host' },
    })
  })

  it('is unknown in version 1: such a guest is answered as ever, and follows a handover without a gap', async () => {
    const { ada, ben, comeIn, goDark } = await seated({ benVersion: 1 })
    const { word = '' } = await ada.ask('word')
    await goDark(ada)
    await (await comeIn(ADA)).ask('claim', { word })
    await ben.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'here')
    await ben.ask('ready', { ready: true })
    expect(ben.messages.map(({ type }) => type)).not.toContain('handover')
    ben.sendRaw({ v: 1, id: 9_000, type: 'claim', word })
    expect(await ben.heard('bye')).toMatchObject({ code: 'bad-message' })
  })
})

describe('the page that had the chair before', () => {
  it('is told when it comes back, takes nothing by itself, and can take the chair back until the game ends', async () => {
    const { table, ada, ben, comeIn, back, goDark } = await seated({ playing: true })
    const { word = '' } = await ada.ask('word')
    const { token } = ada
    await goDark(ada)
    const phone = await comeIn(ADA)
    await phone.ask('claim', { word })
    await expect(back(ada)).rejects.toThrow('replaced')
    const again = await comeIn(ADA)
    expect(await again.ask('claim', { seat: 'A', token: '0'.repeat(32) })).toMatchObject({
      error: { code: 'wrong-pass' },
    })
    expect(await again.ask('claim', { seat: 'A', token })).toMatchObject({ ok: true, seat: 'A' })
    expect(await phone.heard('bye')).toMatchObject({ code: 'replaced' })
    expect(ben.messages.filter(({ type }) => type === 'handover')).toHaveLength(2)
    await Promise.all([playRandomMoves(again, 'taken back'), playRandomMoves(ben, 'as before')])
    await again.heard('result')
    expect(table.lobby.phase).toBe('over')
    await expect(back(phone)).rejects.toThrow('wrong-pass')
  })

  it('is known after a restart of the host, too', async () => {
    const folder = freshFolder()
    const { host, ada, comeIn } = await seated({ folder, playing: true })
    const { word = '' } = await ada.ask('word')
    await (await comeIn(ADA)).ask('claim', { word })
    await host.close()
    const second = await startTestHost(folder, { limits: HIGH_LIMITS })
    await second.lan.resumeTables()
    const resume = { kind: 'resume', seat: 'A', token: ada.token ?? '' } as const
    await expect(join(second.url, resume, NEW)).rejects.toThrow('replaced')
  })
})

describe('somebody without a word', () => {
  it('is let in by the people at a table whose owner has no page, and not by themselves', async () => {
    const { table, ada, ben, comeIn, goDark } = await seated({ playing: true })
    await goDark(ada)
    const claim = { seat: 'A' }
    const asker = await comeIn(OTHER)
    expect(await asker.ask('claim', claim)).toMatchObject({ error: { code: 'ask-host' } })
    await ben.heard('lobby', ({ lobby }) => lobby.asking?.[0]?.seat === 'A')
    const second = await comeIn(OTHER)
    expect(await second.ask('agree', { seat: 'A', agree: true })).toMatchObject({ error: { code: 'not-asked' } })
    expect(await ben.ask('agree', { seat: 'A', agree: true })).toMatchObject({ ok: true })
    expect(await asker.ask('claim', claim)).toMatchObject({ ok: true, seat: 'A' })
    expect(table.lobby.asking).toBeUndefined()

    // Ben may not let himself in to see a second hand.
    await goDark(asker)
    const peeker = await comeIn(BEN)
    expect(await peeker.ask('claim', claim)).toMatchObject({ error: { code: 'ask-host' } })
    expect(await ben.ask('agree', { seat: 'A', agree: true })).toMatchObject({ error: { code: 'not-asked' } })
    expect(await peeker.ask('claim', claim)).toMatchObject({ error: { code: 'ask-host' } })
  })

  it('is refused by one person who does not agree', async () => {
    const { table, ada, ben, comeIn, goDark } = await seated()
    await goDark(ada)
    const asker = await comeIn(OTHER)
    await asker.ask('claim', { seat: 'A' })
    expect(await ben.ask('agree', { seat: 'A', agree: false })).toMatchObject({ ok: true })
    expect(await asker.ask('claim', { seat: 'A' })).toMatchObject({ error: { code: 'not-agreed' } })
    expect(table.lobby.asking).toBeUndefined()
  })

  it('is decided on by the owner where the owner’s page is there, and the others are not asked', async () => {
    const { table, ada, ben, comeIn, openOwnersPage, goDark } = await seated()
    await openOwnersPage()
    await goDark(ada)
    const asker = await comeIn(OTHER)
    await asker.ask('claim', { seat: 'A' })
    expect(table.lobby.asking).toBeUndefined()
    expect(await ben.ask('agree', { seat: 'A', agree: true })).toMatchObject({ error: { code: 'not-asked' } })
    table.admit(0)
    expect(await asker.ask('claim', { seat: 'A' })).toMatchObject({ ok: true })
  })

  it('is let in where nobody is there, unless another hand was seen from there; a chair in use is nobody’s', async () => {
    const { ada, ben, comeIn, goDark } = await seated({ playing: true })
    const early = await comeIn(OTHER)
    expect(await early.ask('claim', { seat: 'A' })).toMatchObject({ error: { code: 'chair-taken' } })
    await goDark(ada)
    await goDark(ben)
    const peeker = await comeIn(BEN)
    expect(await peeker.ask('claim', { seat: 'A' })).toMatchObject({ error: { code: 'ask-host' } })
    expect(await (await comeIn(ADA)).ask('claim', { seat: 'A' })).toMatchObject({ ok: true, seat: 'A' })
  })
})
