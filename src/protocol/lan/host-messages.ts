import * as z from 'zod/mini'
import {
  type PlainData,
  listSchema,
  textSchema,
  integerSchema,
  MAX_NAME_LENGTH,
  MAX_PLIES,
  optionsSchema,
  tapeSchema,
} from '../wire/fields'
import { MAX_SEATS, RECORD_FORMAT } from '../../rules/kit'
import { EMOTES } from './emotes'
import { counterSchema, digestSchema, seatSchema, tokenSchema, versionSchema, wordSchema } from './fields'
import { clockSchema, gameViewSchema, lobbySchema, luckSchema, stepFields, wholeViewFields } from './table-schemas'

/**
 * `seq` numbers the messages to an audience (one seat, or all onlookers together, who see the same) without gaps. A
 * message sent to one guest alone (`welcome`, `refused`, `answer`, `words`, `view`, `bye`, a repeated `result`) carries the
 * number of the last message to the whole audience.
 */
const envelope = { v: versionSchema, seq: counterSchema }
/** A guest ignores fields that it does not know, so a newer host may send more. */
const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.object({ ...envelope, type: z.literal(type), ...fields })

const errorFields = { code: textSchema(60), message: textSchema(500) }

const viewSchema = message('view', wholeViewFields)

const recordSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  game: textSchema(48),
  /** Absent for version 1 of the game's rules. */
  rules: z.exactOptional(integerSchema(1)),
  options: optionsSchema,
  seats: listSchema(seatSchema, MAX_SEATS, 1),
  names: z.exactOptional(z.record(seatSchema, textSchema(MAX_NAME_LENGTH))),
  chance: z.exactOptional(z.object({ tape: tapeSchema, seed: digestSchema })),
  moves: listSchema(textSchema(512), MAX_PLIES),
})

/** Every message that the host can send. */
export const hostMessageSchema = z.discriminatedUnion('type', [
  /**
   * The guest is let in. If a chair was resumed, `seat` names it and `token` is its new secret; `lastId` is the highest
   * id answered for it.
   */
  message('welcome', {
    seat: z.nullable(seatSchema),
    token: z.nullable(tokenSchema),
    lastId: counterSchema,
    view: viewSchema,
  }),
  /** The guest is not let in; the connection ends. */
  message('refused', errorFields),
  message('lobby', { lobby: lobbySchema }),
  message('luck', { luck: luckSchema }),
  message('step', stepFields),
  message('clock', { clock: clockSchema }),
  viewSchema,
  /**
   * `seat` and `token` answer `sit` and `claim`; `now` answers `ping`; `word` answers `word` and `show`; `sight` answers
   * `look`. `view` answers `again`, and stale or illegal requests.
   */
  message('answer', {
    id: counterSchema,
    ok: z.boolean(),
    error: z.exactOptional(z.object(errorFields)),
    seat: z.exactOptional(z.nullable(seatSchema)),
    token: z.exactOptional(tokenSchema),
    now: z.exactOptional(z.number()),
    word: z.exactOptional(wordSchema),
    sight: z.exactOptional(gameViewSchema),
    view: z.exactOptional(viewSchema),
  }),
  /** To the owner alone: the return words of the chairs whose persons are away. */
  message('words', { chairs: z.record(seatSchema, wordSchema) }),
  /** Somebody has claimed a chair, so its person plays over another connection from now on. */
  message('handover', { seat: seatSchema }),
  /** The hand of `seat` is shown from now on, or no longer: to the player at `to`, or to somebody who looks on. */
  message('shown', { seat: seatSchema, to: z.nullable(seatSchema), on: z.boolean() }),
  message('emote', { seat: seatSchema, name: z.enum(EMOTES) }),
  /** The game is over: everything that was hidden, for guests who want to check it. */
  message('result', {
    record: recordSchema,
    hostValue: digestSchema,
    luck: luckSchema,
    seed: digestSchema,
    resigned: listSchema(seatSchema, MAX_SEATS),
  }),
  /** The connection ends: the guest was removed or replaced by a newer connection, or the table is closed. */
  message('bye', errorFields),
])

export type HostMessage = PlainData<typeof hostMessageSchema>
export type HostMessageType = HostMessage['type']
/** The host's message of a type: `HostMessageOf<'step'>`. */
export type HostMessageOf<T extends HostMessageType> = Extract<HostMessage, { type: T }>
export type WholeView = HostMessageOf<'view'>
