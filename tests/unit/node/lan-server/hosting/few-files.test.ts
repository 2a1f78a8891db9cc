import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { HostedTable } from '../../../../../src/protocol/app/services'
import { createSeededRng } from '../../../../../src/rules/kit'
import { freshFolder } from '../host'
import { join, nextMove, waitUntilAllKnow, type Guest } from '../guest'
import { selectCases } from '../../../../scale'

const root = resolve(import.meta.dirname, '../../../..')
/**
 * The folder of the program, which is bundled into one file and lies beside the packages. A program that is translated
 * as it is read needs more files than the process may open.
 */
const bundle = resolve(root, 'node_modules/.cache/parlor-few-files')
const program = resolve(bundle, 'killed-machine.js')

beforeAll(async () => {
  const input = resolve(import.meta.dirname, 'killed-machine.ts')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir: bundle, emptyOutDir: true, target: 'node20', rolldownOptions: { input } },
  })
}, 60_000)

/** Starts hosting in a process that may hold so few files open. */
async function startWithFew(files: number, folder: string) {
  const limited = `ulimit -n ${String(files)}; exec "$0" "$@"`
  const child = spawn('sh', ['-c', limited, process.execPath, program, folder, '0'], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  const next = async () => {
    const line = await lines.next()
    if (line.done === true) throw new Error(`The host ended. ${errors.join('\n')}`)
    return JSON.parse(line.value) as HostedTable[]
  }
  const [table] = await next()
  if (!table) throw new Error('No table was opened.')
  return {
    child,
    table,
    /** Resolves with what the page would be told now. */
    async hosted() {
      child.stdin.write('hosted\n')
      return next()
    },
    /** Resolves when discovery has asked for the interfaces twice. It does so every second. */
    async looked() {
      child.stdin.write('looked\n')
      return next()
    },
    /** Opens files until there is no room for one more; resolves with what the page would be told then. */
    async exhaust() {
      child.stdin.write('exhaust\n')
      return next()
    },
  }
}

/** Tries so many connections at once; resolves with their sockets when each was either opened or closed. */
async function crowd(port: number, many: number): Promise<Socket[]> {
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  return sockets
}

/** Makes up to so many moves; returns how many of them were acknowledged. */
async function play(guests: readonly Guest[], moves: number, luck: string): Promise<number> {
  const rng = createSeededRng(luck)
  let acknowledged = 0
  for (let i = 0; i < moves; i++) {
    const next = await nextMove(guests, rng)
    if (!next) break
    const { ok } = await next.guest.ask('move', { turn: next.guest.turn, text: next.text })
    if (ok) acknowledged++
  }
  return acknowledged
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

test.skipIf(process.platform === 'win32').each(
  selectCases([
    [128, 400],
    [400, 600],
  ]),
)('with %i files at most, %i connections end nothing: moves go on, and none is lost', async (files, connections) => {
  const folder = freshFolder()
  const host = await startWithFew(files, folder)
  const { code, address } = host.table
  const url = `ws://${address}/lan`
  const guests = [await join(url, { kind: 'code', code }), await join(url, { kind: 'code', code })]
  for (const [i, guest] of guests.entries()) await guest.ask('sit', { name: `Guest ${String(i)}` })
  for (const guest of guests) await guest.ask('ready', { ready: true })
  expect(await play(guests, 6, 'before')).toBe(6)
  const sockets = await crowd(Number(address.split(':').at(-1)), connections)
  expect(await play(guests, 6, 'amid')).toBe(6)
  expect(isAlive(host.child)).toBe(true)
  for (const socket of sockets) socket.destroy()
  expect(await play(guests, 6, 'after')).toBe(6)
  expect((await host.exhaust())[0]?.troubles.map((trouble) => trouble.code)).toContain('too-many-files')
  await host.looked()
  expect(isAlive(host.child)).toBe(true)
  expect(await play(guests, 2, 'without a file left')).toBe(2)
  await waitUntilAllKnow(guests)
  const told = guests[0]?.seen

  const gone = once(host.child, 'exit')
  host.child.kill('SIGKILL')
  await gone
  const again = await startWithFew(1_024, folder)
  const [seat, token] = [guests[0]?.seat ?? '', guests[0]?.token ?? '']
  const back = await join(`ws://${again.table.address}/lan`, { kind: 'resume', seat, token })
  const { view } = await back.heard('welcome')
  expect(view.seen).toEqual(told)
})
