import { join } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import { ServiceError } from '../../protocol/app/services'
import { describeFault } from '../storage/log-file'
import { makeFolders, readPlainFile, decodeText } from '../storage/files'
import { writeFileAtomically } from '../storage/disk'
import { MAX_FILE_BYTES, readExhibit, sentenceOf } from './read-exhibit'

/** Name of the copy of the last valid file, in the exhibit's own folder. */
const LAST_GOOD = 'exhibit.last-good.json'

/** An exhibit that can be shown, and the problems with its file. */
interface OpenedExhibit {
  readonly config: ExhibitConfig
  /** The hash of the staff's PIN; null for none. */
  readonly pin: string | null
  /** Sentences for the log: why the file itself is not used, or why it could not be copied. Empty if all is well. */
  readonly warnings: readonly string[]
}

/**
 * Opens an exhibit's file and keeps a copy of it, which is used if the file is damaged later.
 * @param folder the exhibit's own folder
 * @throws ServiceError `bad-exhibit` if the file is invalid and there is no valid copy
 */
export async function openExhibit(path: string, folder: string): Promise<OpenedExhibit> {
  const copy = join(folder, LAST_GOOD)
  const found = await readFileText(path)
  const read = found.ok ? readExhibit(found.text) : found
  if (read.ok) {
    const { config, pin } = read
    return { config, pin, warnings: await keepLastGood(folder, found.ok ? found.text : '') }
  }
  const why = read.faults.map(sentenceOf)
  const kept = await readFileText(copy)
  const before = kept.ok ? readExhibit(kept.text) : kept
  if (!before.ok) throw new ServiceError('bad-exhibit', `${path} can't be used. ${why.join(' ')}`)
  const { config, pin } = before
  return { config, pin, warnings: [`${path} can't be used; the last good one is.`, ...why] }
}

type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly faults: Parameters<typeof sentenceOf>[0][] }

async function readFileText(path: string): Promise<FileText> {
  try {
    const text = decodeText(await readPlainFile(path, MAX_FILE_BYTES))
    if (text === null) throw new Error('its bytes are no text')
    return { ok: true, text }
  } catch (fault) {
    const message = `It can't be read (${fault instanceof Error ? fault.message : describeFault(fault)}).`
    return { ok: false, faults: [{ line: 1, at: '', message, right: 'A file of JSON.' }] }
  }
}

/**
 * Keeps the text of a valid file as the copy that is used if the file is damaged later.
 * @param folder the exhibit's own folder
 * @returns sentences for the log: why no copy could be kept; empty if it was
 */
export async function keepLastGood(folder: string, text: string): Promise<string[]> {
  const copy = join(folder, LAST_GOOD)
  try {
    const before = await readPlainFile(copy, MAX_FILE_BYTES).catch(() => null)
    if (before?.toString('utf8') === text) return []
    makeFolders(folder)
    await writeFileAtomically(copy, text)
    return []
  } catch (fault) {
    return [`No copy of the exhibit's file could be kept: ${describeFault(fault)}`]
  }
}
