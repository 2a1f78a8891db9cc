import { checkFormat, type Format } from '../../rules/kit'
import { ServiceError } from './services'

/**
 * Formats of files other than records and journals. Their first version is unmarked: a document without a `format` is
 * of version 1.
 */
export const SETTINGS_FORMAT: Format = createFormat('parlor-settings', 'The settings file')
/**
 * The log that earlier versions kept of all tables of a host. A later version would be marked by a first line such as
 * `{"format":"parlor-day-book/2"}`.
 */
export const DAY_BOOK_FORMAT: Format = createFormat('parlor-day-book', 'The log of the tables')
/** The tables at which a browser was a guest. */
export const VISITS_FORMAT: Format = createFormat('parlor-visits', 'What is remembered of visits')

function createFormat(name: string, title: string): Format {
  return { name, title, acceptsUnmarked: true }
}

/**
 * Throws `newer-format`, with a message, for a document that a newer Parlor Box wrote, because it must not be
 * overwritten.
 */
export function refuseNewer(of: Format, document: unknown): void {
  const format = checkFormat(of, document)
  if (!format.ok && format.error.code === 'newer-format') throw new ServiceError('newer-format', format.error.message)
}
