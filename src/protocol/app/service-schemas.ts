import * as z from 'zod/mini'
import { MAX_SEATS } from '../../rules/kit'
import {
  MAX_NAME_LENGTH,
  levelSchema,
  optionsSchema,
  patternSchema,
  timeSchema,
  sentenceSchema,
  journalHeadSchema,
  journalEntrySchema,
  saveIdSchema,
  strayIdSchema,
  textSchema,
  parentSchema,
  listSchema,
  integerSchema,
  type PlainData,
} from '../wire/fields'

const seatNumberSchema = integerSchema(0, MAX_SEATS - 1)

/** The longest remark, in UTF-16 units. */
export const MAX_REMARK_LENGTH = 200

/** What a person has noted on the card of a game. */
export type SaveNote = PlainData<typeof saveNoteSchema>
const saveNoteSchema = z.strictObject({ marked: z.boolean(), remark: textSchema(MAX_REMARK_LENGTH) })

/** A change of a note: only what is named becomes other. */
export type SaveNoteChange = PlainData<typeof saveNoteChangeSchema>
export const saveNoteChangeSchema = z.strictObject({
  marked: z.exactOptional(saveNoteSchema.shape.marked),
  remark: z.exactOptional(saveNoteSchema.shape.remark),
})

/** Names a study: the hash of the line of play that is studied, and the letter of the seat whose chance it is. */
export const studyNameSchema = patternSchema(/^[0-9a-f]{32}-[A-Z]$/u)
/** The longest study that is kept, in UTF-16 units. */
export const MAX_STUDY_LENGTH = 500_000

/** What luck brought a seat of a studied game, as a share of a win, and the half width of its 95 % interval. */
export type StudiedLuck = PlainData<typeof studiedLuckSchema>
export const studiedLuckSchema = z.strictObject({
  hash: textSchema(32),
  seat: seatNumberSchema,
  value: z.number(),
  margin: z.number(),
})

/** What a record is of. */
export type ExaminedRecord = PlainData<typeof examinedRecordSchema>
export const examinedRecordSchema = z.strictObject({
  /** Of the line of play: equal for a save and for the record that was exported from it. */
  hash: textSchema(32),
  game: textSchema(48),
  names: listSchema(textSchema(MAX_NAME_LENGTH), MAX_SEATS),
  moves: integerSchema(0),
})

/** The card of a saved game. Of a file that cannot be opened it holds as much as could be read. */
export type SaveSummary = PlainData<typeof saveSummarySchema>
export const saveSummarySchema = z.strictObject({
  id: z.union([saveIdSchema, strayIdSchema]),
  /** Of the line of play; empty if that is unknown. */
  hash: patternSchema(/^(?:[0-9a-f]{32})?$/u),
  game: textSchema(48),
  /** Version of the game's rules; 0 if that is unknown. */
  rules: integerSchema(0),
  /** Those other than the defaults. */
  options: optionsSchema,
  players: listSchema(
    z.strictObject({
      name: textSchema(MAX_NAME_LENGTH),
      kind: z.enum(['person', 'bot']),
      level: z.exactOptional(levelSchema),
    }),
    MAX_SEATS,
  ),
  moves: integerSchema(0),
  over: z.boolean(),
  scores: listSchema(z.number(), MAX_SEATS),
  /** Seats; empty while the game is not over, and after one that nobody has won. */
  winners: listSchema(seatNumberSchema, MAX_SEATS),
  reason: z.nullable(textSchema(100)),
  /** Set if something has helped somebody who played alone. */
  helped: z.exactOptional(z.literal(true)),
  /** Of a puzzle whose solutions have numbers: the one that was found. */
  solution: z.exactOptional(integerSchema(1)),
  /** The seats for which the game waits. */
  awaited: listSchema(seatNumberSchema, MAX_SEATS),
  /** Milliseconds since 1970. */
  begun: timeSchema,
  touched: timeSchema,
  /** Of the deal, if a code names it. */
  code: z.exactOptional(textSchema(20)),
  /** The game from which this one was taken over, and after which of its moves. */
  parent: z.exactOptional(parentSchema),
  note: z.exactOptional(saveNoteSchema),
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
