import * as z from 'zod/mini'
import type { CallName } from './call-names'
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
  type PlainData,
  sentenceSchema,
} from '../wire/fields'
import {
  loadedSaveSchema,
  MAX_STUDY_LENGTH,
  platformSchema,
  saveNoteSchema,
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
  type StaffService,
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
import { MAX_SETTINGS_LENGTH, type SettingsMerge } from './settings-changes'
import { ServiceError, type ExhibitService, type LanService, type Services } from './services'

/** The specification of one call: its arguments, its result, and the service method behind it. */
export interface CallSpec {
  /** Schema of the whole list of arguments. */
  readonly args: z.ZodMiniType<readonly unknown[]>
  readonly result: z.ZodMiniType
  call(services: Services, args: readonly unknown[]): Promise<unknown>
  /**
   * Makes the same call through the service's own validated and serialized result; null if the service does not offer
   * one.
   */
  callSerialized(services: Services, args: readonly unknown[]): Promise<Uint8Array> | null
}

function defineCall<A extends readonly unknown[], R extends z.ZodMiniType>(
  args: z.ZodMiniType<A>,
  result: R,
  call: (services: Services, ...args: A) => Promise<PlainData<R>>,
  callSerialized: (services: Services, ...args: A) => Promise<Uint8Array> | undefined = () => undefined,
): CallSpec {
  return {
    args,
    result,
    call: (services, checked) => call(services, ...(checked as A)),
    callSerialized: (services, checked) => callSerialized(services, ...(checked as A)) ?? null,
  }
}

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
    how: z.enum(['add', 'most', 'least', 'union']),
    value: settingsJsonSchema,
  }),
  1_000,
)

const settingsChangesSchema: z.ZodMiniType<
  [changed: Readonly<Record<string, unknown>>, merges?: readonly SettingsMerge[]]
> = z.union([z.tuple([changedSettingsSchema]), z.tuple([changedSettingsSchema, settingsMergesSchema])])

function lanOf({ lan }: Services): LanService {
  if (lan) return lan
  throw new ServiceError('no-lan', 'No tables can be hosted here.')
}

function exhibitOf({ exhibit }: Services): ExhibitService {
  if (exhibit) return exhibit
  throw new ServiceError('no-exhibit', 'This is no exhibit.')
}

