import * as z from 'zod/mini'
import { MAX_SEATS } from '../../rules/kit'
import type { SeatPlayer, JournalEntry, JournalHead } from '../../ports/journal'

/**
 * The data that a schema accepts, as read-only types. Types of data that crosses a boundary are inferred from its
 * schema.
 */
export type PlainData<Schema extends z.ZodMiniType> = DeepReadonly<z.infer<Schema>>

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** A string of `min` to `max` UTF-16 units. */
export const textSchema = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max))

/** A string that matches a pattern. */
export const patternSchema = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** An integer within the range that a double represents exactly. */
export const integerSchema = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(min), z.maximum(max))

export const listSchema = <T extends z.ZodMiniType>(of: T, max: number, min = 0) =>
  z.array(of).check(z.minLength(min), z.maxLength(max))

/** Maximum length of a player's name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 60
/** Maximum number of moves or outcomes of one game; the longest solitaires stay far below. */
export const MAX_PLIES = 20_000
/** Maximum length of a `.parlor` text. */
export const MAX_RECORD_LENGTH = 1_048_576
/** Maximum nesting depth of a settings document. */
export const MAX_SETTINGS_DEPTH = 12

const control = /\p{Cc}/u
const lineSchema = (max: number) =>
  textSchema(max).check(z.refine((value) => !control.test(value), 'holds a control character'))

/** An id for use in file names and messages; it can never be a path. */
export const saveIdSchema = patternSchema(/^[a-z0-9][a-z0-9-]{0,79}$/u)
/**
 * An id of a file among the saves whose name is not one of a save, as copies made by other programs have. It is looked
 * up among the files found; it is no part of a path.
 */
export const strayIdSchema = patternSchema(/^~[0-9a-f]{32}$/u)
/** The id of a game. */
export const gameIdSchema = patternSchema(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const seatLetter = patternSchema(/^[A-H]$/u)
export const timeSchema = integerSchema(0, 8.64e15)
const name = lineSchema(MAX_NAME_LENGTH)
const outcome = lineSchema(24).check(z.minLength(1))
/** A move with its seat: `B C@45`. Long enough for strict play with every claim, and for many stakes. */
const moveText = lineSchema(512).check(z.regex(/^[A-H] ./u))
export const tapeSchema = listSchema(outcome, MAX_PLIES)
export const seedSchema = lineSchema(200)
export const sentenceSchema = textSchema(2_000)

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

const chairSchema: z.ZodMiniType<SeatPlayer> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name }),
  z.strictObject({ kind: z.literal('bot'), name, level: levelSchema }),
])

export const optionsSchema = z
  .record(patternSchema(/^[a-zA-Z][a-zA-Z0-9-]{0,47}$/u), z.union([z.boolean(), lineSchema(64), z.number()]))
  .check(z.refine((options) => Object.keys(options).length <= 64, 'too many options'))

/**
 * A journal entry as it crosses a boundary (IPC, HTTP, a file): every field known, every string and list bounded.
 * Entries that pass are trusted there; whether a move is legal is decided by the rules.
 */
export const journalEntrySchema: z.ZodMiniType<JournalEntry> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chance'), outcomes: tapeSchema.check(z.minLength(1)), at: timeSchema }),
  z.strictObject({ kind: z.literal('move'), move: moveText, at: timeSchema }),
  z.strictObject({ kind: z.literal('undo'), moves: integerSchema(1, MAX_PLIES), at: timeSchema }),
  z.strictObject({ kind: z.literal('resign'), seat: seatLetter, at: timeSchema }),
  z.strictObject({ kind: z.literal('chair'), seat: seatLetter, chair: chairSchema, at: timeSchema }),
  z.strictObject({ kind: z.literal('hint'), seat: seatLetter, at: timeSchema }),
])

/** The game from which another was taken over: the hash of its line of play, and the number of its moves until then. */
export const parentSchema = z.strictObject({
  hash: patternSchema(/^[0-9a-f]{32}$/u),
  ply: integerSchema(0, MAX_PLIES),
})

const headFields = {
  format: z.literal('parlor-journal/1'),
  game: gameIdSchema,
  version: integerSchema(1, 1_000_000),
  options: optionsSchema,
  chairs: listSchema(chairSchema, MAX_SEATS, 1),
  seed: seedSchema,
  tape: z.exactOptional(tapeSchema),
  opening: z.exactOptional(listSchema(moveText, MAX_PLIES)),
  parent: z.exactOptional(parentSchema),
  at: timeSchema,
}

export const newHeadSchema: z.ZodMiniType<Omit<JournalHead, 'id'>> = z.strictObject(headFields)
export const journalHeadSchema: z.ZodMiniType<JournalHead> = z.strictObject({ ...headFields, id: saveIdSchema })

export const entryIndexSchema = integerSchema(0, 1_000_000)

/** Checks only the size: the record's own reader parses it as JSON and reports what is wrong with it. */
export const recordTextSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_RECORD_LENGTH, 'A record has at most 1 MB.'))
