import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { StaffChanges } from '../../protocol/app/exhibit-calls'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError, writeFileAtomically } from '../storage/disk'
import { editJson } from './edit-json'
import { readExhibit, sentenceOf } from './read-exhibit'

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

/**
 * Writes changes to an exhibit's file atomically, keeping its comments. Returns the new configuration. Throws
 * ServiceError `bad-exhibit`, and writes nothing, if the file is damaged or would become invalid; or a code of the
 * disk.
 */
export async function changeExhibit(path: string, changes: StaffChanges): Promise<ExhibitConfig> {
  try {
    const before = await readFile(path, 'utf8')
    const now = readExhibit(before)
    if (!now.ok) throw createExhibitError(`${basename(path)} is damaged: mend it first.`, now.faults)
    let text = before
    for (const [name, jsonPath] of Object.entries(JSON_PATHS)) {
      const value = changes[name as keyof StaffChanges]
      if (value !== undefined) text = editJson(text, jsonPath, value)
    }
    const read = readExhibit(text)
    if (!read.ok) throw createExhibitError('This can’t be kept.', read.faults)
    if (text !== before) await writeFileAtomically(path, text)
    return read.config
  } catch (fault) {
    throw asServiceError(fault, path)
  }
}

function createExhibitError(message: string, faults: readonly Parameters<typeof sentenceOf>[0][]): ServiceError {
  return new ServiceError('bad-exhibit', [message, ...faults.slice(0, 3).map(sentenceOf)].join(' '))
}
