import * as z from 'zod/mini'
import { levelSchema, integerSchema, listSchema, patternSchema, textSchema } from '../../protocol/wire/fields'
import { describeSchemaError } from '../../protocol/wire/schema-error'
import { gameById } from '../../rules/catalogue'
import { accept, parseRecord, quote, RECORD_FORMAT, refuse, seatOf, type AnyGame, type Result } from '../../rules/kit'
import { CLASSES, CUTS_FORMAT, ENDS, LIGHTS, type Cut, type CutFile } from './cut'

const MAX_CUTS = 500
const MAX_MOVES = 2000
const moveTexts = listSchema(patternSchema(/^[A-H] ./u), MAX_MOVES)
const outcomes = listSchema(textSchema(24, 1), MAX_MOVES)
const share = z.number().check(z.minimum(0), z.maximum(1))
const lineSchema = z.strictObject({ moves: moveTexts, tape: z.exactOptional(outcomes) })

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: textSchema(60, 1),
  rules: z.exactOptional(integerSchema(1)),
  options: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])),
  seats: listSchema(patternSchema(/^[A-H]$/u), 8, 1),
  chance: z.exactOptional(z.strictObject({ tape: outcomes })),
  moves: moveTexts,
})

const cutSchema: z.ZodMiniType<Cut> = z.strictObject({
  id: textSchema(80, 1),
  visitor: patternSchema(/^[A-H]$/u),
  rival: z.nullable(levelSchema),
  shown: integerSchema(1, 200),
  tries: integerSchema(1, 4),
  lights: z.enum(LIGHTS),
  ends: z.enum(ENDS),
  moves: z.exactOptional(integerSchema(1, 200)),
  fresh: z.exactOptional(z.literal(true)),
  class: z.enum(CLASSES),
  shares: z.strictObject({ novice: share, child: share, adult: share }),
  seconds: z.number().check(z.minimum(0), z.maximum(600)),
  help: z.exactOptional(moveTexts),
  record: recordSchema,
  won: lineSchema,
  lost: lineSchema,
})

const fileSchema = z.strictObject({
  format: z.literal(CUTS_FORMAT),
  game: textSchema(60, 1),
  cuts: listSchema(z.unknown(), MAX_CUTS),
})

/**
 * Reads the cuts of a game from a JSON value; refuses with `bad-cuts`, naming the faulty cut and the reason. Does not
 * play records and lines; see `proveCut`.
 */
export function readCuts(json: unknown): Result<CutFile> {
  const file = fileSchema.safeParse(json)
  if (!file.success) return refuseCuts(describeSchemaError(file.error))
  const { format, game: id } = file.data
  const game = gameById(id)
  if (!game) return refuseCuts(`There is no game ${quote(id)}.`)
  const cuts: Cut[] = []
  const ids = new Set<string>()
  for (const [at, given] of file.data.cuts.entries()) {
    const cut = cutSchema.safeParse(given)
    if (!cut.success) return refuseCuts(`Cut ${at + 1}: ${describeSchemaError(cut.error)}`)
    const fault = ids.has(cut.data.id) ? 'another cut has the same id' : faultOf(cut.data, game)
    if (fault !== null) return refuseCuts(`Cut ${at + 1} (${cut.data.id}): ${fault}.`)
    ids.add(cut.data.id)
    cuts.push(cut.data)
  }
  return accept({ format, game: id, cuts })
}

function refuseCuts(message: string) {
  return refuse('bad-cuts', message)
}

/** Returns a conflict between the fields of a cut, each of which is valid by itself; null if there is none. */
function faultOf({ visitor, rival, shown, record, help }: Cut, game: AnyGame): string | null {
  if (record.game !== game.info.id) return `record.game is ${record.game}, but the file is of ${game.info.id}`
  const parsed = parseRecord(gameById, record)
  if (!parsed.ok) return `record: ${parsed.error.message.replace(/\.$/u, '')}`
  if (seatOf(visitor, record.seats.length) < 0) return `visitor ${visitor} sits at no seat of the record`
  if ((rival === null) !== (record.seats.length === 1)) return 'rival is a level in a game for several, else null'
  if (shown > record.moves.length) return `shown is ${shown}, but the record has ${record.moves.length} moves`
  if (help?.some((move) => !move.startsWith(`${visitor} `))) return 'help holds a move of somebody else'
  return null
}
