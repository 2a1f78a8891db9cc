import * as z from 'zod/mini'
import type { ExhibitConfig } from '../../ports/exhibit'
import { integerSchema, listSchema, textSchema } from '../wire/schema-primitives'

/** What a visitor to an exhibit did, to be counted: nothing of it tells who it was. */
export interface VisitNote {
  /** A game was begun, played to its end, or left before. */
  readonly kind: 'begun' | 'ended' | 'left'
  readonly game: string
  /** Code of the language that was spoken. */
  readonly language: string
  /** How long it was played; 0 where it has just begun. */
  readonly seconds: number
}

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

/** What visitors did on a day. */
export interface DayTally {
  readonly begun: number
  readonly ended: number
  readonly left: number
  readonly seconds: number
  /** Games begun, by language and by game. */
  readonly languages: Readonly<Record<string, number>>
  readonly games: Readonly<Record<string, number>>
}

/** A line of the exhibit's log. */
export interface LogLine {
  /** Date and time in UTC. */
  readonly at: string
  readonly event: string
  readonly words?: string | undefined
}

/** What those who work at an exhibit see. */
export interface StaffView {
  readonly version: string
  /** Seconds since the program began. */
  readonly up: number
  /** The name of the exhibit's file. */
  readonly file: string
  readonly config: ExhibitConfig
  readonly today: DayTally
  /** The last lines of the log, the newest first. */
  readonly log: readonly LogLine[]
}

/** What those who work at an exhibit may change; what is left out stays. It is checked like the file that it is written to. */
export interface StaffChanges {
  readonly games?: readonly string[] | undefined
  /** By day: `10:00-18:00` or `closed`; `every` for the rest. */
  readonly hours?: Readonly<Record<string, string>> | undefined
  /** By name and language. */
  readonly captions?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** 0 to 1. */
  readonly loudest?: number | undefined
  readonly begins?: 'off' | 'on' | undefined
  readonly quiet?: boolean | undefined
  readonly large?: boolean | undefined
  /** Millimetres to a pixel. */
  readonly pitch?: number | undefined
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

/** The longest that one game is counted, in seconds. */
const LONGEST_GAME = 86_400

export const visitNoteSchema: z.ZodMiniType<VisitNote> = z.strictObject({
  kind: z.enum(['begun', 'ended', 'left']),
  game: textSchema(48),
  language: textSchema(16),
  seconds: integerSchema(0, LONGEST_GAME),
})
/** The name of a scene. */
export const sceneSchema = textSchema(24, 1)
export const pinSchema = textSchema(8)
export const passSchema = textSchema(32)

const tally = z.record(z.string(), integerSchema(0))
export const staffViewSchema: z.ZodMiniType<StaffView> = z.strictObject({
  version: textSchema(40),
  up: integerSchema(0),
  file: textSchema(255),
  config: z.custom<ExhibitConfig>(),
  today: z.strictObject({
    begun: integerSchema(0),
    ended: integerSchema(0),
    left: integerSchema(0),
    seconds: integerSchema(0),
    languages: tally,
    games: tally,
  }),
  log: z.array(z.strictObject({ at: textSchema(40), event: textSchema(24), words: z.optional(z.string()) })),
})

const MOST_TEXT = 240
const texts = z.record(textSchema(24), textSchema(MOST_TEXT))
export const staffChangesSchema: z.ZodMiniType<StaffChanges> = z.strictObject({
  games: z.optional(listSchema(textSchema(48), 100)),
  hours: z.optional(z.record(textSchema(8), textSchema(16))),
  captions: z.optional(z.record(textSchema(24), texts)),
  loudest: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  begins: z.optional(z.enum(['off', 'on'])),
  quiet: z.optional(z.boolean()),
  large: z.optional(z.boolean()),
  pitch: z.optional(z.number().check(z.minimum(0.05), z.maximum(2))),
})
