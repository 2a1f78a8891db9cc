import * as z from 'zod/mini'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError, type LostTable } from '../../protocol/app/services'
import { ABSENCE_POLICIES } from '../../protocol/lan/absence-policy'
import { codeSchema, counterSchema, digestSchema, seatSchema, tokenSchema } from '../../protocol/lan/fields'
import { PHASES, type Credential } from '../../protocol/lan/messages'
import { nameFrom, truncate } from '../../protocol/lan/plain-name'
import { parseJson, type JsonBounds } from '../../protocol/wire/bounded-json'
import {
  listSchema,
  textSchema,
  integerSchema,
  levelSchema,
  MAX_NAME_LENGTH,
  optionsSchema,
  saveIdSchema,
} from '../../protocol/wire/fields'
import { checkFormat } from '../../rules/kit'
import { asServiceError } from '../storage/disk'
import { readPlainFile, decodeText } from '../storage/files'
import { createHeldFiles } from './held-files'
import { fingerprint, sameSecret } from './tokens'

/**
 * The side file of a table: data that its journal does not hold and that must survive a killed host, such as who may
 * return to which chair, and the hidden values of the fairness round. One JSON file per table, written atomically. It
 * holds secrets and never leaves the host.
 */
const time = integerSchema(0)

const name = textSchema(MAX_NAME_LENGTH, 1)

const settingsSchema = z.strictObject({
  grace: time,
  whenAway: z.enum(ABSENCE_POLICIES),
  luck: time,
  turn: z.nullable(time),
  standIn: levelSchema,
  onlookers: time,
  autoStart: z.boolean(),
  opensAbandoned: z.exactOptional(z.boolean()),
})

/** Number of former tokens of a chair that are remembered. */
export const MAX_FORMER_TOKENS = 8

const seatFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), name, level: levelSchema }),
  z.strictObject({
    kind: z.literal('person'),
    name,
    /** A setting that was never used; always false. */
    muted: z.boolean(),
    standsIn: z.boolean(),
    /** SHA-256 of the tokens. */
    tokens: listSchema(digestSchema, 2),
    /** SHA-256 of the tokens before the last handover; absent if there was none in this game. */
    former: z.exactOptional(listSchema(digestSchema, MAX_FORMER_TOKENS)),
  }),
])

const luckFileSchema = z.strictObject({
  stage: z.enum(['commit', 'reveal', 'done']),
  hostValue: digestSchema,
  commits: z.record(seatSchema, digestSchema),
  reveals: z.record(seatSchema, digestSchema),
  absent: z.array(seatSchema),
})

const handsFileSchema = z.strictObject({
  left: z.record(seatSchema, listSchema(digestSchema, 2)),
  seen: listSchema(z.strictObject({ source: textSchema(60, 1), seats: listSchema(seatSchema, 8) }), 128),
})

/** The content of a side file. */
export const tableFileSchema = z.strictObject({
  format: z.literal('parlor-table/1'),
  id: saveIdSchema,
  name,
  game: textSchema(48),
  /** Version of the game's rules that the table plays by; absent for version 1. */
  rules: z.exactOptional(integerSchema(2)),
  options: optionsSchema,
  code: codeSchema,
  settings: settingsSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  round: counterSchema,
  turnBase: counterSchema,
  /** Missing in files of program versions that created a new one at every start. */
  token: z.exactOptional(tokenSchema),
  /** Missing in files of program versions without return words. */
  ownerKey: z.exactOptional(tokenSchema),
  seats: listSchema(seatFileSchema, 8, 1),
  /** Who has seen which hand of the current game. */
  hands: z.exactOptional(handsFileSchema),
  luck: z.nullable(luckFileSchema),
  save: z.nullable(saveIdSchema),
})

export type TableFile = z.infer<typeof tableFileSchema>

/** Suffix of the name of a side file. */
export const TABLE_ENDING = '.table.json'

/** Names of side files and of copies that other programs have made of them, but not of hidden files beside them. */
const TABLE_NAME = /^[^.~].*\.table\.json$/su

const MAX_FILE_BYTES = 256 * 1024

/**
 * @param folder an existing folder
 * @param onWrittenAnew as in `createHeldFiles`
 */
export function createTableFiles(folder: string, onWrittenAnew: (id: string) => void) {
  const files = createHeldFiles(folder, TABLE_ENDING, onWrittenAnew)

  return {
    /** Writes a table's file; see `createHeldFiles`. */
    write: (file: TableFile) => files.write(file.id, contentIn(file)),
    displaced: files.displaced,
    remove: files.remove,
    /** Reads every table, and lists those that cannot be read. All files are left alone. */
    async all(): Promise<{ readonly tables: readonly TableFile[]; readonly lost: readonly LostTableEntry[] }> {
      const names = (await readdir(folder)).filter((name) => TABLE_NAME.test(name)).sort()
      const tables: TableFile[] = []
      const lost: LostTableEntry[] = []
      for (const name of names) {
        const read = await readTable(join(folder, name), name.slice(0, -TABLE_ENDING.length))
        if ('summary' in read) lost.push(read)
        else {
          tables.push(read)
          files.hold(read.id, contentIn(read))
        }
      }
      return { tables, lost }
    },
    setAside: files.setAside,
  }
}

