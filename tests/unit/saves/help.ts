import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSaveService, type SaveFolder, type SaveNeeds } from '../../../src/main/saves'
import type { JournalEntry, JournalHead } from '../../../src/protocol/journal'
import { ServiceError } from '../../../src/protocol/services'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, seededRng, type AnyGame } from '../../../src/rules/kit'
import { createTable, type Table } from '../../../src/table'

export const fortyNine = gameById('forty-nine') as AnyGame

/** A folder of its own for one test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-saves-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

export async function open(folder = freshFolder(), needs: SaveNeeds = {}): Promise<SaveFolder & { folder: string }> {
  const service = await createSaveService(folder, needs)
  onTestFinished(() => service.close())
  return { ...service, folder }
}

export function headOf(seed: string, seats = 2): Omit<JournalHead, 'id'> {
  const chairs = Array.from({ length: seats }, (_, seat) => ({
    kind: 'person' as const,
    name: `Player ${String(seat)}`,
  }))
  return {
    format: 'parlor-journal/1',
    game: 'forty-nine',
    version: fortyNine.info.version,
    options: defaults(fortyNine.info),
    chairs,
    seed,
    at: 1_000,
  }
}

const none = { think: () => Promise.reject(new Error('nobody thinks here')) }

/** The entries that a table of two people writes in this many random moves. */
export async function entriesOf(seed: string, moves: number): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  const table = tableOver(seed, (entry) => {
    entries.push(entry)
    return Promise.resolve()
  })
  await playOn(table, seed, moves)
  return entries
}

export function tableOver(seed: string, append: (entry: JournalEntry) => Promise<void>): Table {
  const { game, options, chairs } = headOf(seed)
  return createTable(
    { game, options, chairs, seed },
    { game: fortyNine, journal: { append }, thinker: none, now: () => 2_000 },
  )
}

/** Plays random legal moves. */
export async function playOn(table: Table, luck: string, moves: number): Promise<void> {
  const rng = seededRng(`moves of ${luck}`)
  await table.run()
  for (let i = 0; i < moves && !table.over; i++) {
    const seat = table.seen(-1).toMove[0] === 'A' ? 0 : 1
    const choice = table.moves(seat)
    await table.play(seat, choice[rng.below(choice.length)] ?? '')
  }
}

/** A save with a game in it, and its entries. */
export async function saved(
  service: SaveFolder,
  seed: string,
  moves: number,
): Promise<{ id: string; entries: JournalEntry[] }> {
  const id = await service.saves.create(headOf(seed))
  const entries = await entriesOf(seed, moves)
  for (const [index, entry] of entries.entries()) await service.saves.append(id, index, entry)
  return { id, entries }
}

/** The code with which a call fails. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const fault: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (fault === null) return 'no fault'
  return fault instanceof ServiceError ? fault.code : `not a service error: ${String(fault)}`
}
