import * as z from 'zod/mini'
import { MAX_SEATS } from '../../rules/kit'
import {
  MAX_NAME,
  time,
  sentence,
  journalHeadSchema,
  journalEntrySchema,
  textSchema,
  listSchema,
  integerSchema,
  type PlainData,
} from '../wire/fields'

/** A saved game in the list of the shelf. */
export type SaveSummary = PlainData<typeof saveSummarySchema>
export const saveSummarySchema = z.strictObject({
  id: textSchema(200),
  game: textSchema(48),
  names: listSchema(textSchema(MAX_NAME), MAX_SEATS),
  moves: integerSchema(0),
  over: z.boolean(),
  /** Milliseconds since 1970. */
  begun: time,
  touched: time,
  /** Set where the file cannot be opened: the sentence to show. */
  fault: z.exactOptional(sentence),
})

export type LoadedSave = PlainData<typeof loadedSaveSchema>
export const loadedSaveSchema = z.strictObject({
  head: journalHeadSchema,
  entries: z.array(journalEntrySchema),
  /** Set if a torn last line was cut off when it was opened: the sentence to show. */
  mended: z.exactOptional(sentence),
})

export type PlatformInfo = PlainData<typeof platformSchema>
export const platformSchema = z.strictObject({
  /** `guest`: a page that was served to somebody else in the house, who can do nothing but play. */
  shell: z.enum(['electron', 'host', 'guest']),
  version: textSchema(40),
  /** Where saves lie, for people. */
  savesFolder: textSchema(4096),
  /** Set since settings were found that can't be read, and were set aside: whether those before them are in use instead. */
  damagedSettings: z.optional(z.enum(['previous', 'usual'])),
  /** Set where this page stands in an exhibit: visitors play, and nothing else can be reached. */
  exhibit: z.exactOptional(z.literal(true)),
})
