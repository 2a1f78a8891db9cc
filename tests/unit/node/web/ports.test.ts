import { createServer } from 'node:http'
import { Command } from 'commander'
import { expect, onTestFinished, test } from 'vitest'
import { addHostOptions } from '../../../../src/host/command-options'
import { listen, isUnsafePort } from '../../../../src/node/web/http-listener'

/** Whether a client that keeps to the Fetch standard, as browsers do, refuses a port. No request is sent. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  const ended = new AbortController()
  const answer = fetch(`http://127.0.0.1:${String(port)}/`, { signal: ended.signal })
  setImmediate(() => ended.abort())
  const fault: unknown = await answer.catch((error: unknown) => error)
  return fault instanceof Error && fault.cause instanceof Error && fault.cause.message === 'bad port'
}

test('the ports that browsers open no page at are those of the Fetch standard', async () => {
  const known = Array.from({ length: 65_535 }, (_, i) => i + 1).filter(isUnsafePort)
  // The whole range would take a minute.
  const asked = new Set([...known.flatMap((port) => [port - 1, port, port + 1]), 4949, 4989, 8080, 65_535])
  asked.delete(0)
  const refused: number[] = []
  for (const port of asked) if (await isRefusedByFetch(port)) refused.push(port)
  expect(refused.sort((a, b) => a - b)).toEqual(known)
})

test('such a port is refused in a sentence, and skipped in the search for a free one', async () => {
  for (const option of ['--port', '--lan-port']) {
    const program = addHostOptions(new Command())
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
    for (const port of ['6000', '10080', '2049'])
      expect(() => program.parse([option, port], { from: 'user' })).toThrow(/Browsers open no page at port/u)
    program.parse([option, '4989'], { from: 'user' })
  }
  const servers = [createServer(), createServer()]
  onTestFinished(() => servers.forEach((server) => server.close()))
  const ports: number[] = []
  for (const server of servers) ports.push(await listen(server, '127.0.0.1', 6664))
  // Another program may hold some of them.
  expect(ports.filter(isUnsafePort)).toEqual([])
  expect(ports[1]).toBeGreaterThanOrEqual(6670)
})
