import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { AuditResult } from '../../../src/lan-client'
import type { Machine, RunningProgram } from './namespaces'
import { programFile } from '../../programs/program'

/** Port on which the hosts listen on their machines. */
const PORT = 4989

const command = (name: string) => ['node', programFile(`tests/lan/programs/${name}.ts`)]

/** A host on a machine. */
export interface RunningHost {
  /** The code of each table, in order. */
  readonly codes: readonly string[]
  /** Kills the host and starts it again with what it has kept. */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a host on a machine and opens tables there.
 * @param tables games with their numbers of seats.
 */
export async function startHostOn(
  machine: Machine,
  tables: readonly (readonly [game: string, seats: number])[],
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-host-'))
  const start = async (...wished: string[]) => {
    const running = machine.run([...command('host'), folder, String(PORT), ...wished])
    const { text } = await running.line((line) => line.startsWith('['))
    return { running, codes: JSON.parse(text) as string[] }
  }
  let now = await start(...tables.flat().map(String))
  return {
    codes: now.codes,
    async restart() {
      await now.running.end('SIGKILL')
      now = await start()
    },
    async close() {
      await now.running.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What one guest was shown, in one line of the program's output. */
interface Line {
  readonly seat?: string | null
  readonly turn?: number
  readonly connection?: string
  readonly chairs?: readonly string[]
  readonly moved?: string
  readonly moves?: readonly string[]
  readonly verdict?: AuditResult
  readonly fault?: string
}

/** Guests on one machine. */
export interface Guests {
  readonly names: readonly string[]
  /** Lets each of them make up to `moves` more moves, or as many as the game takes. */
  play(moves?: number): void
  /** Returns all that a guest was shown so far. */
  shown(name: string): Line[]
  /** Resolves with the first line that fits and that a guest was shown since a time. */
  sees(name: string, fits: (line: Line) => boolean, since?: number): Promise<Line>
}

/** Starts guests on a machine; resolves when all of them sit at the table with this code. */
export async function startGuestsOn(
  machine: Machine,
  host: Machine,
  code: string,
  names: readonly string[],
): Promise<Guests> {
  const running: RunningProgram = machine.run([
    ...command('guests'),
    `ws://${host.ipv4}:${String(PORT)}/lan`,
    code,
    ...names,
  ])
  const told = (text: string, name: string) =>
    text.startsWith(`${name} `) ? (JSON.parse(text.slice(name.length + 1)) as Line) : null
  const guests: Guests = {
    names,
    play: (moves) => running.tell(moves === undefined ? 'play' : `moves ${String(moves)}`),
    shown: (name) => running.lines.flatMap(({ text }) => told(text, name) ?? []),
    async sees(name, fits, since) {
      const { text } = await running.line((line) => {
        const one = told(line, name)
        return one !== null && fits(one)
      }, since)
      return told(text, name) ?? {}
    },
  }
  for (const name of names) await guests.sees(name, ({ seat }) => typeof seat === 'string')
  return guests
}

/**
 * Expects the game to end alike for everybody: nothing was shown twice, nobody lost a seat, and the check finds no
 * fault.
 */
export async function expectGoodEnd(...parties: readonly Guests[]): Promise<void> {
  const records: unknown[] = []
  for (const guests of parties) {
    for (const name of guests.names) {
      const end = await guests.sees(name, ({ verdict }) => verdict !== undefined)
      const shown = guests.shown(name)
      const seat = shown.find((line) => line.seat !== undefined)?.seat
      const turns = shown.flatMap(({ turn }) => turn ?? [])
      expect(end.verdict).toMatchObject({ isFair: true, faults: [], absentSeats: [], botMoveCount: 0 })
      expect(end.seat).toBe(seat)
      expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
      expect(turns.length).toBeGreaterThan(5)
      expect(shown.filter(({ fault }) => fault !== undefined)).toEqual([])
      records.push(end.moves)
    }
  }
  for (const record of records) expect(record).toEqual(records[0])
}
