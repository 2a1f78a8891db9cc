import * as z from 'zod/mini'
import { list, matching, text, whole } from '../bounded'
import { MAX_SEATS } from '../../rules/kit'
import { levelSchema, optionsSchema, saveIdSchema } from '../schemas'
import type { FoundTable, HostedTable, LanWish, Trouble } from '../services'
import { codeSchema, nameSchema, seatSchema, tokenSchema } from './fields'
import { lobbySchema } from './host-parts'
import { WHEN_AWAY } from './when-away'

/** What crosses between a page and the services that host LAN tables. */

const DAY = 24 * 60 * 60 * 1000
const duration = whole(0, DAY)
const gameId = matching(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const sentence = text(2_000)
/** A host and a port: IPv6 in brackets, perhaps with its zone. */
const place = text(300, 3)

export const wishSchema: z.ZodMiniType<LanWish> = z.strictObject({
  game: gameId,
  name: nameSchema,
  options: optionsSchema,
  chairs: list(z.union([z.literal('open'), levelSchema]), MAX_SEATS, 1),
  settings: z.exactOptional(
    z.strictObject({
      turn: z.exactOptional(z.nullable(duration.check(z.minimum(1_000)))),
      grace: z.exactOptional(duration),
      whenAway: z.exactOptional(z.enum(WHEN_AWAY)),
      standIn: z.exactOptional(levelSchema),
      autoStart: z.exactOptional(z.boolean()),
    }),
  ),
})

/** Names a table of this machine. */
export const tableIdSchema = saveIdSchema

const troubleSchema: z.ZodMiniType<Trouble> = z.strictObject({
  code: matching(/^[a-z][a-z0-9-]{0,59}$/u),
  params: z.record(text(40), sentence),
  message: sentence,
})

export const hostedSchema: z.ZodMiniType<HostedTable> = z.strictObject({
  id: tableIdSchema,
  code: codeSchema,
  token: tokenSchema,
  links: list(text(400), 64),
  address: z.union([z.literal(''), place]),
  lobby: lobbySchema,
  troubles: list(troubleSchema, 8),
})

export const foundSchema: z.ZodMiniType<FoundTable> = z.strictObject({
  id: text(300),
  name: nameSchema,
  game: gameId,
  free: whole(0, 9),
  addresses: list(place, 16),
  compatible: z.boolean(),
})

export { seatSchema }
