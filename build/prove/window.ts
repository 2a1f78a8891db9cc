import WebSocket from 'ws'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { messageOf } from '../../src/async/do-all'
import { wait } from '../../src/async/wait'

/**
 * Script of the page that tries what Electron's checklist of security forbids. Resolves to an object with an entry for
 * each attempt, which is true where it was refused.
 */
export const RIGHTS = `(async () => {
  const refuses = async (attempt) => {
    try {
      return (await attempt()) !== true
    } catch {
      return true
    }
  }
  const elsewhere = 'http://127.0.0.1:9/'
  const loads = (tag, set) =>
    new Promise((resolve) => {
      const it = document.createElement(tag)
      it.onload = () => resolve(true)
      it.onerror = () => resolve(false)
      set(it)
      document.body.append(it)
      setTimeout(() => (it.remove(), resolve(false)), 1000)
    })
  const bridge = window.parlor
  const attempts = {
    'Node in the page': () => ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].some((name) => name in window),
    'another function in the bridge': () => {
      bridge.saves.list = null
      return bridge.saves.list === null
    },
    'another bridge': () => {
      window.parlor = null
      return window.parlor === null
    },
    'a script in a string': () => (0, eval)('true'),
    'a script in the page': () => {
      const it = document.createElement('script')
      it.textContent = 'window.ran = true'
      document.body.append(it)
      it.remove()
      return window.ran === true
    },
    'a script in an address': () => loads('script', (it) => (it.src = 'data:text/javascript,1')),
    'a frame': () => loads('iframe', (it) => (it.src = 'data:text/html,x')).then((loaded) => loaded && document.querySelector('iframe')?.contentDocument !== null),
    'files of the system': () => fetch('file:///etc/passwd').then(() => true),
    'a file above the page': () => fetch('/..%2fmain%2findex.js').then(({ ok }) => ok),
    'another host': () => fetch(elsewhere, { mode: 'no-cors' }).then(() => true),
    'a socket to another host': () =>
      new Promise((resolve) => {
        const socket = new WebSocket('ws://127.0.0.1:9/')
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
    'another page': async () => {
      location.href = elsewhere
      await new Promise((resolve) => setTimeout(resolve, 500))
      return location.protocol !== 'parlor:'
    },
    notifications: () => Notification.requestPermission().then((state) => state === 'granted'),
    'the place': () =>
      new Promise((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve(true),
          () => resolve(false),
        )
      }),
    'a camera': () => navigator.mediaDevices.getUserMedia({ video: true }).then(() => true),
  }
  // Whether a second window opened is seen from outside.
  window.open('about:blank')
  const found = {}
  // The debugger, which runs this, may run strings; what runs later may not.
  await new Promise((resolve) => setTimeout(resolve, 0))
  for (const [name, attempt] of Object.entries(attempts)) found[name] = await refuses(attempt)
  return found
})()`

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
        throw new Error(`${messageOf(fault)}: ${expression}`, { cause: fault })
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
    throw new Error(`${messageOf(fault)}. It said last:\n${output.slice(-1_500)}`, { cause: fault })
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
