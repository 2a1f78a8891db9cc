import { beforeEach, expect, test, vi } from 'vitest'
import {
  ipcName,
  OPENED_FILE,
  PAGE_ORDER,
  SOCKET_EVENT,
  SOCKET_ORDER,
  type Bridge,
} from '../../../src/protocol/app/electron-bridge'
import { CALL_NAMES } from '../../../src/protocol/app/call-names'

const send = vi.fn((..._args: unknown[]) => undefined)
const invoke = vi.fn((..._args: unknown[]): Promise<object> => Promise.resolve({ ok: true, value: 'answer' }))
const listeners = new Map<string, (event: unknown, ...args: unknown[]) => void>()
const exposed = new Map<string, unknown>()

vi.mock('electron', () => ({
  ipcRenderer: {
    invoke: (...args: unknown[]) => invoke(...args),
    send: (...args: unknown[]) => send(...args),
    on: (channel: string, listener: () => void) => listeners.set(channel, listener),
  },
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => exposed.set(name, value) },
}))

beforeEach(async () => {
  vi.resetModules()
  exposed.clear()
  invoke.mockClear()
  send.mockClear()
  await import('../../../src/preload')
})

const bridge = () => exposed.get('parlor') as Bridge

function functionsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path]
  return Object.entries(value as object).flatMap(([name, inner]) => functionsOf(inner, path ? `${path}.${name}` : name))
}

test('the page gets one object of named functions: the calls of the table, sockets, files that are opened, its window', () => {
  expect([...exposed.keys()]).toEqual(['parlor'])
  const sockets = ['sockets.open', 'sockets.send', 'sockets.close']
  const window = ['onOpenedFile', 'owed', 'leaveFullScreen']
  expect(functionsOf(bridge()).sort()).toEqual([...CALL_NAMES, ...sockets, ...window].sort())
})

test('each function reaches its own call, with its arguments as JSON text and nothing else', async () => {
  for (const name of CALL_NAMES) {
    const found = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], bridge())
    const answer = await (found as (...args: unknown[]) => Promise<unknown>)('one', { two: 2 })
    expect(answer).toEqual({ ok: true, value: 'answer' })
    expect(invoke).toHaveBeenLastCalledWith(ipcName(name), '["one",{"two":2}]')
  }
})

test('an answer whose value crosses as JSON is read before the page has it', async () => {
  invoke.mockResolvedValueOnce({ ok: true, json: new TextEncoder().encode('[{"names":["Zoë"]}]') })
  expect(await bridge().saves.list()).toEqual({ ok: true, value: [{ names: ['Zoë'] }] })
})

test('files that come before the page listens are kept for it; the event of Electron never reaches the page', () => {
  const opened = listeners.get(OPENED_FILE)!
  const early = { ok: true, name: 'early.parlor', text: '{}' }
  const late = { ok: true, name: 'late.parlor', text: '{}' }
  opened({ sender: 'secret' }, early)
  const heard: unknown[][] = []
  bridge().onOpenedFile((...args) => heard.push(args))
  opened({ sender: 'secret' }, late)
  expect(heard).toEqual([[early], [late]])
})

test('a socket’s orders go out as text under its number, and its news reach its own listener until it closes', () => {
  const news = listeners.get(SOCKET_EVENT)!
  const heard: unknown[][] = []
  const one = bridge().sockets.open('192.168.1.5:4989', (...args) => heard.push(args))
  const other = bridge().sockets.open('parlour.local:4989', () => expect.fail('the wrong socket heard'))
  expect(other).not.toBe(one)
  bridge().sockets.send(one, 'hello')
  bridge().sockets.close(other)
  expect(send.mock.calls.map(([channel, text]) => [channel, JSON.parse(String(text)) as unknown])).toEqual([
    [SOCKET_ORDER, { kind: 'open', socket: one, address: '192.168.1.5:4989' }],
    [SOCKET_ORDER, { kind: 'open', socket: other, address: 'parlour.local:4989' }],
    [SOCKET_ORDER, { kind: 'send', socket: one, text: 'hello' }],
    [SOCKET_ORDER, { kind: 'close', socket: other }],
  ])
  const lines = [
    { kind: 'open' },
    { kind: 'message', text: 'hi' },
    { kind: 'close' },
    { kind: 'message', text: 'late' },
  ]
  for (const line of lines) news({ sender: 'secret' }, one, line)
  expect(heard).toEqual(lines.slice(0, 3).map((line) => [line]))
  expect(send).toHaveBeenCalledWith(SOCKET_ORDER, JSON.stringify({ kind: 'heard', socket: one }))
})

test('what is no JSON is answered and not thrown: a BigInt, a cycle, a thing that throws when it is read', async () => {
  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  const thorny = {
    get thorn() {
      throw new Error('ouch')
    },
  }
  const save = bridge().settings.save as (settings: unknown) => Promise<unknown>
  for (const odd of [7n, loop, thorny]) {
    expect(await save(odd)).toMatchObject({ ok: false, error: { code: 'bad-arguments' } })
    expect(() => bridge().sockets.send(1, odd as never)).not.toThrow()
    expect(() => bridge().owed(odd as never)).not.toThrow()
  }
  expect(invoke).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('a listener that is no function is refused: no socket is opened, no file is lost', () => {
  const odd = [undefined, null, 'listen', {}] as never[]
  for (const listener of odd) {
    expect(bridge().sockets.open('192.168.1.5:4989', listener)).toBe(-1)
    bridge().onOpenedFile(listener)
  }
  expect(bridge().sockets.open(7n as never, () => undefined)).toBe(-1)
  expect(send).not.toHaveBeenCalled()
  const file = { ok: true, name: 'one.parlor', text: '{}' }
  listeners.get(OPENED_FILE)!({}, file)
  const heard: unknown[] = []
  bridge().onOpenedFile((one) => heard.push(one))
  expect(heard).toEqual([file])
})

test('what the page asks of its window goes out as text', () => {
  bridge().owed(3)
  bridge().leaveFullScreen()
  expect(send.mock.calls).toEqual([
    [PAGE_ORDER, '{"kind":"owed","moves":3}'],
    [PAGE_ORDER, '{"kind":"leave-full-screen"}'],
  ])
})
