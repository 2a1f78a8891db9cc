import { basename } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { StaffChanges } from '../../protocol/app/exhibit-calls'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError, replaceFileAtomically } from '../storage/disk'
import { readPlainFile } from '../storage/files'
import { decodeText } from '../storage/text'
import { editJson } from './exhibit-json'
import { keepLastGood } from './last-good'
import { MAX_FILE_BYTES, readExhibit, sentenceOf } from './read-exhibit'

/** The place of each change in the file. */
const JSON_PATHS: { readonly [K in keyof StaffChanges]-?: readonly [string, ...string[]] } = {
  games: ['games'],
  hours: ['hours'],
  captions: ['captions'],
  loudest: ['sound', 'loudest'],
  begins: ['sound', 'begins'],
  quiet: ['screen', 'quiet'],
  large: ['screen', 'large'],
  pitch: ['screen', 'pitch'],
}

/** The result of a change that is on disk. */
export interface ChangedExhibit {
  readonly config: ExhibitConfig
  /** Sentences for the log: why the copy for a damaged file could not be updated. Empty if all is well. */
  readonly warnings: readonly string[]
}

/**
 * Writes changes to an exhibit's file atomically, keeping its comments and permissions, and then updates the copy that
 * is used if the file is damaged later. Throws ServiceError `bad-exhibit`, and writes nothing, if the file is damaged
 * or would become invalid; or a code of the disk.
 * @param folder the exhibit's own folder, which holds the copy
 */
export async function changeExhibit(path: string, folder: string, changes: StaffChanges): Promise<ChangedExhibit> {
  try {
    const before = decodeText(await readPlainFile(path, MAX_FILE_BYTES))
    if (before === null) throw new ServiceError('bad-exhibit', `${basename(path)} is damaged: its bytes are no text.`)
    const now = readExhibit(before)
    if (!now.ok) throw createExhibitError(`${basename(path)} is damaged: mend it first.`, now.faults)
    let text = before
    for (const [name, jsonPath] of Object.entries(JSON_PATHS)) {
      const value = changes[name as keyof StaffChanges]
      if (value !== undefined) text = editJson(text, jsonPath, value)
    }
    const read = readExhibit(text)
    if (!read.ok) throw createExhibitError('This can’t be kept.', read.faults)
    if (text !== before) await replaceFileAtomically(path, text)
    return { config: read.config, warnings: await keepLastGood(folder, text) }
  } catch (fault) {
    throw asServiceError(fault, path)
  }
}

function createExhibitError(message: string, faults: readonly Parameters<typeof sentenceOf>[0][]): ServiceError {
  return new ServiceError('bad-exhibit', [message, ...faults.slice(0, 3).map(sentenceOf)].join(' '))
}