const contentIn = (file: TableFile): string => `${JSON.stringify(file)}\n`

const COPIED = new ServiceError('copied-table', 'The file is a copy of a table’s file that another program has made.')

async function readTable(path: string, id: string): Promise<TableFile | LostTableEntry> {
  let text: string | null = null
  try {
    text = decodeText(await readPlainFile(path, MAX_FILE_BYTES))
    const table = tableIn(text)
    if (table.id === id) return table
    // Its game, code and tokens are those of the table of which it is a copy.
    return { ...createLostTableEntry(id, null, COPIED), mayOpen: () => false }
  } catch (fault) {
    return createLostTableEntry(id, text, fault)
  }
}

const tableIn = (text: string | null): TableFile =>
  contentOf('table', text, { length: MAX_FILE_BYTES, depth: 8 }, tableFileSchema)

/** Returns the content of a file of a table. Throws a sentence for its owner if it is damaged, or of a newer version. */
export function contentOf<T>(
  what: 'table' | 'league',
  text: string | null,
  bounds: JsonBounds,
  schema: z.ZodMiniType<T>,
): T {
  const damaged = (how: string) => new ServiceError(`damaged-${what}`, `The file of the ${what} is damaged: ${how}.`)
  if (text === null) throw damaged('its bytes are no text')
  const parsed = parseJson(text, bounds)
  if (!parsed.ok) throw damaged(parsed.error.message)
  const format = checkFormat({ name: `parlor-${what}`, title: `A ${what}` }, parsed.value)
  if (!format.ok) throw new ServiceError(format.error.code, format.error.message)
  const read = schema.safeParse(parsed.value)
  if (!read.success) throw damaged('something in it is missing, or is not as it was written')
  return read.data
}

/** A table of an earlier start that could not be restored; its files are left untouched. */
export interface LostTableEntry {
  /** What its owner is shown. */
  readonly summary: LostTable
  /** Its game's save, if it can be read from the file. */
  readonly save: string | null
  /** Its code, if it can be read from the file: no other table may use it. */
  readonly code: string | null
  /** Whether a pass belongs, or may belong, to this table. A code does only if the file still shows it. */
  mayOpen(pass: Credential): boolean
}

const CODE = /"code":"([2-9A-HJ-NP-Z]{6})"/u

const TOKEN = /"token":"([0-9a-f]{32})"/u

const SAVE = /"save":"([^"]{1,80})"/u

const NAME = /"name":("(?:[^"\\]|\\.){1,400}")/u

const DIGEST = /"[0-9a-f]{64}"/u

/**
 * @param id of the table, from the name of its side file
 * @param text of the side file; null if not even that could be read
 * @param fault why it could not be restored
 */
export function createLostTableEntry(id: string, text: string | null, fault: unknown): LostTableEntry {
  const known = text ?? ''
  const found = (pattern: RegExp) => pattern.exec(known)?.[1] ?? null
  const [code, token, save] = [found(CODE), found(TOKEN), found(SAVE)]
  return {
    summary: { id, name: nameIn(known) || nameFrom(id, MAX_NAME_LENGTH) || '?', ...reasonOf(fault) },
    save: saveIdSchema.safeParse(save).success ? save : null,
    code,
    mayOpen(pass) {
      if (pass.kind === 'code') return code !== null && sameSecret(code, pass.code.toUpperCase())
      if (pass.kind === 'token') return token !== null && sameSecret(token, pass.token)
      // If no token digests can be read, a resume token may belong here: the guest must not discard it.
      return !DIGEST.test(known) || known.includes(fingerprint(pass.token))
    },
  }
}

function nameIn(text: string): string {
  const quoted = NAME.exec(text)?.[1]
  const read = quoted === undefined ? null : parseJson(quoted, { length: 500, depth: 1 })
  return read?.ok && typeof read.value === 'string' ? nameFrom(read.value, MAX_NAME_LENGTH) : ''
}

function reasonOf(thrown: unknown): { code: string; message: string } {
  const fault = asServiceError(thrown)
  if (fault instanceof ServiceError) return { code: fault.code, message: truncate(fault.message, 1_000) }
  return { code: 'damaged-table', message: 'The file of the table is damaged.' }
}
