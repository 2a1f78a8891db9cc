import { beforeEach, expect, test, vi } from 'vitest'
import { ipcName, OPENED_FILE, type Bridge } from '../../../src/protocol/bridge'
import { CALL_NAMES } from '../../../src/protocol/call-names'

const invoke = vi.fn((..._args: unknown[]) => Promise.resolve({ ok: true, value: 'answer' }))
const listeners = new Map<string, (event: unknown, ...args: unknown[]) => void>()
const exposed = new Map<string, unknown>()

vi.mock('electron', () => ({
  ipcRenderer: {
    invoke: (...args: unknown[]) => invoke(...args),
    on: (channel: string, listener: () => void) => listeners.set(channel, listener),
  },
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => exposed.set(name, value) },
}))

beforeEach(async () => {
  vi.resetModules()
  exposed.clear()
  invoke.mockClear()
  await import('../../../src/preload/index')
})

const bridge = () => exposed.get('parlor') as Bridge

function functionsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path]
  return Object.entries(value as object).flatMap(([name, inner]) => functionsOf(inner, path ? `${path}.${name}` : name))
}

test('the page gets one object of named functions: the calls of the table, and files that are opened', () => {
  expect([...exposed.keys()]).toEqual(['parlor'])
  expect(functionsOf(bridge()).sort()).toEqual([...CALL_NAMES, 'onOpenedFile'].sort())
})

test('each function reaches its own call, with its arguments as JSON text and nothing else', async () => {
  for (const name of CALL_NAMES) {
    const found = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], bridge())
    const answer = await (found as (...args: unknown[]) => Promise<unknown>)('one', { two: 2 })
    expect(answer).toEqual({ ok: true, value: 'answer' })
    expect(invoke).toHaveBeenLastCalledWith(ipcName(name), '["one",{"two":2}]')
  }
})

test('files that come before the page listens are kept for it; the event of Electron never reaches the page', () => {
  const send = listeners.get(OPENED_FILE)!
  const early = { ok: true, name: 'early.parlor', text: '{}' }
  const late = { ok: true, name: 'late.parlor', text: '{}' }
  send({ sender: 'secret' }, early)
  const heard: unknown[][] = []
  bridge().onOpenedFile((...args) => heard.push(args))
  send({ sender: 'secret' }, late)
  expect(heard).toEqual([[early], [late]])
})
