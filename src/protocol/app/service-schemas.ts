import * as z from 'zod/mini'
import { MAX_SEATS } from '../../rules/kit'
import {
  MAX_NAME_LENGTH,
  timeSchema,
  sentenceSchema,
  journalHeadSchema,
  journalEntrySchema,
  saveIdSchema,
  strayIdSchema,
  textSchema,
  listSchema,
  integerSchema,
  type PlainData,
} from '../wire/fields'

/** A saved game in the list on the shelf. */
export type SaveSummary = PlainData<typeof saveSummarySchema>
export const saveSummarySchema = z.strictObject({
  id: z.union([saveIdSchema, strayIdSchema]),
  game: textSchema(48),
  names: listSchema(textSchema(MAX_NAME_LENGTH), MAX_SEATS),
  moves: integerSchema(0),
  over: z.boolean(),
  /** Milliseconds since 1970. */
  begun: timeSchema,
  touched: timeSchema,
  /** The sentence to show if the file cannot be opened. */
  fault: z.exactOptional(sentenceSchema),
  /** Set if the file only lacks the name of a save: it can be taken in as a game of its own. */
  canTakeIn: z.exactOptional(z.literal(true)),
})

export type LoadedSave = PlainData<typeof loadedSaveSchema>
export const loadedSaveSchema = z.strictObject({
  head: journalHeadSchema,
  entries: z.array(journalEntrySchema),
  /** The sentence to show if an incomplete last line was cut off when the file was opened. */
  mended: z.exactOptional(sentenceSchema),
})

export type PlatformInfo = PlainData<typeof platformSchema>
export const platformSchema = z.strictObject({
  /** `guest` marks a page served to another machine on the network, which can do nothing but play. */
  shell: z.enum(['electron', 'host', 'guest']),
  version: textSchema(40),
  /** Folder of the saves, to show to users. */
  savesFolder: textSchema(4096),
  /**
   * Present since unreadable settings were found and set aside: whether the previous settings or the defaults are in
   * use instead.
   */
  damagedSettings: z.optional(z.enum(['previous', 'usual'])),
  /** Set if this page is part of an exhibit: visitors play, and nothing else can be reached. */
  exhibit: z.exactOptional(z.literal(true)),
})
