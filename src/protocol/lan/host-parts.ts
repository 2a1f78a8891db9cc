import { z } from 'zod'
import { MAX_SEATS, ONLOOKER } from '../../rules/kit'
import { levelSchema, MAX_NAME, optionsSchema } from '../schemas'
import { counterSchema, digestSchema, seatSchema } from './fields'

/** Parts of the host's messages. */

const bySeat = <T extends z.ZodType>(value: T) => z.record(seatSchema, value)
const name = z.string().max(MAX_NAME)

export const PHASES = ['gathering', 'committing', 'playing', 'over'] as const

/**
 * A chair as everybody sees it. `open` waits for a guest; `here` and `away` are a person with and without a connection;
 * a `bot` with `standsIn` keeps the chair for the person it names.
 */
export const lanChairSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ state: z.enum(['here', 'away']), name, ready: z.boolean() }),
  z.strictObject({ state: z.literal('bot'), name, level: levelSchema, standsIn: z.boolean() }),
])

/** What is known of a table without looking at the game. */
export const lobbySchema = z.strictObject({
  table: z.string().max(MAX_NAME),
  game: z.string().max(48),
  /** Version of the game's rules. */
  rules: z.number().int().min(1),
  options: optionsSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  /** In order of the seats. */
  chairs: z.array(lanChairSchema).min(1).max(MAX_SEATS),
  onlookers: z.number().int().min(0),
  /** Which game of the evening this is, from 1. */
  round: z.number().int().min(1),
})

/** The hidden values of a round as far as they are known: docs/protocol.md tells how a seed is made of them. */
export const luckSchema = z.strictObject({
  /** `reveal` begins when every commitment is in, or given up waiting for. */
  stage: z.enum(['commit', 'reveal', 'done']),
  /** The host's commitment; its value comes with the result. */
  host: digestSchema,
  commits: bySeat(digestSchema),
  /** Empty while the stage is `commit`. */
  reveals: bySeat(digestSchema),
  /** Persons who did not commit, or did not reveal what they had committed to, in time. */
  absent: z.array(seatSchema).max(MAX_SEATS),
})

const eventSchema = z.looseObject({ type: z.string().max(60), seat: z.number().int().exactOptional() })

/** The kit's `Seen`; `state` is the game's own. */
export const seenSchema = z.strictObject({
  game: z.string().max(48),
  options: optionsSchema,
  seats: z.number().int().min(1).max(MAX_SEATS),
  eye: z
    .number()
    .int()
    .min(ONLOOKER)
    .max(MAX_SEATS - 1),
  over: z.boolean(),
  toMove: z.array(seatSchema),
  scores: bySeat(z.number()),
  winners: z.array(seatSchema).nullable(),
  state: z.unknown(),
})

/** Milliseconds of the host's clock (a ping tells it) at which the host moves for whoever is waited for. */
export const clockSchema = z.number().nullable()

/** A ply as one eye is told it: the text of a move goes to whoever made it, the others have its events. */
export const stepFields = {
  turn: counterSchema,
  seat: seatSchema.nullable(),
  move: z.string().max(512).nullable(),
  events: z.array(eventSchema),
  seen: seenSchema,
  clock: clockSchema,
}

/** All that an eye may know of a table now. */
export const wholeFields = {
  lobby: lobbySchema,
  luck: luckSchema.nullable(),
  turn: counterSchema,
  /** Null before the first deal. */
  seen: seenSchema.nullable(),
  /** Whoever has given this game up. */
  resigned: z.array(seatSchema).max(MAX_SEATS),
  clock: clockSchema,
}

export type Phase = (typeof PHASES)[number]
export type LanChair = z.infer<typeof lanChairSchema>
export type Lobby = z.infer<typeof lobbySchema>
export type LuckState = z.infer<typeof luckSchema>
