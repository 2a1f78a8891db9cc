import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSaveService, type SaveFolder, type SaveServiceOptions } from '../../../../src/node/storage/save-service'
import type { JournalEntry, JournalHead } from '../../../../src/ports/journal'
import { ServiceError } from '../../../../src/protocol/app/services'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, createSeededRng, type AnyGame } from '../../../../src/rules/kit'
import { createTable, type Table } from '../../../../src/session'

export const fortyNine = gameById('forty-nine') as AnyGame

/** Makes a folder for one test, which is removed with the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-saves-'))
  // Some tests leave thousands of files, whose removal takes its time on a busy machine.
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)
  return folder
}

/** Opens a service for saves; it is closed when the test is done. */
export async function openSaves(
  folder = freshFolder(),
  needs: SaveServiceOptions = {},
): Promise<SaveFolder & { folder: string }> {
  const service = await createSaveService(folder, needs)
  onTestFinished(() => service.close())
  return { ...service, folder }
}

export function headOf(seed: string): Omit<JournalHead, 'id'> {
  const chairs = Array.from({ length: 2 }, (_, seat) => ({
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

/** Returns the entries that a table of two people writes in this many random moves. */
export async function entriesOf(seed: string, moves: number): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  const table = createTableWith(seed, (entry) => {
    entries.push(entry)
    return Promise.resolve()
  })
  await playRandomMoves(table, seed, moves)
  return entries
}

export function createTableWith(seed: string, append: (entry: JournalEntry) => Promise<void>): Table {
  const { game, options, chairs } = headOf(seed)
  return createTable(
    { game, options, chairs, seed },
    { game: fortyNine, journal: { append }, thinker: none, now: () => 2_000 },
  )
}

/** Plays random legal moves. */
export async function playRandomMoves(table: Table, luck: string, moves: number): Promise<void> {
  const rng = createSeededRng(`moves of ${luck}`)
  await table.run()
  for (let i = 0; i < moves && !table.over; i++) {
    const seat = table.viewFor(-1).toMove[0] === 'A' ? 0 : 1
    const choice = table.moves(seat)
    await table.play(seat, choice[rng.below(choice.length)] ?? '')
  }
}

/** Makes a save with a game in it; returns its id and its entries. */
export async function createSave(
  service: SaveFolder,
  seed: string,
  moves: number,
): Promise<{ id: string; entries: JournalEntry[] }> {
  const id = await service.saves.create(headOf(seed))
  const entries = await entriesOf(seed, moves)
  for (const [index, entry] of entries.entries()) await service.saves.append(id, index, entry)
  return { id, entries }
}

/** Resolves with the code with which a call fails, or with `no fault`. */
export function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no fault',
    (fault: unknown) => (fault instanceof ServiceError ? fault.code : `not a service error: ${String(fault)}`),
  )
}
