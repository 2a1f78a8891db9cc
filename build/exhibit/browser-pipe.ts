import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { callAfter } from '../../src/async/clock'

/** Flag that lets a browser be controlled through a pipe, which only the program that started it can use. */
const PIPE_FLAG = '--remote-debugging-pipe'
/** The file descriptors that the flag stands for are these places of `stdio`: the browser reads 3 and writes 4. */
export const PIPE_STDIO = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const

/** Longest time for the answer of a browser, and for the first answer of one that is starting, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5000
const FIRST_ANSWER_TIMEOUT_MS = 60_000

/** A message of the DevTools protocol: an answer, which has an id, or an event. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** The control of a browser that was started with `PIPE_FLAG` and `PIPE_STDIO`. */
interface BrowserPipe {
  /** Resolves once crashes are reported, or the browser has ended; rejects if it cannot be controlled. */
  readonly ready: Promise<void>
  /** Loads an address in a page, crashed or not. Rejects if the browser refuses or does not answer in time. */
  load(page: string, address: string): Promise<void>
}

/**
 * Opens the control of a browser.
 * @param onCrash called when the program that draws a page has ended, with the page's id and the reason
 */
export function openBrowserPipe(browser: ChildProcess, onCrash: (page: string, why: string) => void): BrowserPipe {
  const [, , , to, from] = browser.stdio as [null, null, null, Writable, Readable]
  const pages = new Set<string>()
  const requests = createRequests(to, from)

  function hear(message: Message): void {
    if (message.id !== undefined) return requests.answer(message.id, message)
    if (message.method === 'Target.targetCreated') {
      const { targetInfo } = message.params as { readonly targetInfo: { targetId: string; type: string } }
      if (targetInfo.type === 'page') pages.add(targetInfo.targetId)
    } else if (message.method === 'Target.targetCrashed') {
      const crash = message.params as { readonly targetId: string; status: string; errorCode: number }
      if (pages.has(crash.targetId)) onCrash(crash.targetId, `${crash.status}, status ${String(crash.errorCode)}`)
    }
  }

  readMessages(from, hear)
  const discovery = requests.send('Target.setDiscoverTargets', { discover: true }, { timeout: FIRST_ANSWER_TIMEOUT_MS })
  return {
    ready: discovery.then(
      () => undefined,
      (fault: unknown) => {
        if (!from.destroyed) throw fault
      },
    ),
    async load(page, address) {
      const attached = await requests.send('Target.attachToTarget', { targetId: page, flatten: true })
      const { sessionId } = attached as { readonly sessionId: string }
      const loaded = await requests.send('Page.navigate', { url: address }, { sessionId })
      const { errorText } = loaded as { readonly errorText?: string }
      if (errorText !== undefined) throw new Error(errorText)
      await requests.send('Target.detachFromTarget', { sessionId })
    },
  }
}

interface RequestOptions {
  readonly sessionId?: string
  /** In milliseconds. */
  readonly timeout?: number
}

/** Creates the commands that are sent through a pipe. They end with it. */
function createRequests(to: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Message) => void>()
  let count = 0
  const answer = (id: number, message: Message): void => waiting.get(id)?.(message)

  // The end of the browser breaks the pipe; whoever started it hears of that by itself.
  to.on('error', () => to.destroy())
  from.on('error', () => from.destroy())
  from.on('close', () => {
    for (const id of [...waiting.keys()]) answer(id, { error: { message: 'the browser ended' } })
  })
  return {
    answer,
    /** Resolves to the result of a command. */
    send(method: string, params: object, { sessionId, timeout = ANSWER_TIMEOUT_MS }: RequestOptions = {}) {
      const id = ++count
      return new Promise<unknown>((resolve, reject) => {
        const message = `the browser did not answer ${method}`
        const cancelWait = callAfter(timeout, () => answer(id, { error: { message } }))
        waiting.set(id, ({ result, error }) => {
          cancelWait()
          waiting.delete(id)
          if (error) reject(new Error(error.message))
          else resolve(result)
        })
        to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
    },
  }
}

/** Reads messages, each of which ends with a zero byte. */
function readMessages(from: Readable, hear: (message: Message) => void): void {
  let rest = Buffer.alloc(0)
  from.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      hear(JSON.parse(rest.toString('utf8', 0, end)) as Message)
      rest = rest.subarray(end + 1)
    }
  })
}

/** Features of Chromium that make requests or offers of their own. */
const UNWANTED_FEATURES = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
]

/**
 * Returns the flags with which Chromium shows an exhibit, whatever its look: it can be controlled by the program that
 * starts it, it asks nothing, and it connects to nothing but the exhibit's host.
 * @param url the exhibit's address
 * @param profile a folder for the browser's own files, without which it refuses to be controlled; null for its own
 */
export function exhibitFlags(url: string, profile: string | null): string[] {
  return [
    ...(profile === null ? [] : [PIPE_FLAG, `--user-data-dir=${profile}`]),
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-pings',
    '--no-proxy-server',
    // No name is looked up, whichever part of the browser asks.
    `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${new URL(url).hostname}`,
    `--disable-features=${UNWANTED_FEATURES.join(',')}`,
    // Otherwise a page gets no graphics context after crashes of the graphics process, until a person allows it.
    '--disable-domain-blocking-for-3d-apis',
    // Reports of crashes would fill the disk.
    '--disable-breakpad',
  ]
}
