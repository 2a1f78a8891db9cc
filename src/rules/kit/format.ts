import { accept, refuse, type Result } from './result'

/**
 * A file or message format with versions, of which there is only the first so far. A document names its own in its
 * field `format`: `parlor-journal/1`.
 */
export interface Format {
  readonly name: string
  /** Whether version 1 has no field `format`; if so, a document without that field is of version 1. */
  readonly acceptsUnmarked?: boolean
  /** Name of a document in a sentence, with its article: `The saved game`. */
  readonly title: string
}

/** The version of every format that this program reads and writes. */
const VERSION = 1

/**
 * Accepts a document of a format that this program can read. Refuses with `foreign-file` if it names another format or
 * none, and `newer-format` if a newer Parlor Box wrote it.
 */
export function checkFormat({ name, title, acceptsUnmarked }: Format, document: unknown): Result<void> {
  const marked = markOf(document)
  const version = marked === undefined && acceptsUnmarked ? VERSION : numberOf(name, marked)
  if (version === null) return refuse('foreign-file', `${title} must be of the format "${name}/${VERSION}".`)
  if (version === VERSION) return accept(undefined)
  const message = `${title} was written by a newer Parlor Box (${name}/${version}); this one reads up to ${name}/${VERSION}.`
  return refuse('newer-format', message)
}

function markOf(document: unknown): unknown {
  const holds = typeof document === 'object' && document !== null && !Array.isArray(document)
  return holds && Object.hasOwn(document, 'format') ? (document as { format: unknown }).format : undefined
}

function numberOf(name: string, marked: unknown): number | null {
  if (typeof marked !== 'string' || !marked.startsWith(`${name}/`)) return null
  const digits = marked.slice(name.length + 1)
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
