import { z } from 'zod'
import { MAX_SEATS } from '../rules/kit'
import type { Chair, JournalEntry, JournalHead } from './journal'
import type { LoadedSave, PlatformInfo, SaveSummary } from './services'

/**
 * What may cross a border (IPC, HTTP, a file): every field known, every text and list bounded. Borders check with these
 * and trust what passed; whether a move is lawful is for the rules to say.
 */

/** Longest name of a player, in UTF-16 units. */
export const MAX_NAME = 60
/** Most moves or outcomes of one game; the longest solitaires stay far below. */
export const MAX_PLIES = 20_000
/** Longest `.parlor` text that is read. */
export const MAX_RECORD = 1_048_576
/** Deepest nesting of a settings document. */
export const MAX_SETTINGS_DEPTH = 12

const control = /\p{Cc}/u
const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !control.test(text), 'holds a control character')

/** A name for files and messages: never a path. */
export const saveIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/u)
const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const seatLetter = z.string().regex(/^[A-H]$/u)
const time = z.number().int().min(0).max(8.64e15)
const name = line(MAX_NAME)
const outcome = line(24).min(1)
/** A move with its seat: `B C@45`. Long enough for strict play with every claim, and for crowded stakes. */
const moveText = line(512).regex(/^[A-H] ./u)
export const tapeSchema = z.array(outcome).max(MAX_PLIES)
export const seedSchema = line(200)
const sentence = z.string().max(2_000)

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

export const chairSchema: z.ZodType<Chair> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name }),
  z.strictObject({ kind: z.literal('bot'), name, level: levelSchema }),
])

export const optionsSchema = z
  .record(z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,47}$/u), z.union([z.boolean(), line(64), z.number()]))
  .refine((options) => Object.keys(options).length <= 64, 'too many options')

export const journalEntrySchema: z.ZodType<JournalEntry> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chance'), outcomes: tapeSchema.min(1), at: time }),
  z.strictObject({ kind: z.literal('move'), move: moveText, at: time }),
  z.strictObject({ kind: z.literal('undo'), moves: z.number().int().min(1).max(MAX_PLIES), at: time }),
  z.strictObject({ kind: z.literal('resign'), seat: seatLetter, at: time }),
  z.strictObject({ kind: z.literal('chair'), seat: seatLetter, chair: chairSchema, at: time }),
  z.strictObject({ kind: z.literal('hint'), seat: seatLetter, at: time }),
])

const headFields = {
  format: z.literal('parlor-journal/1'),
  game: gameId,
  version: z.number().int().min(1).max(1_000_000),
  options: optionsSchema,
  chairs: z.array(chairSchema).min(1).max(MAX_SEATS),
  seed: seedSchema,
  tape: tapeSchema.exactOptional(),
  opening: z.array(moveText).max(MAX_PLIES).exactOptional(),
  at: time,
}

export const newHeadSchema: z.ZodType<Omit<JournalHead, 'id'>> = z.strictObject(headFields)
export const journalHeadSchema: z.ZodType<JournalHead> = z.strictObject({ ...headFields, id: saveIdSchema })

export const entryIndexSchema = z.number().int().min(0).max(1_000_000)

export const saveSummarySchema: z.ZodType<SaveSummary> = z.strictObject({
  id: z.string().max(200),
  game: z.string().max(48),
  names: z.array(z.string().max(MAX_NAME)).max(MAX_SEATS),
  moves: z.number().int().min(0),
  over: z.boolean(),
  begun: time,
  touched: time,
  fault: sentence.exactOptional(),
})

export const loadedSaveSchema: z.ZodType<LoadedSave> = z.strictObject({
  head: journalHeadSchema,
  entries: z.array(journalEntrySchema),
  mended: sentence.exactOptional(),
})

export const platformSchema: z.ZodType<PlatformInfo> = z.strictObject({
  shell: z.enum(['electron', 'host', 'guest']),
  version: z.string().max(40),
  savesFolder: z.string().max(4_096),
})

/** Only the size: a record is read as JSON and judged by its own reader, which says what is wrong with it. */
export const recordTextSchema = z.string().min(1).max(MAX_RECORD)
