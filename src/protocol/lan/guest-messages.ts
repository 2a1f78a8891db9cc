import * as z from 'zod/mini'
import { type PlainData, textSchema } from '../wire/fields'
import { EMOTES } from './emotes'
import { codeSchema, counterSchema, digestSchema, nameSchema, rangeSchema, seatSchema, tokenSchema } from './fields'
import { versionSchema } from './fields'

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
])

export type Credential = PlainData<typeof credentialSchema>
export type GuestMessage = PlainData<typeof guestMessageSchema>
export type GuestMessageType = GuestMessage['type']
/** The guest's message of a type: `GuestMessageOf<'move'>`. */
export type GuestMessageOf<T extends GuestMessageType> = Extract<GuestMessage, { type: T }>
