import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../../protocol/json'
import { MAX_SETTINGS_DEPTH } from '../../protocol/schemas'
import type { Services } from '../../protocol/services'
import { asServiceError, writeWhole } from './disk'

const BOUNDS = { length: 1_048_576, depth: MAX_SETTINGS_DEPTH }

/**
 * The settings of one data folder: `settings.json`, and the one before it as `settings.previous.json`, which is read
 * where the first is missing or damaged.
 */
export function settingsIn(folder: string): Services['settings'] {
  const path = join(folder, 'settings.json')
  const previous = join(folder, 'settings.previous.json')
  let last: Promise<unknown> = Promise.resolve()

  async function save(settings: unknown): Promise<void> {
    try {
      if ((await read(path)) !== undefined) await copyFile(path, previous)
      await writeWhole(path, `${JSON.stringify(settings ?? null, null, 2)}\n`)
    } catch (fault) {
      throw asServiceError(fault)
    }
  }

  return {
    load: async () => (await read(path)) ?? (await read(previous)) ?? null,
    save(settings) {
      const saved = last.then(() => save(settings))
      last = saved.catch(() => undefined)
      return saved
    },
  }
}

/** The document in a file, or undefined where there is none that can be read. */
async function read(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => null)
  const json = text === null ? null : parseJson(text, BOUNDS)
  return json?.ok ? json.value : undefined
}
