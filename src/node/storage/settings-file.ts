import { isObject } from '../../rules/kit'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { createJobQueue } from '../../async/job-queue'
import { refuseNewer, SETTINGS_FORMAT } from '../../protocol/app/formats'
import { parseJson } from '../../protocol/wire/bounded-json'
import { MAX_SETTINGS_DEPTH } from '../../protocol/wire/fields'
import { ServiceError, type PlatformInfo, type Services } from '../../protocol/app/services'
import { applySettingsChanges, MAX_SETTINGS_LENGTH, type SettingsMerge } from '../../protocol/app/settings-changes'
import { asServiceError, codeOf, flushFolder, moveFile, writeFileAtomically, exists } from './disk'
import { withLock } from './file-lock'
import { createPrivateFolder, readPlainFile, decodeText } from './files'

/** Key of the checksum in a settings file: CRC-32, as in journals, of the JSON of all other keys. */
const SUM_KEY = 'crc'
const BOUNDS = { length: 1_048_576, depth: MAX_SETTINGS_DEPTH }
/** Number of damaged files kept; further ones replace the last. */
const MAX_DAMAGED_FILES = 5

/** The settings of one data folder, and their condition. */
type SettingsFolder = Services['settings'] & {
  /** Set once unreadable settings have been found; says whether the previous settings or the defaults are in use. */
  readonly damaged: PlatformInfo['damagedSettings']
  /** Resolves once all earlier requests are done and nothing is being written. */
  idle(): Promise<void>
}

/** The content of a settings file: a document, no file, or a file without a valid document. */
type SettingsContent = { readonly kind: 'read'; readonly value: unknown } | { readonly kind: 'missing' | 'damaged' }

/**
 * Creates the settings of one data folder: `settings.json`, and the version before it as `settings.previous.json`,
 * which is read if the first is missing or damaged. Settings of a newer Parlor Box are refused (`newer-format`) and
 * left alone. A checksum tells a damaged file from a whole one. A damaged file is set aside as `settings.damaged.json`
 * before anything is written in its place. A change is applied to what the file holds at that moment, so that pages and
 * processes do not undo each other's changes.
 */
export function createSettingsFile(folder: string): SettingsFolder {
  const path = join(folder, 'settings.json')
  const previous = join(folder, 'settings.previous.json')
  const lock = join(folder, 'settings.lock')
  let damaged: PlatformInfo['damagedSettings']
  const inTurn = createJobQueue()
  /** What the file held when this program last read or wrote it: if the file is gone then, it is written again. */
  let last: { readonly value: unknown } | null = null

  async function load(): Promise<unknown> {
    try {
      return await loadNewest()
    } catch (fault) {
      throw asServiceError(fault)
    }
  }

  async function loadNewest(): Promise<unknown> {
    const found = await read(path)
    if (found.kind === 'read') refuseNewer(SETTINGS_FORMAT, found.value)
    if (found.kind === 'read') return (last = found).value
    const before = await read(previous)
    const known = knownWithout(found, before)
    if (known !== null && known === last) return save({}, undefined).catch(() => known.value)
    // If it cannot be moved now, the next save moves it, and fails if that is impossible.
    if (found.kind === 'damaged') await setAside(folder, path).catch(() => undefined)
    if (found.kind === 'damaged' || before.kind === 'damaged') damaged = before.kind === 'read' ? 'previous' : 'usual'
    return before.kind === 'read' ? before.value : null
  }

  /**
   * Returns the settings where their file is gone or damaged: what this program last knew, or the version before, which
   * a damaged file may have been newer than; null if there are none.
   */
  function knownWithout(found: SettingsContent, before: SettingsContent): { readonly value: unknown } | null {
    if (found.kind === 'missing' && last !== null) return last
    return before.kind === 'read' ? before : last
  }

  async function save(
    changed: Readonly<Record<string, unknown>>,
    merges: readonly SettingsMerge[] | undefined,
  ): Promise<unknown> {
    try {
      await createPrivateFolder(folder, { tighten: false })
      // A window and a headless host may share the folder.
      return await withLock(lock, 'Another window or program is writing the settings.', () => change(changed, merges))
    } catch (fault) {
      throw asServiceError(fault)
    }
  }

  async function change(
    changed: Readonly<Record<string, unknown>>,
    merges: readonly SettingsMerge[] | undefined,
  ): Promise<unknown> {
    const found = await read(path)
    if (found.kind === 'read') refuseNewer(SETTINGS_FORMAT, found.value)
    const present = found.kind === 'read' ? found : knownWithout(found, await read(previous))
    const settings = applySettingsChanges(present?.value ?? null, changed, merges)
    if (JSON.stringify(settings).length > MAX_SETTINGS_LENGTH)
      throw new ServiceError('too-large', 'The settings are too large to be stored.')
    if (found.kind === 'read') await keepPrevious(found.value)
    if (found.kind === 'damaged') await setAside(folder, path)
    await writeFileAtomically(path, textOf(settings))
    last = { value: settings }
    return settings
  }

  /** Keeps the previous settings; if the disk refuses that, the new ones are saved nevertheless. */
  async function keepPrevious(value: unknown): Promise<void> {
    try {
      if ((await read(previous)).kind === 'damaged') await setAside(folder, previous)
      await writeFileAtomically(previous, textOf(value))
    } catch (fault) {
      if (codeOf(fault) === '') throw fault
    }
  }

  return {
    get damaged() {
      return damaged
    },
    load: () => inTurn(load),
    save: (changed, merges) => inTurn(() => save(changed, merges)),
    idle: () => inTurn(() => undefined),
  }
}

