import * as z from 'zod/mini'
import { MAX_SEATS } from '../../rules/kit'
import { MAX_NAME, time, sentence, journalHeadSchema, journalEntrySchema } from '../wire/fields'
import { textSchema, listSchema, integerSchema } from '../wire/schema-primitives'
import type { LoadedSave, PlatformInfo, SaveSummary } from './services'

export const saveSummarySchema: z.ZodMiniType<SaveSummary> = z.strictObject({
  id: textSchema(200),
  game: textSchema(48),
  names: listSchema(textSchema(MAX_NAME), MAX_SEATS),
  moves: integerSchema(0),
  over: z.boolean(),
  begun: time,
  touched: time,
  fault: z.exactOptional(sentence),
})
export const loadedSaveSchema: z.ZodMiniType<LoadedSave> = z.strictObject({
  head: journalHeadSchema,
  entries: z.array(journalEntrySchema),
  mended: z.exactOptional(sentence),
})
export const platformSchema: z.ZodMiniType<PlatformInfo> = z.strictObject({
  shell: z.enum(['electron', 'host', 'guest']),
  version: textSchema(40),
  savesFolder: textSchema(4096),
  damagedSettings: z.optional(z.enum(['previous', 'usual'])),
  exhibit: z.exactOptional(z.literal(true)),
})
