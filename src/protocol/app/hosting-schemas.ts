import * as z from 'zod/mini'
import { listSchema, patternSchema, textSchema, integerSchema } from '../wire/schema-primitives'
import { MAX_SEATS } from '../../rules/kit'
import { levelSchema, optionsSchema, saveIdSchema } from '../wire/fields'
import type { FoundTable, HostedTable, TableSettingsInput, LostTable, TableWarning } from './services'
import { codeSchema, nameSchema, seatSchema, tokenSchema } from '../lan/fields'
import { lobbySchema } from '../lan/table-schemas'
import { ABSENCE_POLICIES } from '../lan/absence-policy'

/** What crosses between a page and the services that host LAN tables. */

const DAY = 24 * 60 * 60 * 1000
const duration = integerSchema(0, DAY)
const gameId = patternSchema(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const sentence = textSchema(2_000)
/** A host and a port: IPv6 in brackets, perhaps with its zone. */
const place = textSchema(300, 3)

export const wishSchema: z.ZodMiniType<TableSettingsInput> = z.strictObject({
  game: gameId,
  name: nameSchema,
  options: optionsSchema,
  chairs: listSchema(z.union([z.literal('open'), levelSchema]), MAX_SEATS, 1),
  settings: z.exactOptional(
    z.strictObject({
      turn: z.exactOptional(z.nullable(duration.check(z.minimum(1_000)))),
      grace: z.exactOptional(duration),
      whenAway: z.exactOptional(z.enum(ABSENCE_POLICIES)),
      standIn: z.exactOptional(levelSchema),
      autoStart: z.exactOptional(z.boolean()),
    }),
  ),
})

/** Names a table of this machine. */
export const tableIdSchema = saveIdSchema

const troubleSchema: z.ZodMiniType<TableWarning> = z.strictObject({
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  params: z.record(textSchema(40), sentence),
  message: sentence,
})

export const hostedSchema: z.ZodMiniType<HostedTable> = z.strictObject({
  id: tableIdSchema,
  code: codeSchema,
  token: tokenSchema,
  links: listSchema(textSchema(400), 64),
  address: z.union([z.literal(''), place]),
  lobby: lobbySchema,
  troubles: listSchema(troubleSchema, 8),
})

/** How a file that may be anything is called. It is looked up among those that were found, never made a path of. */
export const lostIdSchema = textSchema(300, 1)

export const lostSchema: z.ZodMiniType<LostTable> = z.strictObject({
  id: lostIdSchema,
  name: textSchema(300, 1),
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  message: sentence,
})

export const foundSchema: z.ZodMiniType<FoundTable> = z.strictObject({
  id: textSchema(300),
  name: nameSchema,
  game: gameId,
  free: integerSchema(0, 9),
  addresses: listSchema(place, 16),
  compatible: z.boolean(),
})

export { seatSchema }