function staffOf({ staff }: Services): StaffService {
  if (staff) return staff
  throw new ServiceError('no-exhibit', 'This is no exhibit.')
}

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
export const CALL_TABLE: Readonly<Record<CallName, CallSpec>> = {
  'saves.list': defineCall(
    newestSchema,
    z.array(saveSummarySchema),
    (services, newest?: number) => services.saves.list(newest),
    (services, newest?: number) => services.saves.json?.list(newest),
  ),
  'saves.create': defineCall(z.tuple([newHeadSchema]), saveIdSchema, (services, head) => services.saves.create(head)),
  'saves.append': defineCall(
    z.tuple([saveIdSchema, entryIndexSchema, journalEntrySchema]),
    z.nullable(sentenceSchema),
    (services, id, index, entry) => services.saves.append(id, index, entry),
  ),
  'saves.load': defineCall(
    z.tuple([saveIdSchema]),
    loadedSaveSchema,
    (services, id) => services.saves.load(id),
    (services, id) => services.saves.json?.load(id),
  ),
  'saves.remove': defineCall(z.tuple([listedIdSchema]), z.void(), (services, id) => services.saves.remove(id)),
  'saves.restore': defineCall(z.tuple([listedIdSchema]), z.void(), (services, id) => services.saves.restore(id)),
  'saves.note': defineCall(z.tuple([listedIdSchema, saveNoteSchema]), z.void(), (services, id, note) =>
    services.saves.note(id, note),
  ),
  'saves.study': defineCall(z.tuple([studyNameSchema]), z.nullable(z.string()), (services, name) =>
    services.saves.study(name),
  ),
  'saves.keepStudy': defineCall(
    z.tuple([studyNameSchema, textSchema(MAX_STUDY_LENGTH)]),
    z.void(),
    (services, name, study) => services.saves.keepStudy(name, study),
  ),
  'saves.studiedLuck': defineCall(z.tuple([]), z.array(studiedLuckSchema), (services) => services.saves.studiedLuck()),
  'saves.takeIn': defineCall(z.tuple([strayIdSchema]), saveIdSchema, (services, id) => services.saves.takeIn(id)),
  'saves.exportRecord': defineCall(z.tuple([saveIdSchema]), z.string(), (services, id) =>
    services.saves.exportRecord(id),
  ),
  'saves.examineRecord': defineCall(z.tuple([recordTextSchema]), examinedRecordSchema, (services, text) =>
    services.saves.examineRecord(text),
  ),
  'saves.importRecord': defineCall(z.tuple([recordTextSchema]), saveIdSchema, (services, text) =>
    services.saves.importRecord(text),
  ),
  'settings.load': defineCall(z.tuple([]), z.unknown(), (services) => services.settings.load()),
  'settings.save': defineCall(
    settingsChangesSchema,
    z.unknown(),
    (services, changed, merges?: readonly SettingsMerge[]) => services.settings.save(changed, merges),
  ),
  'lan.open': defineCall(z.tuple([tableSettingsSchema]), hostedTableSchema, async (services, request) =>
    lanOf(services).open(request),
  ),
  'lan.hosted': defineCall(z.tuple([]), z.array(hostedTableSchema), async (services) => lanOf(services).hosted()),
  'lan.start': defineCall(startSchema, z.boolean(), async (services, id, level?: Level) =>
    lanOf(services).start(id, level),
  ),
  'lan.change': defineCall(z.tuple([tableIdSchema, gameIdSchema]), z.boolean(), async (services, id, game) =>
    lanOf(services).change(id, game),
  ),
  'lan.pause': defineCall(z.tuple([tableIdSchema, z.boolean()]), z.void(), async (services, id, paused) =>
    lanOf(services).pause(id, paused),
  ),
  'lan.seatBot': defineCall(
    z.tuple([tableIdSchema, seatSchema, levelSchema]),
    z.void(),
    async (services, id, seat, level) => lanOf(services).seatBot(id, seat, level),
  ),
  'lan.remove': defineCall(z.tuple([tableIdSchema, seatSchema]), z.void(), async (services, id, seat) =>
    lanOf(services).remove(id, seat),
  ),
  'lan.admit': defineCall(z.tuple([tableIdSchema, seatSchema]), z.void(), async (services, id, seat) =>
    lanOf(services).admit(id, seat),
  ),
  'lan.end': defineCall(z.tuple([tableIdSchema]), z.void(), async (services, id) => lanOf(services).end(id)),
  'lan.lost': defineCall(z.tuple([]), z.array(lostTableSchema), async (services) => lanOf(services).lost()),
  'lan.setAside': defineCall(z.tuple([lostTableIdSchema]), z.void(), async (services, id) =>
    lanOf(services).setAside(id),
  ),
  'lan.found': defineCall(z.tuple([]), z.array(foundTableSchema), async (services) => lanOf(services).found()),
  'lan.reach': defineCall(z.tuple([addressSchema]), z.void(), async (services, address) =>
    lanOf(services).reach(address),
  ),
  'exhibit.open': defineCall(z.tuple([]), exhibitConfigSchema, async (services) => exhibitOf(services).open()),
  'exhibit.deal': defineCall(z.tuple([]), integerSchema(0), async (services) => exhibitOf(services).deal()),
  'exhibit.minute': defineCall(z.tuple([]), integerSchema(0), async (services) => exhibitOf(services).minute()),
  'exhibit.alive': defineCall(z.tuple([sceneSchema]), pageOrderSchema, async (services, scene) =>
    exhibitOf(services).alive(scene),
  ),
  'exhibit.count': defineCall(z.tuple([visitNoteSchema]), z.void(), async (services, note) =>
    exhibitOf(services).count(note),
  ),
  'staff.enter': defineCall(z.tuple([pinSchema]), staffPassSchema, async (services, pin) =>
    staffOf(services).enter(pin),
  ),
  'staff.look': defineCall(z.tuple([staffPassSchema]), staffViewSchema, async (services, pass) =>
    staffOf(services).look(pass),
  ),
  'staff.change': defineCall(
    z.tuple([staffPassSchema, staffChangesSchema]),
    staffViewSchema,
    async (services, pass, changes) => staffOf(services).change(pass, changes),
  ),
  'staff.leave': defineCall(z.tuple([staffPassSchema]), z.void(), async (services, pass) =>
    staffOf(services).leave(pass),
  ),
  platform: defineCall(z.tuple([]), platformSchema, (services) => services.platform()),
}
