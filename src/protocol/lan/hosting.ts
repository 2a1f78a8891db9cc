import { z } from 'zod'
import { MAX_SEATS } from '../../rules/kit'
import { levelSchema, optionsSchema, saveIdSchema } from '../schemas'
import type { FoundTable, HostedTable, LanWish } from '../services'
import { codeSchema, nameSchema, seatSchema, tokenSchema } from './fields'
import { lobbySchema } from './host-parts'

/** What crosses between a page and the services that host LAN tables. */

const DAY = 24 * 60 * 60 * 1000
const duration = z.number().int().min(0).max(DAY)
const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const sentence = z.string().max(2_000)
/** A host and a port: IPv6 in brackets, perhaps with its zone. */
const place = z.string().min(3).max(300)

export const wishSchema: z.ZodType<LanWish> = z.strictObject({
  game: gameId,
  name: nameSchema,
  options: optionsSchema,
  chairs: z
    .array(z.union([z.literal('open'), levelSchema]))
    .min(1)
    .max(MAX_SEATS),
  settings: z
    .strictObject({
      turn: duration.min(1_000).nullable().exactOptional(),
      grace: duration.exactOptional(),
      whenAway: z.enum(['bot', 'wait']).exactOptional(),
      standIn: levelSchema.exactOptional(),
      autoStart: z.boolean().exactOptional(),
    })
    .exactOptional(),
})

/** Names a table of this machine. */
export const tableIdSchema = saveIdSchema

export const hostedSchema: z.ZodType<HostedTable> = z.strictObject({
  id: tableIdSchema,
  code: codeSchema,
  token: tokenSchema,
  links: z.array(z.string().max(400)).max(64),
  address: place,
  lobby: lobbySchema,
  trouble: sentence.nullable(),
})

export const foundSchema: z.ZodType<FoundTable> = z.strictObject({
  id: z.string().max(300),
  name: nameSchema,
  game: gameId,
  free: z.number().int().min(0).max(9),
  addresses: z.array(place).max(16),
  compatible: z.boolean(),
})

export { seatSchema }
