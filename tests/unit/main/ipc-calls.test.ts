import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createNodeServices } from '../../../src/node/compose/app-services'
import { pageAddress, registerCalls } from '../../../src/main/page'
import { ipcName } from '../../../src/protocol/app/electron-bridge'
import { CALL_NAMES, type CallReply, type CallName } from '../../../src/protocol/app/call-names'
import { temporaryFolder } from '../host/folders'
import { runCount } from '../../scale'
import { FakeIpc } from './electron'

async function wired() {
  const services = await createNodeServices({
    dataFolder: await temporaryFolder(),
    shell: 'electron',
    version: '1.0.0',
  })
  onTestFinished(() => services.close())
  const ipc = new FakeIpc()
  const faults: unknown[] = []
  registerCalls(ipc as unknown as IpcMain, services, pageAddress(undefined), (fault) => faults.push(fault))
  const call = (event: IpcMainInvokeEvent, name: CallName, ...payload: unknown[]) =>
    ipc.handlers.get(ipcName(name))!(event, ...payload) as Promise<CallReply>
  return { ipc, services, faults, call }
}

/** Returns the event of a call from a frame at an address: from the top frame unless `kind` says otherwise. */
function from(url: string, kind: 'top' | 'child' | 'foreign' | 'gone' = 'top'): IpcMainInvokeEvent {
  const main = { url: 'parlor://app/', parent: null }
  const top = { url, parent: null }
  const frame = { top, child: { url, parent: main }, foreign: { url, parent: null }, gone: null }[kind]
  return { senderFrame: frame, sender: { mainFrame: kind === 'foreign' ? main : top } } as unknown as IpcMainInvokeEvent
}

const ours = from('parlor://app/')

test('every call of the table has one handler, and there is none beside them', async () => {
  const { ipc } = await wired()
  expect([...ipc.handlers.keys()].sort()).toEqual(CALL_NAMES.map(ipcName).sort())
})

test('our page is answered', async () => {
  const { call } = await wired()
  expect(await call(ours, 'platform', '[]')).toMatchObject({ ok: true, value: { shell: 'electron', version: '1.0.0' } })
  expect(await call(ours, 'settings.save', '[{"lamp":0.5}]')).toMatchObject({ ok: true })
  expect(await call(ours, 'settings.load', '[]')).toEqual({ ok: true, value: { lamp: 0.5 } })
})

test.each([
  ['another site', from('https://evil.example/')],
  ['another host of our scheme', from('parlor://evil/')],
  ['a file', from('file:///index.html')],
  ['a frame inside our page', from('parlor://app/', 'child')],
  ['the top frame of another window', from('parlor://app/', 'foreign')],
  ['a frame that is gone', from('parlor://app/', 'gone')],
])('%s is refused at every call, and nothing is done', async (_who, event) => {
  const { call, services } = await wired()
  for (const name of CALL_NAMES) {
    expect(await call(event, name, '[{"stolen":true}]')).toMatchObject({ ok: false, error: { code: 'stranger' } })
  }
  expect(await services.settings.load()).not.toEqual({ stolen: true })
})

test('anything but JSON text is refused, however deep, wide or tangled', async () => {
  const { call, faults } = await wired()
  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  const twins: unknown[] = [[]]
  for (let i = 0; i < 60; i++) twins.unshift([twins[0], twins[0]])
  for (const name of CALL_NAMES) {
    for (const payload of [
      undefined,
      null,
      7,
      [],
      loop,
      twins[0],
      new Map(),
      '[',
      '['.repeat(100_000),
      '[]'.padEnd(5_000_000),
    ]) {
      expect(await call(ours, name, payload), name).toMatchObject({ ok: false })
    }
  }
  expect(faults).toEqual([])
})

test('whatever our page sends to any call, the main process answers and breaks nothing', async () => {
  const { call, faults } = await wired()
  const argument = fc.oneof(
    fc.jsonValue({ maxDepth: 5 }),
    fc.constantFrom('../../x', '__proto__', 'forty-nine-2026-01-01-abcdefabcdef', 2 ** 53, -1, { __proto__: null }),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALL_NAMES), fc.array(argument, { maxLength: 4 }), async (name, args) => {
      const answer = await call(ours, name, JSON.stringify(args))
      expect(answer.ok || answer.error.code !== 'internal').toBe(true)
    }),
    { numRuns: runCount(1000) },
  )
  expect(faults).toEqual([])
  expect(await call(ours, 'platform', '[]')).toMatchObject({ ok: true })
})
