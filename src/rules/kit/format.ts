import { accept, refuse, type Result } from './result'

/** Turns a document of one version of its format into one of the next. Throws nothing; what comes out is checked anew. */
export type Migration = (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** A format in which something is kept. A document names it in its field `format`: `parlor-journal/1`. */
export interface Format {
  readonly name: string
  /** The version that is written now. */
  readonly version: number
  /** By the version that it reads: how a document of that version becomes one of the next. */
  readonly migrations: Readonly<Record<number, Migration>>
  /** Whether version 1 has no field `format`: a document without one is of version 1 then. */
  readonly unmarked?: boolean
  /** What a document is called in a sentence, with its article: `The saved game`. */
  readonly title: string
}

/** How the present version of a format is named: `parlor-journal/1`. */
export function formatText({ name, version }: Pick<Format, 'name' | 'version'>): string {
  return `${name}/${version}`
}

/**
 * The version of a document's format, if it is read here. `foreign-file`: it names another format or none;
 * `newer-format`: a newer Parlor Box wrote it; `older-format`: no way leads from its version to the present one.
 */
export function versionOf(format: Format, document: unknown): Result<number> {
  const marked = markOf(document)
  const version = marked === undefined && format.unmarked ? 1 : numberOf(format, marked)
  if (version === null) return refuse('foreign-file', `${format.title} must be of the format "${formatText(format)}".`)
  if (version > format.version) return refuse('newer-format', newer(format, version))
  for (let step = version; step < format.version; step++) {
    if (!Object.hasOwn(format.migrations, step)) return refuse('older-format', older(format, version))
  }
  return accept(version)
}

/** A document of some version of a format as one of the present version, or why it can't be read (see `versionOf`). */
export function upToDate(format: Format, document: unknown): Result<unknown> {
  const version = versionOf(format, document)
  return version.ok ? accept(migrate(format, document, version.value)) : version
}

/** Takes a document, or a part of one, from a version that `versionOf` has answered to the present one. */
export function migrate({ migrations, version }: Format, document: unknown, from: number): unknown {
  // In range: a format has a migration from each of its older versions.
  let raised = document
  for (let step = from; step < version; step++) raised = migrations[step]!(raised as Record<string, unknown>)
  return raised
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

function newer({ title, name, version }: Format, found: number): string {
  return `${title} was written by a newer Parlor Box (${name}/${found}); this one reads up to ${name}/${version}.`
}

function older({ title, name }: Format, found: number): string {
  return `${title} was written by an older Parlor Box (${name}/${found}), and this one no longer reads it.`
}
