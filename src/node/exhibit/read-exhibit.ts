import { checkExhibit, settle } from '../../exhibit/config'
import type { ExhibitConfig } from '../../ports/exhibit'
import { readPlacedJson } from './placed-json'

/** A fault of a file, as a person looks for it. */
export interface ExhibitFault {
  /** Counted from 1. */
  readonly line: number
  /** Which part: `captions.box.en`; empty for the document as a whole. */
  readonly at: string
  readonly message: string
  readonly right: string
}

/** An exhibit and the hash of its PIN, which no page is given; or every fault of the file. */
export type ReadExhibit =
  | { readonly ok: true; readonly config: ExhibitConfig; readonly pin: string | null }
  | { readonly ok: false; readonly faults: readonly ExhibitFault[] }

/** The longest file, in characters. */
export const LONGEST_FILE = 524_288

/** Reads the text of an exhibit's file. Answers every fault with its line; a text that is no JSON has one. */
export function readExhibit(text: string): ReadExhibit {
  const json = readPlacedJson(text)
  if (!json.ok)
    return { ok: false, faults: [{ line: json.line, at: '', message: json.message, right: 'JSON, comments allowed.' }] }
  const checked = checkExhibit(json.value)
  if (checked.ok) return { ok: true, config: settle(checked.file), pin: checked.file.staff?.pin ?? null }
  const faults = checked.faults.map(({ path, message, right }) => ({
    line: json.lineOf(path),
    at: path.join('.'),
    message,
    right,
  }))
  return { ok: false, faults: faults.sort((a, b) => a.line - b.line) }
}

/** A fault in one sentence. */
export function sentenceOf({ line, at, message, right }: ExhibitFault): string {
  return `Line ${String(line)}${at === '' ? '' : `, ${at}`}: ${message} ${right}`
}
