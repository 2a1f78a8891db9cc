import { mkdir, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../../src/node/web/responses'
import { startHost, type RunningHost } from '../../../src/host/http-server'
import { createNodeServices, type NodeServices } from '../../../src/node/compose/app-services'
import { CALL_NAMES, type CallReply } from '../../../src/protocol/app/call-names'
import { runCount } from '../../scale'
import { temporaryFolder } from './folders'
import { sendRequest, sendBytes, type RawAnswer } from './raw-http'

interface Place {
  readonly host: RunningHost
  readonly services: NodeServices
  readonly faults: unknown[]
}

async function place(port = 0): Promise<Place> {
  const home = await temporaryFolder()
  const rendererFolder = join(home, 'page')
  await mkdir(rendererFolder)
  await writeFile(join(rendererFolder, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  await writeFile(join(home, 'secret.txt'), 'the next hand')
  const services = await createNodeServices({ dataFolder: join(home, 'data'), shell: 'host', version: '1.2.3' })
  const faults: unknown[] = []
  const host = await startHost({ services, rendererFolder, port, report: (fault) => faults.push(fault) })
  onTestFinished(async () => {
    await host.close()
    await services.close()
  })
  return { host, services, faults }
}

/** Returns the headers that a browser sends from our own page. */
async function ownHeaders(host: RunningHost): Promise<Record<string, string>> {
  const page = await sendRequest(host.url)
  return {
    Origin: host.url.slice(0, -1),
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: page.headers['set-cookie']![0]!.split(';', 1)[0]!,
  }
}

async function call(
  host: RunningHost,
  name: string,
  body: string,
  headers?: Record<string, string>,
): Promise<RawAnswer> {
  const all = headers ?? (await ownHeaders(host))
  return sendRequest(`${host.url}api/${name}`, { method: 'POST', headers: all, body })
}

const told = (answer: RawAnswer) => JSON.parse(answer.body.toString()) as CallReply

describe('the page', () => {
  test('comes with the policy and a cookie that no script can read', async () => {
    const { host } = await place()
    const answer = await sendRequest(host.url)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^parlor-\d+=[\w-]{32}; .*HttpOnly; SameSite=Strict$/),
    ])
    expect(host.url).toBe(`http://127.0.0.1:${String(host.port)}/`)
  })

  test('has a strict policy: nothing from elsewhere, nothing inline, no eval', () => {
    expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'")
    expect(CONTENT_SECURITY_POLICY).toContain("script-src 'self';")
    expect(CONTENT_SECURITY_POLICY).toContain("frame-ancestors 'none'")
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|\*|https?:/)
  })

  test('can be asked for its head alone, and not be written to', async () => {
    const { host } = await place()
    const head = await sendRequest(host.url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await sendRequest(host.url, { method })).status).toBe(405)
    }
  })

  test('is served under its own names only, so that a name rebound to this machine gets nothing', async () => {
    const { host } = await place()
    const port = String(host.port)
    for (const name of [`evil.example:${port}`, 'evil.example', '127.0.0.1', `localhost.:${port}`]) {
      const answer = await sendRequest(host.url, { headers: { Host: name } })
      expect(answer.status, name).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await sendRequest(host.url, { headers: { Host: `localhost:${port}` } })).status).toBe(200)
  })

  test('does not leave its folder, however the path is written on the wire', async () => {
    const { host } = await place()
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', `http://127.0.0.1/../secret.txt`]) {
      const heard = await sendBytes(
        host.port,
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${String(host.port)}\r\nConnection: close\r\n\r\n`,
      )
      expect(heard).toMatch(/^HTTP\/1\.1 40[034] /)
      expect(heard).not.toContain('the next hand')
    }
  })
})

describe('a call', () => {
  test('from our page reaches the service', async () => {
    const { host } = await place()
    const answer = await call(host, 'platform', '[]')
    expect(answer.status).toBe(200)
    expect(told(answer)).toMatchObject({ ok: true, value: { shell: 'host', version: '1.2.3' } })
    expect(told(await call(host, 'settings.save', '[{"sound":false}]'))).toEqual({ ok: true, value: { sound: false } })
    expect(told(await call(host, 'settings.load', '[]'))).toEqual({ ok: true, value: { sound: false } })
  })

  test.each([
    ['no origin', { Origin: '' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['the null origin of a sandboxed frame', { Origin: 'null' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port of this machine, as the browser says', { 'Sec-Fetch-Site': 'same-site' }],
    ['a plain form', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['no cookie', { Cookie: '' }],
    ['a guessed cookie', { Cookie: 'parlor-4949=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
  ])('with %s is refused and does nothing', async (_why, changed) => {
    const { host, services } = await place()
    const headers = { ...(await ownHeaders(host)), ...changed }
    const answer = await call(host, 'settings.save', '[{"stolen":true}]', headers)
    expect(answer.status).toBe(403)
    expect(told(answer)).toMatchObject({
      ok: false,
      error: { code: expect.any(String) as unknown, message: expect.any(String) as unknown },
    })
    expect(await services.settings.load()).not.toEqual({ stolen: true })
  })

  test('from the page of an earlier start is told to reload', async () => {
    const one = await place()
    const other = await place()
    const headers = await ownHeaders(one.host)
    const answer = await call(other.host, 'platform', '[]', { ...headers, Origin: other.host.url.slice(0, -1) })
    expect(told(answer)).toMatchObject({ ok: false, error: { code: 'no-pass' } })
  })

  test('other than a POST is refused', async () => {
    const { host } = await place()
    const headers = await ownHeaders(host)
    expect((await sendRequest(`${host.url}api/saves.list`, { headers })).status).toBe(405)
  })

  test('of no known name is refused', async () => {
    const { host } = await place()
    for (const name of [
      'nothing',
      '',
      'saves',
      'constructor',
      '__proto__',
      'saves.list/',
      'saves.list?x=1',
      '../saves.list',
    ]) {
      const answer = await call(host, name, '[]')
      expect([403, 404, 405], name).toContain(answer.status)
      expect(answer.body.toString()).not.toContain('"ok":true')
    }
  })

  test.each([2_000_000, 5_000_000, 30_000_000])(
    'with %d characters in it is answered in a sentence',
    async (length) => {
      const { host } = await place()
      const answer = await call(host, 'saves.importRecord', JSON.stringify(['x'.repeat(length)]))
      expect(told(answer)).toMatchObject({
        ok: false,
        error: {
          message: expect.stringMatching(/(A record has at most 1 MB|The call is larger than 4 MiB)\.$/u) as string,
        },
      })
      expect(told(await call(host, 'platform', '[]')).ok).toBe(true)
    },
  )

  test('with nonsense in it is refused in a sentence', async () => {
    const { host } = await place()
    const answer = await call(host, 'saves.load', '["../../../etc/passwd"]')
    expect(told(answer)).toMatchObject({ ok: false, error: { code: 'bad-arguments' } })
    expect(told(await call(host, 'saves.load', 'not json'))).toMatchObject({ ok: false, error: { code: 'not-json' } })
    expect(told(await call(host, 'saves.load', '['.repeat(60_000)))).toMatchObject({
      ok: false,
      error: { code: 'too-deep' },
    })
    expect(told(await call(host, 'settings.save', '[{"__proto__":1}]'))).toMatchObject({ ok: false })
  })
})

test('whatever is sent to any call, the host answers in order, breaks nothing and goes on', async () => {
  const { host, faults } = await place()
  const headers = await ownHeaders(host)
  const argument = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('__proto__', '../x', 'forty-nine-2026-01-01-abcdefabcdef', -1, 1e309, {
      format: 'parlor-journal/1',
    }),
    fc.record({
      kind: fc.constantFrom('move', 'undo', 'chance', 'x'),
      move: fc.string(),
      moves: fc.integer(),
      at: fc.integer(),
    }),
  )
  const body = fc.oneof(
    fc.array(argument, { maxLength: 4 }).map((args) => JSON.stringify(args)),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALL_NAMES), body, async (name, text) => {
      const answer = await call(host, name, text, headers)
      expect([200, 400, 413]).toContain(answer.status)
      const document = told(answer)
      if (!document.ok) {
        expect(document.error.code).not.toBe('internal')
        expect(document.error.message).not.toMatch(/ at .*:\d+:\d+|node:/)
      }
    }),
    { numRuns: runCount(600) },
  )
  expect(faults).toEqual([])
  expect(told(await call(host, 'platform', '[]', headers)).ok).toBe(true)
})

describe('the port', () => {
  test('is another one if the wished one is taken', async () => {
    const taken = createServer()
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const at = taken.address()
        resolve(typeof at === 'object' && at ? at.port : 0)
      })
    })
    onTestFinished(() => void taken.close())
    const { host } = await place(port)
    expect(host.port).not.toBe(port)
    expect((await sendRequest(host.url)).status).toBe(200)
  })

  test('is free again after closing, though a browser keeps its connection', async () => {
    const { host } = await place()
    await fetch(host.url)
    await host.close()
    await expect(sendRequest(host.url)).rejects.toThrow(/ECONNREFUSED/)
  })
})

test('other programs that hold connections to the port keep no page from its services', async () => {
  const { host } = await place()
  const headers = await ownHeaders(host)
  const open = new Set<Socket>()
  let ended = 0
  onTestFinished(() => open.forEach((socket) => socket.destroy()))
  // A few at a time: the system believes in more connections at once than the host is given.
  while (ended === 0) {
    const some = Array.from({ length: 40 }, () => connect(host.port, '127.0.0.1').on('error', () => undefined))
    for (const socket of some) open.add(socket.resume().once('close', () => ended++))
    await Promise.all(some.map((socket) => once(socket, 'connect')))
  }
  const answer = await call(host, 'saves.list', '[]', headers)
  expect([answer.status, told(answer)]).toEqual([200, { ok: true, value: [] }])
})
