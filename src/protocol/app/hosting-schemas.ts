import * as z from 'zod/mini'
import {
  listSchema,
  patternSchema,
  textSchema,
  integerSchema,
  levelSchema,
  optionsSchema,
  saveIdSchema,
  type PlainData,
} from '../wire/fields'
import { MAX_SEATS } from '../../rules/kit'
import { codeSchema, nameSchema, tokenSchema } from '../lan/fields'
import { lobbySchema } from '../lan/table-schemas'
import { ABSENCE_POLICIES } from '../lan/absence-policy'

/** What crosses between a page and the services that host LAN tables. */

const DAY = 24 * 60 * 60 * 1000
const duration = integerSchema(0, DAY)
const gameId = patternSchema(/^[a-z0-9][a-z0-9-]{0,47}$/u)
const sentence = textSchema(2_000)
/** A host and a port: IPv6 in brackets, perhaps with its zone. */
const place = textSchema(300, 3)

/** A LAN table as its owner wishes for it. */
export type TableSettingsInput = PlainData<typeof wishSchema>
export const wishSchema = z.strictObject({
  game: gameId,
  /** What the table is called in lists. */
  name: nameSchema,
  /** Those that differ from the defaults. */
  options: optionsSchema,
  /** One a seat: an open chair for a person, or a bot of a level. */
  chairs: listSchema(z.union([z.literal('open'), levelSchema]), MAX_SEATS, 1),
  /** Times in milliseconds. */
  settings: z.exactOptional(
    z.strictObject({
      /** Time for a move; null for as long as one likes. */
      turn: z.exactOptional(z.nullable(duration.check(z.minimum(1_000)))),
      /** How long a chair is kept for somebody whose connection is lost. */
      grace: z.exactOptional(duration),
      whenAway: z.exactOptional(z.enum(ABSENCE_POLICIES)),
      /** Skill of the bots that stand in. */
      standIn: z.exactOptional(levelSchema),
      /** Whether the game begins by itself when every chair is taken and everybody is ready. */
      autoStart: z.exactOptional(z.boolean()),
    }),
  ),
})

/** Names a table of this machine. */
export const tableIdSchema = saveIdSchema

/** Something that stands in the way of a hosted table. */
export type TableWarning = PlainData<typeof troubleSchema>
const troubleSchema = z.strictObject({
  /** Kebab-case, as `unheard` or `unsaved-disk-full`; those that begin with `unsaved` mean that play is not on the disk. */
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  /** What the sentence for the code names. */
  params: z.record(textSchema(40), sentence),
  /** The whole in English, for a page that has no words for the code. */
  message: sentence,
})

/** A table that this machine hosts. */
export type HostedTable = PlainData<typeof hostedSchema>
export const hostedSchema = z.strictObject({
  id: tableIdSchema,
  /** Six letters and digits, to be said aloud. */
  code: codeSchema,
  /** The secret of the QR code, 32 hex digits. */
  token: tokenSchema,
  /** Whole links for guests, the best address first. */
  links: listSchema(textSchema(400), 64),
  /** `host:port` where this machine's own page reaches it; empty while nobody can be let in. */
  address: z.union([z.literal(''), place]),
  lobby: lobbySchema,
  /** What can't be now: no discovery on this network, a listener that could not be opened, a disk that is full. */
  troubles: listSchema(troubleSchema, 8),
})

/** How a file that may be anything is called. It is looked up among those that were found, never made a path of. */
export const lostIdSchema = textSchema(300, 1)

/** A table of this machine that could not be brought back after a start. Its files lie where they lay. */
export type LostTable = PlainData<typeof lostSchema>
export const lostSchema = z.strictObject({
  /** How its file is called. */
  id: lostIdSchema,
  /** What it is called, or its id where not even that can be read. */
  name: textSchema(300, 1),
  /** Why: `damaged-table`, `newer-format`, a code of its game's save such as `damaged-save`, or one of the disk. */
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  /** The same as a sentence. */
  message: sentence,
})

/** A table that somebody else in the house hosts. */
export type FoundTable = PlainData<typeof foundSchema>
export const foundSchema = z.strictObject({
  /** The same for as long as the table stands. */
  id: textSchema(300),
  name: nameSchema,
  game: gameId,
  /** Chairs on which nobody sits. */
  free: integerSchema(0, 9),
  /** `host:port`, the best first. */
  addresses: listSchema(place, 16),
  /** Whether it speaks a version of the protocol that this program speaks. */
  compatible: z.boolean(),
})
