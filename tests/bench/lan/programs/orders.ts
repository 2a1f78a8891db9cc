import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { within } from '../../bench'
import type { FloodKind } from '../floods/kinds'
import type { MoveTimes } from '../tables/table'

/** Orders that the bench gives its programs, and their answers. Each order is answered before the next one is given. */

/** What a guest needs to know about a host's tables. */
export interface OpenTables {
  readonly port: number
  /** One pass for each table, which lets guests in. Each contestant has its own kind of pass. */
  readonly passes: readonly string[]
  /** Port on which the host receives multicast DNS, if it does. */
  readonly udpPort?: number
}

/** Memory and processor time that a process has taken. */
export interface Usage {
  /** Bytes held in memory now. */
  readonly rss: number
  /** Processor time so far, of all its threads, in microseconds. */
  readonly cpu: number
}

export interface HostOrders {
  /** Opens so many tables of so many seats. */
  open(tables: number, seats: number): OpenTables
  usage(): Usage
}

export interface RoundResult extends MoveTimes {
  readonly moves: number
  /** From the first move to the last, in milliseconds. */
  readonly ms: number
}

/** A view and an answer that a guest got, for a server that sends nothing else. */
export interface Samples {
  readonly step: string
  readonly answer: string
}

export interface LoadOrders {
  /** Takes every seat at the tables of a host. */
  sit(contestant: string, open: OpenTables, seats: number): null
  /** Begins a game at each table and waits until it is dealt. */
  deal(): null
  /** Plays those games to their ends, all at once. */
  play(): RoundResult
  /** Returns typical messages of the games so far; null if no messages were kept. */
  samples(): Samples | null
}

/** The host that a stranger floods. */
export interface FloodTarget {
  readonly port: number
  readonly udpPort: number
  /** Code of a table. Some kinds of strangers know it. */
  readonly code: string
  /** The stranger's own address. */
  readonly from: string
}

export interface FloodOrders {
  begin(kind: FloodKind, connections: number, target: FloodTarget): null
  end(): null
}

export interface PlayedTimes {
  readonly times: readonly number[]
  readonly cut: number
}

export interface PlayerOrders {
  /** Seats two people at a table. */
  sit(port: number, code: string): null
  /**
   * Plays for so many milliseconds. Returns how long each move took until it was acknowledged, and how often somebody
   * was cut off.
   */
  play(ms: number): PlayedTimes
  /**
   * Does the same at a server without a game. The two send messages in turn; each message is answered, and both are
   * told of it.
   */
  echo(port: number, ms: number): PlayedTimes
}

type Orders = Record<string, (...args: never[]) => unknown>
type Handlers<O> = {
  readonly [K in keyof O]: O[K] extends (...args: infer A) => infer R ? (...args: A) => R | Promise<R> : never
}

interface Order {
  readonly name: string
  readonly args: readonly unknown[]
}

interface Answer {
  readonly value?: unknown
  readonly fault?: string
}

/** Carries out the orders that this program gets, until its parent is gone. */
export function serveOrders<O extends object>(handlers: Handlers<O>): void {
  process.on('message', (order: Order) => {
    const handler = (handlers as unknown as Orders)[order.name]
    Promise.resolve(order.args)
      .then((args) => handler?.(...(args as never[])))
      .then(
        (value) => process.send?.({ value } satisfies Answer),
        (fault: unknown) =>
          process.send?.({
            fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
          } satisfies Answer),
      )
  })
  process.once('disconnect', () => process.exit())
}

/** A program as the bench sees it. */
export interface Program<O extends object> {
  /**
   * Gives an order and resolves with the answer. Rejects with what the program said went wrong, or if the program has
   * ended or does not answer in time.
   */
  order<K extends keyof O>(
    name: K,
    ...args: O[K] extends (...args: infer A) => unknown ? A : never
  ): Promise<O[K] extends (...args: never[]) => infer R ? R : never>
  end(): Promise<void>
}

/** How long a program may take to carry out an order, in seconds. */
const PATIENCE = 300

/**
 * Starts a program in a process of its own: a program of this folder by its name, or a bundled program by its path.
 * @param flags flags of Node, for a bundled program
 */
export function startProgram<O extends object>(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
  patience = PATIENCE,
): Program<O> {
  const isBundled = name.endsWith('.js')
  const path = isBundled ? name : fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = fork(path, [...args], { execArgv: isBundled ? [...flags] : ['--import', 'tsx'] })
  return {
    order: (order, ...given) =>
      within(
        patience,
        `The order “${String(order)}” to ${basename(name)}`,
        answerOf(child, name, { name: String(order), args: given }),
      ) as Promise<never>,
    async end() {
      if (hasEnded(child)) return
      const exit = once(child, 'exit')
      // A program that is busy without end would not notice that its parent is gone.
      child.kill()
      await exit
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function answerOf(child: ChildProcess, program: string, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${basename(program)} has ended, so it cannot ${order.name}.`))
    if (hasEnded(child)) return ended()
    child.once('exit', ended)
    child.once('message', ({ value, fault }: Answer) => {
      child.off('exit', ended)
      if (fault === undefined) resolve(value)
      else reject(new Error(fault))
    })
    child.send(order)
  })
}

/** Returns the memory and processor time that this process has taken so far. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { rss: process.memoryUsage().rss, cpu: user + system }
}
