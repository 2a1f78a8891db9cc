import * as z from 'zod/mini'
import { type PlainData, textSchema } from '../wire/fields'
import { EMOTES } from './emotes'
import {
  codeSchema,
  counterSchema,
  digestSchema,
  nameSchema,
  rangeSchema,
  seatSchema,
  tokenSchema,
  versionSchema,
  wordSchema,
} from './fields'

/** The credential of a guest: the spoken code, the token of the QR code, or the secret of a chair taken before. */
export const credentialSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('code'), code: codeSchema }),
  z.strictObject({ kind: z.literal('token'), token: tokenSchema }),
  z.strictObject({ kind: z.literal('resume'), seat: seatSchema, token: tokenSchema }),
])

/** `id` increases with each message of the guest: a repeated message gets its old answer and has no second effect. */
const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ v: versionSchema, id: counterSchema, type: z.literal(type), ...fields })

const helloSchema = message('hello', { protocol: rangeSchema, pass: credentialSchema })

/** Every message that a guest can send. */
export const guestMessageSchema = z.discriminatedUnion('type', [
  helloSchema,
  /** Takes an open chair: the one named, or the first. */
  message('sit', { seat: z.exactOptional(seatSchema), name: nameSchema }),
  /** Gives up the chair; the guest becomes an onlooker. */
  message('stand', {}),
  message('ready', { ready: z.boolean() }),
  message('commit', { hash: digestSchema }),
  message('reveal', { value: digestSchema }),
  /** `turn` is the last one reported to the guest. */
  message('move', { turn: counterSchema, text: textSchema(510, 1) }),
  message('undo', { turn: counterSchema }),
  message('resign', {}),
  /** Requests the whole view after a gap; `from` is the last number up to which nothing is missing. */
  message('again', { from: counterSchema }),
  message('emote', { name: z.enum(EMOTES) }),
  message('ping', {}),
  /**
   * Takes a person's chair for the same person, who comes from another device or browser: by its return word; by an
   * earlier secret of the chair; or by naming the chair alone, which needs consent.
   */
  message('claim', {
    word: z.exactOptional(wordSchema),
    seat: z.exactOptional(seatSchema),
    token: z.exactOptional(tokenSchema),
  }),
  /** Requests the return word of one's own chair. */
  message('word', {}),
  /** Offers one's own hand to whoever says the word of the answer, until one's next move; or shows it no longer. */
  message('show', { on: z.boolean() }),
  /** Requests the hand that is offered under a word. */
  message('look', { word: wordSchema }),
  /** Answers a question of `lobby.asking`: whether the asker may sit there. */
  message('agree', { seat: seatSchema, agree: z.boolean() }),
  /** Says that the connection is that of the table's owner, who is then told `words`. */
  message('role', { as: z.literal('owner'), key: tokenSchema }),
])

export type Credential = PlainData<typeof credentialSchema>
export type GuestMessage = PlainData<typeof guestMessageSchema>
export type GuestMessageType = GuestMessage['type']
/** The messages that version 1 of the protocol does not have. */
export const VERSION_2_TYPES: ReadonlySet<GuestMessageType> = new Set([
  'claim',
  'word',
  'agree',
  'role',
  'show',
  'look',
])
/** The guest's message of a type: `GuestMessageOf<'move'>`. */
export type GuestMessageOf<T extends GuestMessageType> = Extract<GuestMessage, { type: T }>
