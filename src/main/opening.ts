import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { OpenedFile } from '../protocol/bridge'

/** The most that a record file may hold, in bytes. */
export const MAX_FILE = 1024 * 1024

/** The `.parlor` files among the words of a command line. */
export function recordFiles(words: readonly string[]): string[] {
  return words.filter((word) => !word.startsWith('-') && /\.parlor$/i.test(word))
}

/** Reads a file that the system handed over. What is in it is for the importer to judge. */
export async function readRecordFile(path: string): Promise<OpenedFile> {
  const name = basename(path)
  const failed = (code: string, message: string): OpenedFile => ({ ok: false, name, error: { code, message } })
  if (recordFiles([path]).length === 0) return failed('wrong-ending', `${name} is not a .parlor file.`)
  try {
    const file = await open(path, 'r')
    try {
      const stats = await file.stat()
      if (!stats.isFile()) return failed('not-a-file', `${name} is not a plain file.`)
      if (stats.size > MAX_FILE) return failed('too-large', `${name} is larger than 1 MB.`)
      const buffer = Buffer.alloc(MAX_FILE + 1)
      const { bytesRead } = await file.read(buffer, 0, buffer.length, 0)
      if (bytesRead > MAX_FILE) return failed('too-large', `${name} is larger than 1 MB.`)
      return { ok: true, name, text: buffer.toString('utf8', 0, bytesRead) }
    } finally {
      await file.close()
    }
  } catch {
    return failed('unreadable', `${name} can't be read.`)
  }
}
