import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FloodKind } from '../floods/kinds'
import type { MoveTimes } from '../tables/table'

/** What the bench tells its programs, and what they answer. Each order is answered before the next is given. */

/** A host's tables as a guest needs them. */
export interface OpenTables {
  readonly port: number
  /** For each table what lets guests in; a contestant's own affair. */
  readonly passes: readonly string[]
  /** Where it hears multicast DNS, if it does. */
  readonly udpPort?: number
}

/** What a process has taken of the machine. */
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

/** A view and an answer as a guest got them, for a server that sends nothing else. */
export interface Samples {
  readonly step: string
  readonly answer: string
}

export interface LoadOrders {
  /** Takes every seat at the tables of a host. */
  sit(contestant: string, open: OpenTables, seats: number): null
  /** Gets a game dealt at each table. */
  deal(): null
  /** Plays those games to their ends, all at once. */
  play(): RoundResult
  /** Typical messages of the games so far; null where nobody asked to keep any. */
  samples(): Samples | null
}

/** Whom a stranger floods. */
export interface FloodTarget {
  readonly port: number
  readonly udpPort: number
  /** A table's code, which strangers of some kinds have. */
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
  /** Two people sit down at a table. */
  sit(port: number, code: string): null
  /** Plays for so many milliseconds: how long each move took until it was acknowledged, and how often somebody was cut off. */
  play(ms: number): PlayedTimes
  /** The same at a server without a game: each message in turn is answered, and told to both. */
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

/** The program's side: does what it is told until its parent is gone. */
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

/** The bench's side of a program. */
export interface Program<O extends object> {
  /** Rejects with what the program said went wrong, or if it ended. */
  order<K extends keyof O>(
    name: K,
    ...args: O[K] extends (...args: infer A) => unknown ? A : never
  ): Promise<O[K] extends (...args: never[]) => infer R ? R : never>
  end(): Promise<void>
}

/**
 * Starts a program in a process of its own: one of this folder by its name, or a bundled one by its path.
 * @param flags those of Node.
 */
export function startProgram<O extends object>(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Program<O> {
  const isBundled = name.endsWith('.js')
  const path = isBundled ? name : fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = fork(path, [...args], { execArgv: isBundled ? [...flags] : ['--import', 'tsx'] })
  return {
    order: (order, ...given) => answerOf(child, { name: String(order), args: given }) as Promise<never>,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.disconnect()
      }),
  }
}

function answerOf(child: ChildProcess, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A program of the bench has ended.'))
    child.once('exit', ended)
    child.once('message', ({ value, fault }: Answer) => {
      child.off('exit', ended)
      if (fault === undefined) resolve(value)
      else reject(new Error(fault))
    })
    child.send(order)
  })
}

/** What this process has taken so far. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { rss: process.memoryUsage().rss, cpu: user + system }
}
