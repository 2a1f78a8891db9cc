import { readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { list, text, whole } from '../../../protocol/bounded'
import { codeSchema, counterSchema, digestSchema, seatSchema } from '../../../protocol/lan/fields'
import { PHASES } from '../../../protocol/lan/messages'
import { WHEN_AWAY } from '../../../protocol/lan/when-away'
import { parseJson } from '../../../protocol/json'
import { levelSchema, MAX_NAME, optionsSchema, saveIdSchema } from '../../../protocol/schemas'
import { writeWhole } from '../../saves/disk'

/**
 * What a table's journal does not hold, and a host that was killed needs: who may come back to which chair, and the
 * hidden values of the round. One JSON file a table, written whole. It holds secrets: it stays on the host.
 */
const time = whole(0)
const name = text(MAX_NAME, 1)

const settingsSchema = z.strictObject({
  grace: time,
  whenAway: z.enum(WHEN_AWAY),
  luck: time,
  turn: z.nullable(time),
  standIn: levelSchema,
  onlookers: time,
  autoStart: z.boolean(),
})

const seatFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), name, level: levelSchema }),
  z.strictObject({
    kind: z.literal('person'),
    name,
    muted: z.boolean(),
    standsIn: z.boolean(),
    /** SHA-256 of the tokens. */
    tokens: list(digestSchema, 2),
  }),
])

const luckFileSchema = z.strictObject({
  stage: z.enum(['commit', 'reveal', 'done']),
  hostValue: digestSchema,
  commits: z.record(seatSchema, digestSchema),
  reveals: z.record(seatSchema, digestSchema),
  absent: z.array(seatSchema),
})

export const tableFileSchema = z.strictObject({
  format: z.literal('parlor-table/1'),
  id: saveIdSchema,
  name,
  game: text(48),
  options: optionsSchema,
  code: codeSchema,
  settings: settingsSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  round: counterSchema,
  turnBase: counterSchema,
  seats: list(seatFileSchema, 8, 1),
  luck: z.nullable(luckFileSchema),
  save: z.nullable(saveIdSchema),
})

export type TableFile = z.infer<typeof tableFileSchema>

/** How the name of a side file ends. */
export const TABLE_ENDING = '.table.json'
const LARGEST = 256 * 1024

/** The side files of one data folder. */
export interface TableFiles {
  /** Writes a table's file whole; nothing where the last one written is the same. One call a table at a time. */
  write(file: TableFile): Promise<void>
  remove(id: string): Promise<void>
  /** Every table that can be read; the others are told to `report` and left alone. */
  all(report: (fault: unknown) => void): Promise<TableFile[]>
}

/** @param folder must exist. */
export function tableFiles(folder: string): TableFiles {
  const path = (id: string) => join(folder, `${id}${TABLE_ENDING}`)
  /** What each table's file holds. */
  const held = new Map<string, string>()
  return {
    async write(file) {
      const { id } = file
      const content = `${JSON.stringify(file)}\n`
      if (held.get(id) === content) return
      held.delete(id)
      await writeWhole(path(id), content)
      held.set(id, content)
    },
    async remove(id) {
      held.delete(id)
      await unlink(path(id)).catch(() => undefined)
    },
    async all(report) {
      const names = (await readdir(folder)).filter((name) => name.endsWith(TABLE_ENDING)).sort()
      const read = await Promise.all(names.map((name) => readTable(join(folder, name)).catch(report)))
      return read.filter((file) => file !== undefined)
    },
  }
}

async function readTable(path: string): Promise<TableFile> {
  const parsed = parseJson(await readFile(path, 'utf8'), { length: LARGEST, depth: 8 })
  if (!parsed.ok) throw new Error(`A table could not be read: ${parsed.error.message}`)
  return tableFileSchema.parse(parsed.value)
}
