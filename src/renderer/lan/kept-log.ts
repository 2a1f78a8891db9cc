import * as z from 'zod/mini'
import { listSchema, textSchema, integerSchema } from '../../protocol/wire/fields'
import type { Eye, GameEvent, Seat } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'

/** What one eye was told of a game under way, as a tab keeps it across a reload of its page. */
export interface KeptFeed {
  readonly eye: Eye
  readonly steps: readonly ToldStep[]
  /** Digests of the latest views, the newest at the end. */
  readonly sights: readonly string[]
  readonly resigned: readonly Seat[]
  readonly missed: boolean
}

/** The game that a kept log belongs to; with another table, round, game or version of the rules it is not restored. */
export interface KeptGame {
  readonly where: string
  readonly round: number
  readonly game: string
  readonly rules: number
}

const STORAGE_KEY = 'parlor-box log'
/** Longest text that is kept, in UTF-16 code units; the storage of a tab has room for some millions. */
const MAX_LENGTH = 1_000_000

const eventSchema = z.looseObject({
  type: textSchema(60),
  seat: z.optional(integerSchema(0, 7)),
}) as z.ZodMiniType<GameEvent>

const stepSchema = z.strictObject({
  ply: integerSchema(0),
  seat: z.nullable(integerSchema(0, 7)),
  move: z.nullable(textSchema(1_000)),
  events: z.array(eventSchema),
  note: z.optional(
    z.strictObject({
      key: textSchema(100),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  names: z.optional(listSchema(textSchema(60), 8)),
}) as z.ZodMiniType<ToldStep>

const keptSchema = z.strictObject({
  of: z.strictObject({ where: z.string(), round: integerSchema(0), game: z.string(), rules: integerSchema(0) }),
  tellings: listSchema(
    z.strictObject({
      eye: integerSchema(-1, 7),
      steps: z.array(stepSchema),
      sights: z.array(textSchema(64)),
      resigned: listSchema(integerSchema(0, 7), 8),
      missed: z.boolean(),
    }),
    9,
  ),
})

/**
 * Creates the log of a tab.
 * @param store returns the storage, which lasts until the tab is closed; may throw if the browser allows none
 */
export function createKeptLog(store: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    keep(of: KeptGame, tellings: readonly KeptFeed[]): void {
      const kept = JSON.stringify({ of, tellings })
      try {
        if (kept.length > MAX_LENGTH) store().removeItem(STORAGE_KEY)
        else store().setItem(STORAGE_KEY, kept)
      } catch {
        // The browser stores nothing: after a reload, the log says that the page joined a game under way.
      }
    },
    /** Returns what was kept of this game, and removes it: the caller continues from it. Empty if there is none. */
    take(of: KeptGame): readonly KeptFeed[] {
      try {
        const kept = store().getItem(STORAGE_KEY) ?? 'null'
        store().removeItem(STORAGE_KEY)
        const found = keptSchema.safeParse(JSON.parse(kept))
        return found.success && isSame(found.data.of, of) ? found.data.tellings : []
      } catch {
        return []
      }
    },
  }
}

function isSame(a: KeptGame, b: KeptGame): boolean {
  return a.where === b.where && a.round === b.round && a.game === b.game && a.rules === b.rules
}
