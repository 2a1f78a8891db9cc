import * as z from 'zod/mini'
import { CAPTIONS, TOGETHER_MODES, type ExhibitConfig } from '../../ports/exhibit'
import { DAYS } from '../../ports/exhibit-hours'
import { GAME_IDS } from '../../rules/manifest'
import { type PlainData, integerSchema, listSchema, textSchema } from '../wire/fields'

/** Upper limit of a game's counted duration, in seconds. */
const MAX_GAME_SECONDS = 86_400

/** An action of an exhibit's visitor, for statistics; it contains nothing that identifies the visitor. */
export type VisitNote = PlainData<typeof visitNoteSchema>
export const visitNoteSchema = z.strictObject({
  /** Whether a game was begun, played to its end, left earlier, or left by a visitor who just went away. */
  kind: z.enum(['begun', 'ended', 'left', 'timedOut']),
  game: textSchema(48),
  /** Code of the page's language. */
  language: textSchema(16),
  /** Duration of play; 0 if the game has just begun. */
  seconds: integerSchema(0, MAX_GAME_SECONDS),
})
/** The name of a scene; `staff` while the staff's menu or its keypad is open. */
export const sceneSchema = textSchema(24, 1)
/** The scenes in which nobody plays. */
export const IDLE_SCENES: readonly string[] = ['attract', 'closed']
/** What a page has to do: load itself again, or nothing. */
export type PageOrder = PlainData<typeof pageOrderSchema>
export const pageOrderSchema = z.enum(['none', 'reload'])
export const pinSchema = textSchema(8)
export const staffPassSchema = textSchema(32)

const tally = z.record(z.string(), integerSchema(0))

/** Statistics of one day. */
export type DayTally = PlainData<typeof dayTallySchema>
export const dayTallySchema = z.strictObject({
  begun: integerSchema(0),
  ended: integerSchema(0),
  /** Games that were not played to their end, those that timed out among them. */
  left: integerSchema(0),
  timedOut: integerSchema(0),
  seconds: integerSchema(0),
  /** Number of games begun, by language and by game. */
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

const wordsByKey = z.record(z.string(), z.string())

/** The complete configuration of an exhibit, as its page is sent it. */
export const exhibitConfigSchema: z.ZodMiniType<ExhibitConfig> = z.strictObject({
  games: z.array(z.enum(GAME_IDS)),
  languages: z.array(z.strictObject({ code: z.string(), name: z.string() })).check(z.minLength(1)),
  captions: z.partialRecord(z.enum(CAPTIONS), wordsByKey),
  words: z.record(z.string(), wordsByKey),
  screen: z.strictObject({
    pitch: z.nullable(z.number()),
    table: z.enum(['deep', 'flat']),
    large: z.boolean(),
    quiet: z.boolean(),
    reach: z.nullable(z.strictObject({ from: z.number(), to: z.number() })),
  }),
  idle: z.strictObject({ after: z.number(), ring: z.number() }),
  sound: z.strictObject({ loudest: z.number(), begins: z.enum(['off', 'on']), attract: z.boolean() }),
  together: z.enum(TOGETHER_MODES),
  phones: z.boolean(),
  restart: z.nullable(z.string()),
  hours: z.partialRecord(z.enum([...DAYS, 'every']), z.string()),
  staff: z.boolean(),
})

/** What the exhibit's staff see. */
export type StaffView = PlainData<typeof staffViewSchema>
export const staffViewSchema = z.strictObject({
  version: textSchema(40),
  /** Seconds since the program started. */
  up: integerSchema(0),
  /** Name of the exhibit's configuration file. */
  file: textSchema(255),
  config: exhibitConfigSchema,
  today: dayTallySchema,
  /** The last lines of the log, newest first. */
  log: z.array(logLineSchema),
})

const MAX_TEXT_LENGTH = 240
const texts = z.record(textSchema(24), textSchema(MAX_TEXT_LENGTH))

/**
 * Settings that the exhibit's staff may change; omitted fields stay as they are. Validated like the file to which they
 * are written.
 */
export type StaffChanges = PlainData<typeof staffChangesSchema>
export const staffChangesSchema = z.strictObject({
  games: z.optional(listSchema(textSchema(48), 100)),
  /** Opening hours by day: `10:00-18:00` or `closed`; `every` for all other days. */
  hours: z.optional(z.record(textSchema(8), textSchema(16))),
  /** Captions by name and language. */
  captions: z.optional(z.record(textSchema(24), texts)),
  /** Maximum volume, 0 to 1. */
  loudest: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  begins: z.optional(z.enum(['off', 'on'])),
  quiet: z.optional(z.boolean()),
  large: z.optional(z.boolean()),
  /** Millimetres per pixel. */
  pitch: z.optional(z.number().check(z.minimum(0.05), z.maximum(2))),
})

/** All that an exhibit's page may request from its machine. */
export interface ExhibitService {
  /** Returns the configuration to show. */
  open(): Promise<ExhibitConfig>
  /** Returns the number of the next deal: a different one at each call, even after a restart. */
  deal(): Promise<number>
  /** Returns the number of the next minute of the attract scene, one more than at the call before, even after a restart. */
  minute(): Promise<number>
  /** Signals that the page is alive, with the scene that it shows. Returns what the page has to do. */
  alive(scene: string): Promise<PageOrder>
  count(note: VisitNote): Promise<void>
}

/**
 * The staff menu of an exhibit. Entering the PIN yields a pass, which expires two minutes after its last use. Error
 * codes: `wrong-pin`, `locked`, `no-pass`, `bad-exhibit`, and those of the disk.
 */
export interface StaffService {
  /** Returns a pass. */
  enter(pin: string): Promise<string>
  look(pass: string): Promise<StaffView>
  /** Writes the exhibit's file; pages show the change after reloading. */
  change(pass: string, changes: StaffChanges): Promise<StaffView>
  leave(pass: string): Promise<void>
}
