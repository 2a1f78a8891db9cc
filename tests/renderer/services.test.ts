// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BridgeSockets, SocketEvent } from '../../src/protocol/app/electron-bridge'
import type { CallReply } from '../../src/protocol/app/call-names'
import {
  connectServices,
  currentShell,
  openSocket,
  createSocketOpener,
  createGuestServices,
} from '../../src/renderer/services'

const platform = (shell: string) => ({ shell, version: '1.2.3', savesFolder: '' })

/** Replaces `fetch` by a host that answers calls with `answer`. Returns the list of the requests. */
function answering(answer: (name: string) => CallReply) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(JSON.stringify(answer(path.replace('/api/', '')))))
  })
  return asked
}

/**
 * Replaces `WebSocket` by one that never opens. Returns all addresses that were asked for, and a function that makes
 * every socket fail.
 */
function sockets() {
  const opened: string[] = []
  const all: EventTarget[] = []
  class Socket extends EventTarget {
    constructor(url: string) {
      super()
      opened.push(url)
      all.push(this)
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  return { opened, fail: () => all.forEach((socket) => socket.dispatchEvent(new Event('error'))) }
}

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe('the page', () => {
  it('of this machine calls its host for everything, and speaks to tables through it', async () => {
    const asked = answering((name) => ({ ok: true, value: name === 'platform' ? platform('host') : [] }))
    const { opened, fail } = sockets()
    const services = await connectServices(undefined)
    expect(await services.saves.list()).toEqual([])
    expect(await services.lan?.found()).toEqual([])
    expect(asked).toEqual(['/api/platform', '/api/saves.list', '/api/lan.found'])
    expect(currentShell()).toBe('host')
    openSocket('[fe80::1%eth0]:4989')
    expect(opened).toEqual([`ws://${location.host}/relay/%5Bfe80%3A%3A1%25eth0%5D%3A4989`])
    // The host may have been started again. It lets nobody through who has not called it since then.
    fail()
    expect(asked.at(-1)).toBe('/api/platform')
  })

  it('of a guest asks for nothing more, keeps settings to itself, and speaks to its own host', async () => {
    const asked = answering(() => ({ ok: true, value: platform('guest') }))
    const { opened } = sockets()
    const services = await connectServices(undefined)
    expect(services.lan).toBeUndefined()
    expect(await services.settings.load()).toBeNull()
    await services.settings.save({ volume: 0.25 })
    expect(await (await connectServices(undefined)).settings.load()).toEqual({ volume: 0.25 })
    expect(await services.saves.list()).toEqual([])
    await expect(services.saves.load('a-game')).rejects.toMatchObject({ code: 'not-here' })
    expect(asked).toEqual(['/api/platform', '/api/platform'])
    expect(currentShell()).toBe('guest')
    openSocket('192.168.1.9:4989')
    expect(opened).toEqual([`ws://${location.host}/lan`])
  })

  it('asks again where an answer got lost: a guest’s page without it would be none', async () => {
    let asked = 0
    const answer = () => new Response(JSON.stringify({ ok: true, value: platform('guest') }))
    vi.stubGlobal('fetch', () => (asked++ < 2 ? Promise.reject(new Error('lost')) : Promise.resolve(answer())))
    await connectServices(undefined)
    expect(currentShell()).toBe('guest')
    expect(asked).toBe(3)
  })

  it('whose host does not answer is still this machine’s, and says so call by call', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no host')))
    const services = await connectServices(undefined)
    expect(currentShell()).toBe('host')
    await expect(services.saves.list()).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('a guest’s settings', () => {
  const refusing = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }

  it('are the defaults where the browser keeps none, and saving says so', async () => {
    const { settings } = createGuestServices({ ...platform('guest'), shell: 'guest' }, refusing)
    expect(await settings.load()).toBeNull()
    await expect(settings.save({})).rejects.toMatchObject({ code: 'not-kept' })
  })

  it('are the defaults where something else was written there', async () => {
    localStorage.setItem('parlor-box settings', '{"half')
    const { settings } = createGuestServices({ ...platform('guest'), shell: 'guest' })
    expect(await settings.load()).toBeNull()
  })
})

describe('a socket of Electron’s page', () => {
  it('is like a browser’s own', () => {
    const did: unknown[] = []
    let tell: (news: SocketEvent) => void = () => expect.fail('nobody listens')
    const bridge: BridgeSockets = {
      open(address, listener) {
        did.push(['open', address])
        tell = listener
        return 7
      },
      send: (socket, text) => void did.push(['send', socket, text]),
      close: (socket) => void did.push(['close', socket]),
    }
    const socket = createSocketOpener('electron', bridge, () => expect.fail('only a page of a host has a cookie'))(
      '192.168.1.9:4989',
    )
    const heard: unknown[] = []
    for (const type of ['open', 'close', 'error'] as const) socket.addEventListener(type, () => heard.push(type))
    socket.addEventListener('message', ({ data }) => heard.push(data))
    tell({ kind: 'open' })
    socket.send('hello')
    tell({ kind: 'message', text: 'welcome' })
    socket.close()
    tell({ kind: 'close' })
    expect(did).toEqual([
      ['open', '192.168.1.9:4989'],
      ['send', 7, 'hello'],
      ['close', 7],
    ])
    expect(heard).toEqual(['open', 'welcome', 'close'])
  })
})
