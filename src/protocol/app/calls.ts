import * as z from 'zod/mini'
import { type CallName, isCallName, type CallReply, type SerializedReply } from './call-names'
import {
  MAX_SETTINGS_DEPTH,
  entryIndexSchema,
  gameIdSchema,
  journalEntrySchema,
  levelSchema,
  newHeadSchema,
  recordTextSchema,
  saveIdSchema,
  strayIdSchema,
  integerSchema,
  listSchema,
  textSchema,
  sentenceSchema,
} from '../wire/fields'
import {
  loadedSaveSchema,
  MAX_STUDY_LENGTH,
  platformSchema,
  saveNoteChangeSchema,
  saveSummarySchema,
  examinedRecordSchema,
  studiedLuckSchema,
  studyNameSchema,
} from './service-schemas'
import {
  exhibitConfigSchema,
  staffPassSchema,
  pageOrderSchema,
  pinSchema,
  sceneSchema,
  staffChangesSchema,
  staffViewSchema,
  visitNoteSchema,
} from './exhibit-calls'
import type { Level } from '../../ports/journal'
import { checkJson } from '../wire/bounded-json'
import {
  addressSchema,
  foundTableSchema,
  hostedTableSchema,
  lostTableIdSchema,
  lostTableSchema,
  tableIdSchema,
  tableSettingsSchema,
} from './hosting-schemas'
import { seatSchema } from '../lan/fields'
import { MAX_SETTINGS_LENGTH, MERGE_WAYS, type SettingsMerge } from './settings-changes'
import { type Services, ServiceError } from './services'
import { describeSchemaError } from '../wire/schema-error'

/** The service method behind a call: of `saves.list`, `list` of `saves`. */
type CallOf<Name extends CallName> =
  Name extends `${infer Group extends 'saves' | 'settings' | 'lan' | 'exhibit' | 'staff'}.${infer Method}`
    ? Method extends keyof NonNullable<Services[Group]>
      ? NonNullable<Services[Group]>[Method]
      : never
    : Services['platform']

/** The schemas of a call: of the whole list of its arguments, and of its result. */
interface CallSpec<Args = readonly unknown[], Value = unknown> {
  readonly args: z.ZodMiniType<Args>
  readonly result: z.ZodMiniType<Value>
}

type SpecOf<Call> = Call extends (...args: infer Args) => Promise<infer Value> ? CallSpec<Args, Value> : never

const spec = <Args, Value>(args: z.ZodMiniType<Args>, result: z.ZodMiniType<Value>): CallSpec<Args, Value> => ({
  args,
  result,
})

const settingsJsonSchema = z.unknown().check(
  z.refine((value) => {
    const checked = checkJson(value ?? null, MAX_SETTINGS_DEPTH)
    return checked.ok && JSON.stringify(value ?? null).length <= MAX_SETTINGS_LENGTH
  }, 'settings are JSON of at most 256 KiB'),
)

const changedSettingsSchema = z.pipe(settingsJsonSchema, z.record(z.string(), z.unknown()))

const settingsMergesSchema: z.ZodMiniType<readonly SettingsMerge[]> = listSchema(
  z.strictObject({
    path: listSchema(textSchema(200).check(z.refine((key) => key !== '__proto__', 'no such key')), 4, 1),
    how: z.enum(MERGE_WAYS),
    value: settingsJsonSchema,
  }),
  1_000,
)

const settingsChangesSchema: z.ZodMiniType<
  [changed: Readonly<Record<string, unknown>>, merges?: readonly SettingsMerge[]]
> = z.union([z.tuple([changedSettingsSchema]), z.tuple([changedSettingsSchema, settingsMergesSchema])])

const startSchema: z.ZodMiniType<[id: string, level?: Level]> = z.union([
  z.tuple([tableIdSchema]),
  z.tuple([tableIdSchema, levelSchema]),
])

/** The id of a file among the saves. */
const listedIdSchema = z.union([saveIdSchema, strayIdSchema])
const newestSchema: z.ZodMiniType<[newest?: number]> = z.union([z.tuple([]), z.tuple([integerSchema(1, 1_000)])])

/**
 * Every call of {@link Services} across a boundary. IPC handlers and HTTP routes are both built from this table, so
 * that neither can have a call that the other lacks, nor one without a schema.
 */
