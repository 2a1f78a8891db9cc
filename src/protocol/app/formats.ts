import { versionOf, type Format } from '../../rules/kit'
import { ServiceError } from './services'

/**
 * Formats of what is kept beside records and journals. Their first version bears no mark: a document without a `format`
 * is of version 1.
 */
export const SETTINGS: Format = format('parlor-settings', 'The settings file')
/** The log that all tables of a host share: a first line `{"format":"parlor-day-book/2"}` would mark a later version. */
export const DAY_BOOK: Format = format('parlor-day-book', 'The log of the tables')
/** Where a browser was a guest. */
export const VISITS: Format = format('parlor-visits', 'What is remembered of visits')

function format(name: string, title: string): Format {
  return { name, title, version: 1, migrations: {}, unmarked: true }
}

/** Throws `newer-format` with a sentence for a document that a newer Parlor Box wrote: it must not be written over. */
export function refuseNewer(of: Format, document: unknown): void {
  const version = versionOf(of, document)
  if (!version.ok && version.error.code === 'newer-format')
    throw new ServiceError('newer-format', version.error.message)
}
