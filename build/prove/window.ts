import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import WebSocket from 'ws'
import { wait } from '../../src/async/wait'

/** How the app is started. */
export interface WindowOptions {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The user who starts it, if it is another one. */
  readonly user: { readonly uid: number; readonly gid: number } | null
}

/** The packed app, running. */
export interface RunningWindow {
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Resolves once an expression in the page is true; rejects after `ms` milliseconds or when the app ends. */
  until(expression: string, ms: number): Promise<void>
  /** Waits until there is an element, and clicks it. */
  press(selector: string, ms?: number): Promise<void>
  /** Counts its pages: one in each window. */
  countPages(): Promise<number>
  /** Its processes: their command lines, and what the system says of each. */
  processes(): readonly { readonly command: string; readonly status: string }[]
  /** Closes the window, as a player does, and waits until the app has ended. */
  quit(): Promise<void>
  kill(): void
}

const START_MS = 30_000
const PRESS_MS = 30_000
const QUIT_MS = 10_000

/**
 * Starts the app and connects to its page.
 * @throws Error with the last output if it ends or shows no page in time
 */
export async function startWindow({ program, args, env, user }: WindowOptions): Promise<RunningWindow> {
  const child = spawn(program, ['--remote-debugging-port=0', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  })
  let output = ''
  let hasEnded = false
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-5_000)))
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-5_000)))
  child.once('close', () => (hasEnded = true))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    const port = await poll(
      () => /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1],
      START_MS,
      () => hasEnded,
    )
    const address = await poll(
      async () => (await pagesOf(port))[0]?.webSocketDebuggerUrl,
      START_MS,
      () => hasEnded,
    )
    const page = await connect(address)
    const until = async (expression: string, ms: number): Promise<void> => {
      await poll(
        async () => ((await page.evaluate(expression)) === true ? true : undefined),
        ms,
        () => hasEnded,
      ).catch((fault: unknown) => {
        throw new Error(`${fault instanceof Error ? fault.message : String(fault)}: ${expression}`, { cause: fault })
      })
    }
    return {
      evaluate: page.evaluate,
      until,
      press: (selector, ms = PRESS_MS) =>
        until(
          `(() => { const it = document.querySelector(${JSON.stringify(selector)}); it?.click(); return !!it })()`,
          ms,
        ),
      countPages: async () => (await pagesOf(port)).length,
      processes: () => processesOf(child),
      async quit() {
        await page.evaluate('window.close()').catch(() => undefined)
        await Promise.race([ended, wait(QUIT_MS)])
        const was = hasEnded
        end(child)
        if (!was) throw new Error('the app did not end when its window was closed')
      },
      kill: () => end(child),
    }
  } catch (fault) {
    end(child)
    throw new Error(
      `${fault instanceof Error ? fault.message : String(fault)}. It said last:\n${output.slice(-1_500)}`,
      { cause: fault },
    )
  }
}

/** Ends the app with all processes of its group. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

const INTERVAL_MS = 100

/** Asks again and again until there is an answer; rejects after `ms` milliseconds, or once `isOver`. */
async function poll<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  ms: number,
  isOver: () => boolean,
): Promise<T> {
  const last = performance.now() + ms
  while (performance.now() < last) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (isOver()) throw new Error('The app ended')
    await wait(INTERVAL_MS)
  }
  throw new Error(`The app did not get there in ${ms / 1000} s`)
}

type Target = Readonly<Record<'type' | 'webSocketDebuggerUrl', string>>

async function pagesOf(port: string): Promise<Target[]> {
  const all = await fetch(`http://127.0.0.1:${port}/json`).then(
    (answer) => answer.json() as Promise<Target[]>,
    () => [],
  )
  return all.filter(({ type }) => type === 'page')
}

async function connect(address: string): Promise<Pick<RunningWindow, 'evaluate'>> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  const answers = new Map<number, (result: unknown) => void>()
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString()) as { id?: number; result?: { result?: { value?: unknown } } }
    if (id !== undefined) answers.get(id)?.(result?.result?.value)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => answers.forEach((answer) => answer(undefined)))
  let last = 0
  return {
    evaluate: (expression) =>
      new Promise((resolve) => {
        const id = ++last
        answers.set(id, resolve)
        const params = { expression, awaitPromise: true, returnByValue: true }
        socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }), (fault) => fault && resolve(undefined))
      }),
  }
}

/** Returns the processes of a child's group; Linux only. */
function processesOf({ pid }: ChildProcess): { command: string; status: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // After the name in brackets: state, parent, group.
        const group = /\) \S \d+ (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]
        if (Number(group) !== pid) return []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ command, status: readFileSync(`/proc/${name}/status`, 'utf8') }]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}
