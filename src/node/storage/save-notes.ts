import { open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { saveNoteSchema, type SaveNote } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { textSchema } from '../../protocol/wire/fields'
import { PRIVATE_FILE_MODE } from './disk'
import { readPlainFile } from './files'
import { decodeLine, encodeLine } from './journal-codec'

const MAX_BYTES = 64 * 1_048_576

const lineSchema = z.strictObject({ id: textSchema(100), note: saveNoteSchema })

/**
 * What people have noted on the cards of their saves, in one file of JSON lines to which is only appended: of two lines
 * about a save the later holds. Each line has a checksum of its own, so that a damaged one takes no other along. Losing
 * the file loses no game.
 */
export function createSaveNotes(path: string) {
  let writing: Promise<unknown> = Promise.resolve()

  async function read(): Promise<Map<string, SaveNote>> {
    const bytes = await readPlainFile(path, MAX_BYTES).catch(() => Buffer.alloc(0))
    const notes = new Map<string, SaveNote>()
    for (let begin = 0, end = bytes.indexOf('\n'); end >= 0; begin = end + 1, end = bytes.indexOf('\n', begin)) {
      const line = lineSchema.safeParse(decodeLine(bytes.subarray(begin, end), 0)?.value)
      if (line.success) notes.set(line.data.id, line.data.note)
    }
    return notes
  }

  async function append(text: string): Promise<void> {
    const file = await open(path, 'a+', PRIVATE_FILE_MODE)
    try {
      const { size } = await file.stat()
      const { buffer } = size > 0 ? await file.read(Buffer.alloc(1), 0, 1, size - 1) : { buffer: Buffer.from('\n') }
      // After a torn line the next begins on a line of its own.
      await file.appendFile(buffer.toString() === '\n' ? text : `\n${text}`)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  return {
    /** Returns the cards with what is noted on them. */
    async on(summaries: readonly SaveSummary[]): Promise<SaveSummary[]> {
      const notes = await read()
      return summaries.map((summary) => {
        const note = notes.get(summary.id)
        return note === undefined ? summary : { ...summary, note }
      })
    },
    /** Writes a note durably, one after another. Rejects with the system's error. */
    write(id: string, note: SaveNote): Promise<void> {
      const done = writing.then(() => append(encodeLine({ id, note }, 0).text))
      writing = done.catch(() => undefined)
      return done
    },
  }
}
