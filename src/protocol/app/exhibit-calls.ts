import * as z from 'zod/mini'
import type { ExhibitConfig } from '../../ports/exhibit'
import { type PlainData, integerSchema, listSchema, textSchema } from '../wire/fields'

/** The longest that one game is counted, in seconds. */
const LONGEST_GAME = 86_400

/** What a visitor to an exhibit did, to be counted: nothing of it tells who it was. */
export type VisitNote = PlainData<typeof visitNoteSchema>
export const visitNoteSchema = z.strictObject({
  /** A game was begun, played to its end, or left before. */
  kind: z.enum(['begun', 'ended', 'left']),
  game: textSchema(48),
  /** Code of the language that was spoken. */
  language: textSchema(16),
  /** How long it was played; 0 where it has just begun. */
  seconds: integerSchema(0, LONGEST_GAME),
})
/** The name of a scene. */
export const sceneSchema = textSchema(24, 1)
export const pinSchema = textSchema(8)
export const passSchema = textSchema(32)

const tally = z.record(z.string(), integerSchema(0))

/** What visitors did on a day. */
export type DayTally = PlainData<typeof dayTallySchema>
const dayTallySchema = z.strictObject({
  begun: integerSchema(0),
  ended: integerSchema(0),
  left: integerSchema(0),
  seconds: integerSchema(0),
  /** Games begun, by language and by game. */
  languages: tally,
  games: tally,
})

/** A line of the exhibit's log. */
export type LogLine = PlainData<typeof logLineSchema>
const logLineSchema = z.strictObject({
  /** Date and time in UTC. */
  at: textSchema(40),
  event: textSchema(24),
  words: z.optional(z.string()),
})

/** What those who work at an exhibit see. */
export type StaffView = PlainData<typeof staffViewSchema>
export const staffViewSchema = z.strictObject({
  version: textSchema(40),
  /** Seconds since the program began. */
  up: integerSchema(0),
  /** The name of the exhibit's file. */
  file: textSchema(255),
  config: z.custom<ExhibitConfig>(),
  today: dayTallySchema,
  /** The last lines of the log, the newest first. */
  log: z.array(logLineSchema),
})

const MOST_TEXT = 240
const texts = z.record(textSchema(24), textSchema(MOST_TEXT))

/** What those who work at an exhibit may change; what is left out stays. It is checked like the file that it is written to. */
export type StaffChanges = PlainData<typeof staffChangesSchema>
export const staffChangesSchema = z.strictObject({
  games: z.optional(listSchema(textSchema(48), 100)),
  /** By day: `10:00-18:00` or `closed`; `every` for the rest. */
  hours: z.optional(z.record(textSchema(8), textSchema(16))),
  /** By name and language. */
  captions: z.optional(z.record(textSchema(24), texts)),
  /** 0 to 1. */
  loudest: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  begins: z.optional(z.enum(['off', 'on'])),
  quiet: z.optional(z.boolean()),
  large: z.optional(z.boolean()),
  /** Millimetres to a pixel. */
  pitch: z.optional(z.number().check(z.minimum(0.05), z.maximum(2))),
})

/** What an exhibit's page may ask of its machine: no more than this. */
export interface ExhibitService {
  /** What is to be shown. */
  open(): Promise<ExhibitConfig>
  /** The number of the next deal: another one at each call, also after a restart. */
  deal(): Promise<number>
  /** A sign of life, with the scene that the page shows. */
  alive(scene: string): Promise<void>
  count(note: VisitNote): Promise<void>
}

/**
 * The menu of those who work at an exhibit. Whoever gives the PIN gets a pass, which lasts for two minutes after it was
 * used. Codes: `wrong-pin`, `locked`, `no-pass`, `bad-exhibit`, and those of the disk.
 */
export interface StaffService {
  /** Answers a pass. */
  enter(pin: string): Promise<string>
  look(pass: string): Promise<StaffView>
  /** Writes the exhibit's file; pages show it once they are loaded anew. */
  change(pass: string, changes: StaffChanges): Promise<StaffView>
  leave(pass: string): Promise<void>
}