export const CALL_TABLE: { readonly [Name in CallName]: SpecOf<CallOf<Name>> } = {
  'saves.list': spec(newestSchema, z.array(saveSummarySchema)),
  'saves.create': spec(z.tuple([newHeadSchema]), saveIdSchema),
  'saves.append': spec(z.tuple([saveIdSchema, entryIndexSchema, journalEntrySchema]), z.nullable(sentenceSchema)),
  'saves.load': spec(z.tuple([saveIdSchema]), loadedSaveSchema),
  'saves.remove': spec(z.tuple([listedIdSchema]), z.void()),
  'saves.restore': spec(z.tuple([listedIdSchema]), z.void()),
  'saves.note': spec(z.tuple([listedIdSchema, saveNoteChangeSchema]), z.void()),
  'saves.study': spec(z.tuple([studyNameSchema]), z.nullable(z.string())),
  'saves.keepStudy': spec(z.tuple([studyNameSchema, textSchema(MAX_STUDY_LENGTH)]), z.void()),
  'saves.studiedLuck': spec(z.tuple([]), z.array(studiedLuckSchema)),
  'saves.takeIn': spec(z.tuple([strayIdSchema]), saveIdSchema),
  'saves.exportRecord': spec(z.tuple([saveIdSchema]), z.string()),
  'saves.examineRecord': spec(z.tuple([recordTextSchema]), examinedRecordSchema),
  'saves.importRecord': spec(z.tuple([recordTextSchema]), saveIdSchema),
  'settings.load': spec(z.tuple([]), z.unknown()),
  'settings.save': spec(settingsChangesSchema, z.unknown()),
  'lan.open': spec(z.tuple([tableSettingsSchema]), hostedTableSchema),
  'lan.hosted': spec(z.tuple([]), z.array(hostedTableSchema)),
  'lan.start': spec(startSchema, z.boolean()),
  'lan.change': spec(z.tuple([tableIdSchema, gameIdSchema]), z.boolean()),
  'lan.pause': spec(z.tuple([tableIdSchema, z.boolean()]), z.void()),
  'lan.seatBot': spec(z.tuple([tableIdSchema, seatSchema, levelSchema]), z.void()),
  'lan.remove': spec(z.tuple([tableIdSchema, seatSchema]), z.void()),
  'lan.admit': spec(z.tuple([tableIdSchema, seatSchema]), z.void()),
  'lan.end': spec(z.tuple([tableIdSchema]), z.void()),
  'lan.lost': spec(z.tuple([]), z.array(lostTableSchema)),
  'lan.setAside': spec(z.tuple([lostTableIdSchema]), z.void()),
  'lan.found': spec(z.tuple([]), z.array(foundTableSchema)),
  'lan.reach': spec(z.tuple([addressSchema]), z.void()),
  'exhibit.open': spec(z.tuple([]), exhibitConfigSchema),
  'exhibit.deal': spec(z.tuple([]), integerSchema(0)),
  'exhibit.minute': spec(z.tuple([]), integerSchema(0)),
  'exhibit.alive': spec(z.tuple([sceneSchema]), pageOrderSchema),
  'exhibit.count': spec(z.tuple([visitNoteSchema]), z.void()),
  'staff.enter': spec(z.tuple([pinSchema]), staffPassSchema),
  'staff.look': spec(z.tuple([staffPassSchema]), staffViewSchema),
  'staff.change': spec(z.tuple([staffPassSchema, staffChangesSchema]), staffViewSchema),
  'staff.leave': spec(z.tuple([staffPassSchema]), z.void()),
  platform: spec(z.tuple([]), platformSchema),
}

/**
 * Makes one call on behalf of a page and never throws. Validates the arguments before the service sees them and the
 * result before it leaves, unless the service has validated and serialized the result itself. Error codes:
 * `unknown-call`, `bad-arguments`, those of {@link ServiceError}, and `internal` for a bug, whose details go to
 * `report` and not to the page.
 */
export async function callService(
  services: Services,
  name: unknown,
  args: unknown,
  report: (fault: unknown) => void,
): Promise<CallReply | SerializedReply> {
  if (!isCallName(name)) return failureReply('unknown-call', 'There is no such call.')
  const spec: CallSpec = CALL_TABLE[name]
  const checked = spec.args.safeParse(args)
  if (!checked.success) return failureReply('bad-arguments', `${name}: ${describeSchemaError(checked.error)}`)
  try {
    const written = callSerialized(services, name, checked.data)
    if (written) return { ok: true, json: await written }
    const result = spec.result.safeParse(await call(services, name, checked.data))
    if (result.success) return { ok: true, value: result.data }
    report(result.error)
  } catch (fault) {
    if (fault instanceof ServiceError) return failureReply(fault.code, fault.message)
    report(fault)
  }
  return failureReply('internal', 'Something went wrong inside the program; the call was not done.')
}

/** Makes a call whose result the service has serialized itself; undefined if it offers none. */
function callSerialized({ saves }: Services, name: CallName, args: readonly unknown[]) {
  if (name === 'saves.list') return saves.json?.list(...(args as [number?]))
  return name === 'saves.load' ? saves.json?.load(...(args as [string])) : undefined
}

type Service = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>

/** Calls the service's method of a call's name. Throws if these services lack the service. */
function call(services: Services, name: CallName, args: readonly unknown[]): Promise<unknown> | undefined {
  if (name === 'platform') return services.platform()
  const [group = '', method = ''] = name.split('.')
  const service = (services as unknown as Readonly<Record<string, Service | undefined>>)[group]
  if (service) return service[method]?.(...args)
  if (group === 'lan') throw new ServiceError('no-lan', 'No tables can be hosted here.')
  throw new ServiceError('no-exhibit', 'This is no exhibit.')
}

function failureReply(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
