import * as z from 'zod/mini'
import {
  gameIdSchema,
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

/** Data exchanged between a page and the services that host LAN tables. */

const DAY_MS = 24 * 60 * 60 * 1000
const duration = integerSchema(0, DAY_MS)
const sentence = textSchema(2_000)
/** A host and a port; IPv6 in brackets, optionally with its zone. */
export const addressSchema = textSchema(300, 3)

/** The settings with which an owner opens a LAN table. */
export type TableSettingsInput = PlainData<typeof tableSettingsSchema>
export const tableSettingsSchema = z.strictObject({
  game: gameIdSchema,
  /** Name of the table in lists. */
  name: nameSchema,
  /** Options that differ from the defaults. */
  options: optionsSchema,
  /** One entry per seat: an open chair for a person, or a bot's level. */
  chairs: listSchema(z.union([z.literal('open'), levelSchema]), MAX_SEATS, 1),
  /** Times in milliseconds. */
  settings: z.exactOptional(
    z.strictObject({
      /** Time for a move; null for no limit. */
      turn: z.exactOptional(z.nullable(duration.check(z.minimum(1_000)))),
      /** How long the game waits in the turn of a player whose connection is lost. */
      grace: z.exactOptional(duration),
      whenAway: z.exactOptional(z.enum(ABSENCE_POLICIES)),
      /** Level of the bots that stand in. */
      standIn: z.exactOptional(levelSchema),
      /** Whether the game begins automatically once every chair is taken and every player is ready. */
      autoStart: z.exactOptional(z.boolean()),
      /** Whether a chair opens when its player was away for that time between games. */
      opensAbandoned: z.exactOptional(z.boolean()),
    }),
  ),
})

/** Id of a table of this machine. */
export const tableIdSchema = saveIdSchema

/** A problem of a hosted table. */
export type TableWarning = PlainData<typeof tableWarningSchema>
const tableWarningSchema = z.strictObject({
  /**
   * Kebab-case, such as `unheard` or `unsaved-disk-full`; a code that begins with `unsaved` means that play is not on
   * the disk.
   */
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  /** Values to insert into the sentence for the code. */
  params: z.record(textSchema(40), sentence),
  /** The complete sentence in English, for a page that has no translation for the code. */
  message: sentence,
})

/** A table that this machine hosts. */
export type HostedTable = PlainData<typeof hostedTableSchema>
export const hostedTableSchema = z.strictObject({
  id: tableIdSchema,
  /** Six letters and digits, to be spoken. */
  code: codeSchema,
  /** The secret in the QR code, 32 hex digits. */
  token: tokenSchema,
  /** The secret by which its host recognizes the owner's page, 32 hex digits. */
  ownerKey: tokenSchema,
  /** Complete links for guests, the best address first. */
  links: listSchema(textSchema(400), 64),
  /** For each link, the name of the network interface of this machine that it leads to; empty if unknown. */
  adapters: listSchema(textSchema(300), 64),
  /** `host:port` at which this machine's own page reaches it; empty while nobody can be let in. */
  address: z.union([z.literal(''), addressSchema]),
  lobby: lobbySchema,
  /** Current problems: discovery not possible on this network, a listener that could not be opened, a full disk. */
  troubles: listSchema(tableWarningSchema, 10),
})

/** Name of a file, which may be any text. It is looked up among the files found, never used as a path. */
export const lostTableIdSchema = textSchema(300, 1)

/** A table of this machine that could not be restored after a start. Its files stay where they were. */
export type LostTable = PlainData<typeof lostTableSchema>
export const lostTableSchema = z.strictObject({
  /** Name of its file. */
  id: lostTableIdSchema,
  /** Name of the table, or its id if even the name cannot be read. */
  name: textSchema(300, 1),
  /**
   * The reason: `damaged-table`, `newer-format`, a code of its game's save such as `damaged-save`, or a code of the
   * disk.
   */
  code: patternSchema(/^[a-z][a-z0-9-]{0,59}$/u),
  /** The reason as a sentence. */
  message: sentence,
})

/** A table hosted by another machine on the network. */
export type FoundTable = PlainData<typeof foundTableSchema>
export const foundTableSchema = z.strictObject({
  /** Stays the same as long as the table exists. */
  id: textSchema(300),
  name: nameSchema,
  game: gameIdSchema,
  /** Number of unoccupied chairs. */
  free: integerSchema(0, 9),
  /** `host:port`, the best first. */
  addresses: listSchema(addressSchema, 16),
  /** Whether it speaks a version of the protocol that this program also speaks. */
  compatible: z.boolean(),
})