/** Returns the text of a settings file. Its last key is the checksum of the others, unless the document is no object. */
function textOf(settings: unknown): string {
  const json = JSON.stringify(settings ?? null)
  const value = JSON.parse(json) as unknown
  const marked = isObject(value) ? { ...value, [SUM_KEY]: sumOf(json) } : value
  return `${JSON.stringify(marked, null, 2)}\n`
}

function sumOf(json: string): string {
  return crc32(json).toString(16).padStart(8, '0')
}

/**
 * Parses the text of a settings file; null if it is damaged. A file without a checksum is of an earlier version, or was
 * written by hand.
 */
function valueIn(text: string | null): { readonly value: unknown } | null {
  const json = text === null ? null : parseJson(text, BOUNDS)
  if (!json?.ok) return null
  if (!isObject(json.value)) return { value: json.value }
  const { [SUM_KEY]: sum, ...value } = json.value
  // Other programs may indent the text anew; the checksum covers it without.
  return sum === undefined || sum === sumOf(JSON.stringify(value)) ? { value } : null
}

/**
 * Reads a settings file. Rejects with the system's error if the disk fails, since the file's content is then unknown.
 */
async function read(path: string): Promise<SettingsContent> {
  try {
    const found = valueIn(decodeText(await readPlainFile(path, BOUNDS.length)))
    return found ? { kind: 'read', ...found } : { kind: 'damaged' }
  } catch (fault) {
    if (fault instanceof ServiceError) return { kind: 'damaged' }
    if (codeOf(fault) !== 'ENOENT' && codeOf(fault) !== 'ENOTDIR') throw fault
    return { kind: (await exists(path)) ? 'damaged' : 'missing' }
  }
}

/** Moves a damaged file to the first free name for damaged files. */
async function setAside(folder: string, path: string): Promise<void> {
  for (let copy = 1; ; copy++) {
    const to = join(folder, copy === 1 ? 'settings.damaged.json' : `settings.damaged-${String(copy)}.json`)
    if (copy < MAX_DAMAGED_FILES && (await exists(to))) continue
    await moveFile(path, to)
    await flushFolder(folder)
    return
  }
}
