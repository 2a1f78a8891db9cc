import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createNodeServices, type NodeServices } from '../../../src/node/compose/app-services'
import { createSaveService } from '../../../src/node/storage/save-service'
import { callService } from '../../../src/protocol/app/calls'
import type { CallName } from '../../../src/protocol/app/call-names'
import { parseJson } from '../../../src/protocol/wire/bounded-json'
import { gameById } from '../../../src/rules/catalogue'
import { resumeTable } from '../../../src/session'
import { chooseCases, within, type Asked } from '../bench'
import { GAME_COUNT, fillSaves, longRecord } from './games'
import { measureLoopDelays, type LoopDelays } from './loop-delays'

/** Numbers of saves, of characters in a long record, of milliseconds of rest, and how often each job is done. */
const AMOUNTS = { saves: 2_000, record: 1_000_000, rest: 2_000, starts: 20, lists: 100, longOnes: 3 }
const SMALL_AMOUNTS: typeof AMOUNTS = { saves: GAME_COUNT, record: 20_000, rest: 50, starts: 1, lists: 1, longOnes: 1 }
/** How long the measurement of one job may take, in seconds. */
const PATIENCE = 600
/** Longest hold at p99.9 that is promised for the process that serves pages and tables, in milliseconds. */
const MAX_DELAY_MS = 20
const BODY = { length: 4 * 1_048_576, depth: 32 }

/**
 * Measures how long calls that concern saves hold the process that serves them, with 2,000 saves. Prints the results.
 * Returns whether the promise was kept; null if nothing was asked for.
 */
export async function measureSaves(asked: Asked): Promise<boolean | null> {
  if (chooseCases([{ name: 'saves' }], asked).length === 0) return null
  const amounts = asked.short ? SMALL_AMOUNTS : AMOUNTS
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  try {
    fillSaves(folder, amounts.saves)
    const measured = await measure(folder, amounts)
    console.log(`saves: ${String(amounts.saves)} of them; holds of the serving process, in milliseconds`)
    console.table(Object.fromEntries(Object.entries(measured).map(([name, holds]) => [name, row(holds)])))
    const kept = Object.values(measured).every(({ p999 }) => p999 <= MAX_DELAY_MS)
    const outcome = kept ? 'kept' : 'NOT kept'
    console.log(`saves: the process is held for no more than ${String(MAX_DELAY_MS)} ms at p99.9: ${outcome}`)
    return kept
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  folder: string,
  { record: characters, rest, starts, lists, longOnes }: typeof AMOUNTS,
): Promise<Record<string, LoopDelays>> {
  const record = JSON.stringify([longRecord(characters)])
  const measured: Record<string, LoopDelays> = {}
  const note = async (name: string, times: number, job: (turn: number) => Promise<unknown>) => {
    measured[name] = await within(PATIENCE, `saves: ${name}`, measureLoopDelays(times, job))
  }
  await note('nothing (the machine)', 1, () => setTimeout(rest))
  await withServices(folder, async (services) => {
    await note('list, cold', 1, () => answered(services, 'saves.list', '[]'))
  })
  await note('list, warm start', starts, () =>
    withServices(folder, (services) => answered(services, 'saves.list', '[]')),
  )
  await withServices(folder, async (services) => {
    await note('list, again', lists, () => answered(services, 'saves.list', '[]'))
    const ids: string[] = []
    await note('import of a 1 MB record', longOnes, async () => {
      ids.push(JSON.parse((await answered(services, 'saves.importRecord', record)).toString()) as string)
    })
    const named = (id: string) => JSON.stringify([id])
    await note('load of a game', GAME_COUNT, (turn) =>
      answered(services, 'saves.load', named(`forty-nine-${String(turn)}`)),
    )
    await note('load of that of 1 MB', longOnes, (turn) => answered(services, 'saves.load', named(ids[turn]!)))
    await note('export of that', longOnes, (turn) => answered(services, 'saves.exportRecord', named(ids[turn]!)))
  })
  const service = await createSaveService(folder)
  try {
    // What a host does for each table when it starts: it opens the journal and plays its entries.
    await note('a table taken up', GAME_COUNT, async (turn) => {
      const { file, game } = await service.open(`forty-nine-${String(turn)}`)
      await file.close()
      const { head, entries } = game
      const thinker = { think: () => Promise.reject(new Error('nobody thinks here')) }
      const journal = { append: () => Promise.resolve() }
      const table = resumeTable(head, entries, { game: gameById(head.game)!, journal, thinker, now: () => 1 })
      if (!table.ok) throw new Error(table.error.message)
    })
  } finally {
    await service.close()
  }
  return measured
}

async function withServices(folder: string, job: (services: NodeServices) => Promise<unknown>): Promise<void> {
  const services = await createNodeServices({ dataFolder: folder, shell: 'host', version: '0' })
  try {
    await job(services)
  } finally {
    await services.close()
  }
}

/**
 * Answers a call as a host does: reads and checks the arguments, and returns the answer as the bytes that are sent.
 * Throws if the call is refused.
 */
async function answered(services: NodeServices, name: CallName, body: string): Promise<Buffer> {
  const args = parseJson(body, BODY)
  if (!args.ok) throw new Error(args.error.message)
  const answer = await callService(services, name, args.value, (fault) => {
    throw fault
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return 'json' in answer ? Buffer.concat([answer.json]) : Buffer.from(JSON.stringify(answer.value))
}

function row({ times, takes, p999, longest, withOthers, collector }: LoopDelays): Record<string, number> {
  const short = (ms: number) => Number(ms.toFixed(1))
  return {
    times,
    takes: Math.round(takes),
    'p99.9': short(p999),
    longest: short(longest),
    'with others’ turns': short(withOthers),
    'a collection, at most': short(collector),
  }
}
