import * as z from 'zod/mini'
import {
  listSchema,
  textSchema,
  integerSchema,
  levelSchema,
  MAX_NAME_LENGTH,
  optionsSchema,
  type PlainData,
} from '../wire/fields'
import { MAX_SEATS, ONLOOKER } from '../../rules/kit'
import { counterSchema, digestSchema, seatSchema } from './fields'

/** Parts of the host's messages. */

const bySeat = <T extends z.ZodMiniType>(value: T) => z.record(seatSchema, value)
const name = textSchema(MAX_NAME_LENGTH)
const game = textSchema(48)

export const PHASES = ['gathering', 'committing', 'playing', 'over'] as const

/**
 * A chair as everyone sees it. `open` waits for a guest; `here` and `away` are a person with and without a connection;
 * a `bot` with `standsIn` keeps the chair for the person whom it names.
 */
const lanChairSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open') }),
  z.object({ state: z.enum(['here', 'away']), name, ready: z.boolean() }),
  z.object({ state: z.literal('bot'), name, level: levelSchema, standsIn: z.boolean() }),
])

/** Number of people in the league of an evening; whoever has fewest points is left out of a longer one. */
export const MAX_LEAGUE = 16

/** A line of the league: games played and won, and a point for everybody who was behind in one of them. */
export const leagueRowSchema = z.object({
  name,
  games: integerSchema(1),
  won: integerSchema(0),
  points: integerSchema(0),
})

/** What is known of a table apart from the game itself. */
export const lobbySchema = z.object({
  table: name,
  game,
  /** Version of the game's rules. */
  rules: integerSchema(1),
  options: optionsSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  /** In seat order. */
  chairs: listSchema(lanChairSchema, MAX_SEATS, 1),
  onlookers: integerSchema(0),
  /** Number of the game within the evening, from 1. */
  round: integerSchema(1),
  /** The chairs that somebody asks for, where the people at the table decide; absent if there are none. */
  asking: z.exactOptional(
    listSchema(
      z.object({
        seat: seatSchema,
        name,
        /** Present if they ask to see the hand that is offered there, and not for the chair. */
        look: z.exactOptional(z.literal(true)),
      }),
      MAX_SEATS,
    ),
  ),
  /** Version 2: the hands that are shown now, to the player at a letter, or to somebody who looks on; absent if none is. */
  shown: z.exactOptional(bySeat(z.nullable(seatSchema))),
  /** Version 2: the league of the evening, the best first; told between games, once one has been played. */
  league: z.exactOptional(listSchema(leagueRowSchema, MAX_LEAGUE, 1)),
})

/**
 * The hidden values of a round as far as they are known; docs/protocol.md describes how the seed is derived from them.
 */
export const luckSchema = z.object({
  /** `reveal` begins when every commitment has arrived or timed out. */
  stage: z.enum(['commit', 'reveal', 'done']),
  /** The host's commitment; its value comes with the result. */
  host: digestSchema,
  commits: bySeat(digestSchema),
  /** Empty while the stage is `commit`. */
  reveals: bySeat(digestSchema),
  /** Players who did not commit, or did not reveal the value to which they had committed, in time. */
  absent: listSchema(seatSchema, MAX_SEATS),
})

const eventSchema = z.looseObject({ type: textSchema(60), seat: z.exactOptional(z.int()) })

/** The kit's `GameView`; `state` has the game's own shape. */
export const gameViewSchema = z.object({
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

/**
 * Time at which the host moves for the seats it waits for, in milliseconds of the host's clock (which a ping reports).
 */
export const clockSchema = z.nullable(z.number())

/** A ply as reported to one eye: the text of a move goes only to its mover, the others get its events. */
export const stepFields = {
  turn: counterSchema,
  seat: z.nullable(seatSchema),
  move: z.nullable(textSchema(512)),
  events: z.array(eventSchema),
  seen: gameViewSchema,
  clock: clockSchema,
}

/** All that an eye may now know of a table. */
export const wholeViewFields = {
  lobby: lobbySchema,
  luck: z.nullable(luckSchema),
  turn: counterSchema,
  /** Null before the first deal. */
  seen: z.nullable(gameViewSchema),
  /** Seats that have resigned this game. */
  resigned: listSchema(seatSchema, MAX_SEATS),
  clock: clockSchema,
}

export type Phase = (typeof PHASES)[number]
export type LobbySeat = PlainData<typeof lanChairSchema>
export type Lobby = PlainData<typeof lobbySchema>
export type LeagueRow = PlainData<typeof leagueRowSchema>
export type FairnessState = PlainData<typeof luckSchema>
