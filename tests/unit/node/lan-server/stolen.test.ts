import { expect, it } from 'vitest'
import { join, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS } from './host'

const NEW = { version: 2 } as const
/** Addresses of Ada, of Ben, and of whoever attacks them. */
const [ADA, BEN, THIEF] = ['127.0.0.2', '127.0.0.3', '127.0.0.9']

/** Opens a table at which Ada and Ben sit, in a game if `playing`; with functions for whoever wants a chair there. */
async function seated(playing = true, host?: Awaited<ReturnType<typeof startTestHost>>) {
  const at = host ?? (await startTestHost(undefined, { limits: HIGH_LIMITS }))
  const table = await at.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'] })
  const { code, token } = table.room.spec
  const comeIn = (from = THIEF) => join(at.url, { kind: 'code', code }, { ...NEW, from })
  const [ada, ben] = [await comeIn(ADA), await comeIn(BEN)]
  await ada.ask('sit', { name: 'Ada' })
  await ben.ask('sit', { name: 'Ben' })
  if (playing) {
    await table.start()
    for (const guest of [ada, ben]) await guest.heard('step')
  }
  const resume = (seat: string, secret: string) =>
    join(at.url, { kind: 'resume', seat, token: secret }, { ...NEW, from: THIEF })
  return { host: at, table, token, ada, ben, comeIn, resume }
}

const fails = (code: string) => ({ ok: false, error: { code } })

/** Whether somebody still plays in their chair: their page is asked for a move and its answer shows their own hand. */
async function isUntouched({ seat, ask }: Guest): Promise<void> {
  expect((await ask('again', { from: 0 })).view?.seen?.eye).toBe('AB'.indexOf(seat ?? ''))
}

it('no secret opens another chair, nor does the table’s token, nor one that is too short or a prefix', async () => {
  const { ada, ben, token, resume } = await seated()
  const secret = ada.token ?? ''
  for (const [seat, tried] of [
    ['B', secret],
    ['A', token],
    ['A', '0'.repeat(32)],
    ['H', secret],
    ['A', `${secret.slice(0, 31)}${secret.endsWith('0') ? '1' : '0'}`],
  ] as const)
    await expect(resume(seat, tried), `${seat} ${tried}`).rejects.toThrow('wrong-pass')
  await isUntouched(ada)
  await isUntouched(ben)
})

it('a secret that was replaced is replayed in vain, at its table and at another of the same host', async () => {
  const { host, ada, resume } = await seated()
  const old = ada.token ?? ''
  const back = await resume('A', old)
  await back.ask('ping')
  await expect(resume('A', old)).rejects.toThrow('wrong-pass')
  const other = await seated(true, host)
  await expect(resume('A', old)).rejects.toThrow('wrong-pass')
  await isUntouched(other.ada)
})

it('a word opens one chair of its own table: not a table beside it, and none after its table has ended', async () => {
  const { host, table, ada } = await seated()
  const other = await seated(true, host)
  const { word = '' } = await ada.ask('word')
  await other.ada.ask('word')
  const thief = await other.comeIn()
  // The other chair’s word is another one by lot; with the same word this would be a claim of that chair.
  if (other.table.room.chairs.every((seat) => seat.kind !== 'person' || seat.word !== word))
    expect(await thief.ask('claim', { word })).toMatchObject(fails('wrong-word'))
  await host.lan.end(table.room.spec.id)
  expect(await (await other.comeIn('127.0.0.10')).ask('look', { word })).toMatchObject(fails('wrong-word'))
  await isUntouched(other.ada)
})

it('of two who say a word at once one has the chair, and the message again over another connection is wrong', async () => {
  const { ada, comeIn, table } = await seated()
  const { word = '' } = await ada.ask('word')
  const both = [await comeIn(), await comeIn(ADA)]
  const answers = await Promise.all(both.map((guest) => guest.ask('claim', { word })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject(fails('wrong-word'))
  const late = await comeIn('127.0.0.11')
  late.sendRaw({ v: 2, id: 1, type: 'claim', word })
  expect(await late.heard('answer')).toMatchObject(fails('wrong-word'))
  expect(table.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
})

it('a flood of claims from many connections of one address takes no chair, and its owner is let in meanwhile', async () => {
  const { host, ada, ben, comeIn, resume } = await seated()
  const { word = '' } = await ada.ask('word')
  const thieves = await Promise.all(Array.from({ length: 6 }, () => comeIn()))
  const answers = await Promise.all(
    thieves.flatMap((thief) => Array.from({ length: 8 }, () => thief.ask('claim', { word: 'NOPE' }))),
  )
  const codes = answers.map(({ error }) => error?.code)
  expect(new Set(codes)).toEqual(new Set(['wrong-word', 'locked-out']))
  expect(codes.filter((code) => code === 'wrong-word').length).toBeLessThanOrEqual(16)
  // The right word helps nobody who is locked out; a secret is no guess.
  expect(await thieves[0]!.ask('claim', { word })).toMatchObject(fails('locked-out'))
  expect(await thieves[0]!.ask('look', { word })).toMatchObject(fails('locked-out'))
  await ada.ask('ping')
  expect((await resume('A', ada.token ?? '')).seat).toBe('A')
  await isUntouched(ben)
  expect(host.faults).toEqual([])
})

it('claims by name ask for one chair once, however many they are, and take none that is in use', async () => {
  const { table, ada, ben, comeIn } = await seated()
  ada.drop()
  await expect.poll(() => table.lobby.chairs[0]?.state).toBe('away')
  const thieves = await Promise.all(Array.from({ length: 5 }, () => comeIn()))
  const claims = thieves.flatMap((thief) => ['A', 'A', 'B'].map((seat) => thief.ask('claim', { seat })))
  const codes = (await Promise.all(claims)).map(({ error }) => error?.code)
  expect(new Set(codes)).toEqual(new Set(['ask-host', 'chair-taken']))
  expect([...table.room.hands.askers.keys()]).toEqual([0])
  expect((await ben.heard('lobby', ({ lobby }) => lobby.asking !== undefined)).lobby.asking).toEqual([
    { seat: 'A', name: 'Ada' },
  ])
  await isUntouched(ben)
})
