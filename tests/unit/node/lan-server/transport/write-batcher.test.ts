import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import {
  textFrame,
  createFlushScheduler,
  createWriteBatcher,
  type WritePriority,
  createTickScheduler,
} from '../../../../../src/node/lan-server/transport'

/** Lengths at which the head of a frame changes its shape, and the lengths beside them. */
const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]

it('a text of any length, whole or in two parts, arrives as one message of any WebSocket library', async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  onTestFinished(() => {
    sockets.close()
    server.close()
  })
  const texts = LENGTHS.flatMap((length) => ['x'.repeat(length), `${'ä'.repeat(length >> 1)}🂡`])
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        stream.write(textFrame(text))
        const middle = [...text].length >> 1
        const [first, rest] = [[...text].slice(0, middle).join(''), [...text].slice(middle).join('')]
        stream.write(textFrame(first, Buffer.from(rest)))
      }
      socket.close()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const guest = new WebSocket(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  const heard: string[] = []
  guest.on('message', (data: Buffer) => void heard.push(data.toString()))
  await once(guest, 'close')
  expect(heard).toEqual(texts.flatMap((text) => [text, text]))
})

/** Returns a batcher and what it writes to its stream, one text for each write. */
function written() {
  const stream = new PassThrough()
  const writes: string[] = []
  stream.on('data', (data: Buffer) => void writes.push(data.toString()))
  const turns = createTickScheduler()
  let kept = 0
  const keep = () => {
    kept++
  }
  const outgoing = createWriteBatcher(stream, {
    scheduleFlush: createFlushScheduler(),
    tickScheduler: turns,
    writePending: keep,
  })
  return {
    writes,
    stream,
    say: (text: string, urgency: WritePriority = 'soon') => outgoing.write(Buffer.from(text), urgency),
    outgoing,
    turns,
    /** Returns how often the pending lines of the log were to be written. */
    kept: () => kept,
  }
}

it('what somebody waits for goes out at once, behind all that was said before', () => {
  const { writes, say, outgoing } = written()
  say('a')
  say('b', 'later')
  expect(outgoing.length).toBe(2)
  say('c', 'now')
  expect(writes).toEqual(['abc'])
  expect(outgoing.length).toBe(0)
})

it('everything else goes out together when the turn ends', async () => {
  const { writes, say } = written()
  say('a')
  say('b')
  expect(writes).toEqual([])
  await setImmediate()
  expect(writes).toEqual(['ab'])
})

it('a confirmation waits for the next news, and goes out by itself where none comes', async () => {
  const { writes, stream, say } = written()
  say('ok', 'later')
  await setImmediate()
  expect(writes).toEqual([])
  say('b')
  await setImmediate()
  expect(writes).toEqual(['okb'])
  say('ok', 'later')
  await once(stream, 'data')
  expect(writes).toEqual(['okb', 'ok'])
})

it('whoever has gone before the turn ends is written nothing', async () => {
  const { writes, stream, say } = written()
  const faults: unknown[] = []
  stream.on('error', (fault) => faults.push(fault))
  say('a')
  stream.end()
  await setImmediate()
  await setImmediate()
  expect(writes).toEqual([])
  expect(faults).toEqual([])
})

it('what is told of is kept before each writing', () => {
  const { writes, kept, stream, say } = written()
  const before: number[] = []
  stream.on('data', () => void before.push(kept()))
  say('a', 'now')
  say('b', 'now')
  expect(writes).toEqual(['a', 'b'])
  expect(before).toEqual([1, 2])
})

it('while turns bring several messages, what they cause goes out when the turn ends, once', async () => {
  const { writes, turns, say } = written()
  turns.recordMessage()
  turns.recordMessage()
  await setImmediate()
  turns.recordMessage()
  say('a', 'now')
  say('b', 'now')
  expect(writes).toEqual([])
  await setImmediate()
  expect(writes).toEqual(['ab'])
  // That turn brought only one message, so nothing has to wait any more.
  say('c', 'now')
  expect(writes).toEqual(['ab', 'c'])
})

it('a farewell takes with it what was to follow', () => {
  const { writes, say, outgoing } = written()
  say('a')
  say('b')
  outgoing.flush()
  outgoing.flush()
  expect(writes).toEqual(['ab'])
})
