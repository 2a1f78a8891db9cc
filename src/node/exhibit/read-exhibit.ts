import { checkExhibit, resolveConfig } from '../../exhibit/config'
import type { ExhibitConfig } from '../../ports/exhibit'
import { parseLocatedJson } from './exhibit-json'

/** A fault in a file, with its location for the reader. */
interface ExhibitFault {
  /** Counted from 1. */
  readonly line: number
  /** Path of the part: `captions.box.en`; empty for the document as a whole. */
  readonly at: string
  readonly message: string
  readonly right: string
}

/** An exhibit and the hash of its PIN, which is never sent to a page; or all faults of the file. */
type ExhibitResult =
  | { readonly ok: true; readonly config: ExhibitConfig; readonly pin: string | null }
  | { readonly ok: false; readonly faults: readonly ExhibitFault[] }

/** The file that is shown if none is named, in the data folder. */
export const DEFAULT_EXHIBIT_FILE = 'exhibit.json'

/** Maximum size of a file, in bytes: all sentences in five languages take less than half of it. */
export const MAX_FILE_BYTES = 4_194_304

/** Parses the text of an exhibit's file. Returns every fault with its line; text that is not JSON has a single one. */
export function readExhibit(text: string): ExhibitResult {
  const json = parseLocatedJson(text)
  if (!json.ok)
    return { ok: false, faults: [{ line: json.line, at: '', message: json.message, right: 'JSON, comments allowed.' }] }
  const checked = checkExhibit(json.value)
  if (checked.ok) return { ok: true, config: resolveConfig(checked.file), pin: checked.file.staff?.pin ?? null }
  const faults = checked.faults.map(({ path, message, right }) => ({
    line: json.lineOf(path),
    at: path.join('.'),
    message,
    right,
  }))
  return { ok: false, faults: faults.sort((a, b) => a.line - b.line) }
}

/** Formats a fault as a sentence. */
export function sentenceOf({ line, at, message, right }: ExhibitFault): string {
  return `Line ${String(line)}${at === '' ? '' : `, ${at}`}: ${message} ${right}`
}
