import { basename } from 'node:path'
import type { OpenedFile } from '../protocol/app/electron-bridge'
import { ServiceError } from '../protocol/app/services'
import { decodeText, pathOfArgument, readPlainFile } from '../node/storage/files'

/** Maximum size of a record file, in bytes. */
const MAX_FILE = 1024 * 1024

/**
 * Returns the absolute paths of the `.parlor` files among command-line arguments, each a path or a `file://` address.
 * @param from the folder that relative paths start from
 */
export function recordFiles(args: readonly string[], from = process.cwd()): string[] {
  const paths = args.filter((word) => !word.startsWith('-')).map((word) => pathOfArgument(word, from))
  return paths.filter((path) => /\.parlor$/iu.test(path))
}

/** Reads a file that the system asked the app to open. Its content is validated by the importer. */
export async function readRecordFile(path: string): Promise<OpenedFile> {
  const name = basename(path)
  const failed = (code: string, message: string): OpenedFile => ({ ok: false, name, error: { code, message } })
  if (recordFiles([path]).length === 0) return failed('wrong-ending', `${name} is not a .parlor file.`)
  try {
    const text = decodeText(await readPlainFile(path, MAX_FILE))
    if (text === null) return failed('not-text', `${name} holds no text.`)
    return { ok: true, name, text }
  } catch (fault) {
    if (fault instanceof ServiceError) return failed(fault.code, fault.message)
    return failed('unreadable', `${name} can't be read.`)
  }
}
