import { accept, refuse, type Result } from './result'

/** Converts a document from one version of its format to the next. Never throws; the result is validated again. */
type Migration = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** A file or message format with versions. A document names its own in its field `format`: `parlor-journal/1`. */
export interface Format {
  readonly name: string
  /** The version written by this program. */
  readonly version: number
  /** Migrations keyed by the version they read; each produces a document of the next version. */
  readonly migrations: Readonly<Record<number, Migration>>
  /** Whether version 1 has no field `format`; if so, a document without that field is of version 1. */
  readonly acceptsUnmarked?: boolean
  /** Name of a document in a sentence, with its article: `The saved game`. */
  readonly title: string
}

/** Returns the name of a format's present version: `parlor-journal/1`. */
function formatText({ name, version }: Pick<Format, 'name' | 'version'>): string {
  return `${name}/${version}`
}

/**
 * Returns the version of a document's format if this program can read it. Refuses with `foreign-file` if it names
 * another format or none, `newer-format` if a newer Parlor Box wrote it, and `older-format` if there is no complete
 * chain of migrations from its version to the present one.
 */
export function versionOf(format: Format, document: unknown): Result<number> {
  const marked = markOf(document)
  const version = marked === undefined && format.acceptsUnmarked ? 1 : numberOf(format, marked)
  if (version === null) return refuse('foreign-file', `${format.title} must be of the format "${formatText(format)}".`)
  if (version > format.version) return refuse('newer-format', newerFormatMessage(format, version))
  for (let step = version; step < format.version; step++) {
    if (!Object.hasOwn(format.migrations, step)) return refuse('older-format', olderFormatMessage(format, version))
  }
  return accept(version)
}

/** Migrates a document of any readable version to the present one, or refuses it (see `versionOf`). */
export function migrateToCurrent(format: Format, document: unknown): Result<unknown> {
  const version = versionOf(format, document)
  return version.ok ? accept(migrate(format, document, version.value)) : version
}

/** Migrates a document, or a part of one, from a version returned by `versionOf` to the present one. */
export function migrate({ migrations, version }: Format, document: unknown, from: number): unknown {
  let migrated = document
  for (let step = from; step < version; step++) migrated = migrations[step]!(migrated as Record<string, unknown>)
  return migrated
}

function markOf(document: unknown): unknown {
  const holds = typeof document === 'object' && document !== null && !Array.isArray(document)
  return holds && Object.hasOwn(document, 'format') ? (document as { format: unknown }).format : undefined
}

function numberOf({ name }: Format, marked: unknown): number | null {
  if (typeof marked !== 'string' || !marked.startsWith(`${name}/`)) return null
  const digits = marked.slice(name.length + 1)
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}

function newerFormatMessage({ title, name, version }: Format, found: number): string {
  return `${title} was written by a newer Parlor Box (${name}/${found}); this one reads up to ${name}/${version}.`
}

function olderFormatMessage({ title, name }: Format, found: number): string {
  return `${title} was written by an older Parlor Box (${name}/${found}), and this one no longer reads it.`
}
