import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNodeServices, type NodeServices } from '../../../src/node/compose/app-services'
import { createSaveService } from '../../../src/node/storage/save-service'
import { callService } from '../../../src/protocol/app/call-service'
import type { CallName } from '../../../src/protocol/app/call-names'
import { parseJson } from '../../../src/protocol/wire/bounded-json'
import { gameById } from '../../../src/rules/catalogue'
import { resumeTable } from '../../../src/session'
import { GAME_COUNT, fillSaves, longRecord } from './games'
import { measureLoopDelays, type LoopDelays } from './loop-delays'

const SAVES = 2_000
const RECORD = 1_000_000
/** Longest hold at p99.9 that is promised for the process that serves pages and tables, in milliseconds. */
const MAX_DELAY_MS = 20
const BODY = { length: 4 * 1_048_576, depth: 32 }

/**
 * Measures how long calls that concern saves hold the process that serves them, with 2,000 saves. Prints the results.
 * Returns whether the promise was kept.
 */
export async function measureSaves(only: string | undefined): Promise<boolean> {
  if (only !== undefined && !'saves'.includes(only)) return true
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  try {
    fillSaves(folder, SAVES)
    const measured = await measure(folder, JSON.stringify([longRecord(RECORD)]))
    console.log(`saves: ${String(SAVES)} of them; holds of the serving process, in milliseconds`)
    console.table(Object.fromEntries(Object.entries(measured).map(([name, holds]) => [name, row(holds)])))
    const kept = Object.values(measured).every(({ p999 }) => p999 <= MAX_DELAY_MS)
    const outcome = kept ? 'kept' : 'NOT kept'
    console.log(`saves: the process is held for no more than ${String(MAX_DELAY_MS)} ms at p99.9: ${outcome}`)
    return kept
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, record: string): Promise<Record<string, LoopDelays>> {
  const measured: Record<string, LoopDelays> = {}
  measured['nothing (the machine)'] = await measureLoopDelays(
    1,
    () => new Promise((resolve) => setTimeout(resolve, 2_000)),
  )
  await withServices(folder, async (services) => {
    measured['list, cold'] = await measureLoopDelays(1, () => answered(services, 'saves.list', '[]'))
  })
  measured['list, warm start'] = await measureLoopDelays(20, () =>
    withServices(folder, (services) => answered(services, 'saves.list', '[]')),
  )
  await withServices(folder, async (services) => {
    measured['list, again'] = await measureLoopDelays(100, () => answered(services, 'saves.list', '[]'))
    const ids: string[] = []
    measured['import of a 1 MB record'] = await measureLoopDelays(3, async () => {
      ids.push(JSON.parse((await answered(services, 'saves.importRecord', record)).toString()) as string)
    })
    const named = (id: string) => JSON.stringify([id])
    measured['load of a game'] = await measureLoopDelays(GAME_COUNT, (turn) =>
      answered(services, 'saves.load', named(`forty-nine-${String(turn)}`)),
    )
    measured['load of that of 1 MB'] = await measureLoopDelays(3, (turn) =>
      answered(services, 'saves.load', named(ids[turn]!)),
    )
    measured['export of that'] = await measureLoopDelays(3, (turn) =>
      answered(services, 'saves.exportRecord', named(ids[turn]!)),
    )
  })
  measured['a table taken up'] = await measureResuming(folder)
  return measured
}

/** Measures what a host does for each table when it starts: it opens the journal and plays its entries. */
async function measureResuming(folder: string): Promise<LoopDelays> {
  const service = await createSaveService(folder)
  try {
    return await measureLoopDelays(GAME_COUNT, async (turn) => {
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
