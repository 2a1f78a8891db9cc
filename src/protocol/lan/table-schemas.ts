import * as z from 'zod/mini'
import {
  listSchema,
  textSchema,
  integerSchema,
  levelSchema,
  MAX_NAME,
  optionsSchema,
  type PlainData,
} from '../wire/fields'
import { MAX_SEATS, ONLOOKER } from '../../rules/kit'
import { counterSchema, digestSchema, seatSchema } from './fields'

/** Parts of the host's messages. */

const bySeat = <T extends z.ZodMiniType>(value: T) => z.record(seatSchema, value)
const name = textSchema(MAX_NAME)
const game = textSchema(48)

export const PHASES = ['gathering', 'committing', 'playing', 'over'] as const

/**
 * A chair as everybody sees it. `open` waits for a guest; `here` and `away` are a person with and without a connection;
 * a `bot` with `standsIn` keeps the chair for the person it names.
 */
const lanChairSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open') }),
  z.object({ state: z.enum(['here', 'away']), name, ready: z.boolean() }),
  z.object({ state: z.literal('bot'), name, level: levelSchema, standsIn: z.boolean() }),
])

/** What is known of a table without looking at the game. */
export const lobbySchema = z.object({
  table: name,
  game,
  /** Version of the game's rules. */
  rules: integerSchema(1),
  options: optionsSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  /** In order of the seats. */
  chairs: listSchema(lanChairSchema, MAX_SEATS, 1),
  onlookers: integerSchema(0),
  /** Which game of the evening this is, from 1. */
  round: integerSchema(1),
})

/** The hidden values of a round as far as they are known: docs/protocol.md tells how a seed is made of them. */
export const luckSchema = z.object({
  /** `reveal` begins when every commitment is in, or given up waiting for. */
  stage: z.enum(['commit', 'reveal', 'done']),
  /** The host's commitment; its value comes with the result. */
  host: digestSchema,
  commits: bySeat(digestSchema),
  /** Empty while the stage is `commit`. */
  reveals: bySeat(digestSchema),
  /** Persons who did not commit, or did not reveal what they had committed to, in time. */
  absent: listSchema(seatSchema, MAX_SEATS),
})

const eventSchema = z.looseObject({ type: textSchema(60), seat: z.exactOptional(z.int()) })

/** The kit's `Seen`; `state` is the game's own. */
const seenSchema = z.object({
  game,
  options: optionsSchema,
  seats: integerSchema(1, MAX_SEATS),
  eye: integerSchema(ONLOOKER, MAX_SEATS - 1),
  over: z.boolean(),
  toMove: listSchema(seatSchema, MAX_SEATS),
  scores: bySeat(z.number()),
  winners: z.nullable(listSchema(seatSchema, MAX_SEATS)),
  state: z.unknown(),
})

/** Milliseconds of the host's clock (a ping tells it) at which the host moves for whoever is waited for. */
export const clockSchema = z.nullable(z.number())

/** A ply as one eye is told it: the text of a move goes to whoever made it, the others have its events. */
export const stepFields = {
  turn: counterSchema,
  seat: z.nullable(seatSchema),
  move: z.nullable(textSchema(512)),
  events: z.array(eventSchema),
  seen: seenSchema,
  clock: clockSchema,
}

/** All that an eye may know of a table now. */
export const wholeFields = {
  lobby: lobbySchema,
  luck: z.nullable(luckSchema),
  turn: counterSchema,
  /** Null before the first deal. */
  seen: z.nullable(seenSchema),
  /** Whoever has given this game up. */
  resigned: listSchema(seatSchema, MAX_SEATS),
  clock: clockSchema,
}

export type Phase = (typeof PHASES)[number]
export type LobbySeat = PlainData<typeof lanChairSchema>
export type Lobby = PlainData<typeof lobbySchema>
export type LuckState = PlainData<typeof luckSchema>
