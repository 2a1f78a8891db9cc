import { lstat, open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { createJobQueue } from '../../async/job-queue'
import { saveNoteChangeSchema, type SaveNote, type SaveNoteChange } from '../../protocol/app/service-schemas'
import type { SaveSummary } from '../../protocol/app/services'
import { textSchema } from '../../protocol/wire/fields'
import { encodingOf } from '../../protocol/wire/text-encoding'
import { PRIVATE_FILE_MODE, writeFileAtomically } from './disk'
import { readPlainFile } from './files'
import { decodeLine, encodeLine, linesOf } from './journal-codec'

const MAX_BYTES = 64 * 1_048_576

const lineSchema = z.strictObject({ id: textSchema(100), note: saveNoteChangeSchema })

/**
 * What people have noted on the cards of their saves, in one file of JSON lines to which is only appended: of two lines
 * about a save the later holds for what it names. Each line has a checksum of its own, so that a damaged one takes no
 * other along. What this program has seen in the file is written again if somebody else removes or replaces it. Losing
 * the file loses no game.
 */
export function createSaveNotes(path: string) {
  const inTurn = createJobQueue()
  /** What stood in the file when it was read last. */
  let seen: Buffer = Buffer.alloc(0)

  /** Reads the notes. Rejects if they have to be written again and the disk refuses; what was seen is known all the same. */
  async function read(): Promise<void> {
    const bytes = await readPlainFile(path, MAX_BYTES).catch(() => Buffer.alloc(0))
    if (bytes.subarray(0, seen.length).equals(seen) && encodingOf(bytes).encoding === 'utf-8') {
      seen = bytes
      return
    }
    const lines = [...notesIn(bytes, seen)].map(([id, note]) => encodeLine({ id, note }, 0).text)
    seen = Buffer.from(lines.join(''))
    await writeFileAtomically(path, seen)
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
      await inTurn(read).catch(() => undefined)
      const notes = notesIn(seen)
      return summaries.map((summary) => {
        const note = notes.get(summary.id)
        return note === undefined ? summary : { ...summary, note }
      })
    },
    /** Writes a change of a note durably, one after another. Rejects with the system's error. */
    write: (id: string, change: SaveNoteChange): Promise<void> =>
      inTurn(async () => {
        await read()
        const { text } = encodeLine({ id, note: change }, 0)
        const found = await lstat(path).catch(() => null)
        // A link is replaced, and what it leads to is left alone.
        if (found?.isSymbolicLink()) await writeFileAtomically(path, `${seen.toString()}\n${text}`)
        else await append(text)
        await read()
      }),
  }
}

/** Returns the notes in a file's text, and those in a later one. */
function notesIn(...texts: readonly Buffer[]): Map<string, SaveNote> {
  const notes = new Map<string, SaveNote>()
  for (const bytes of texts.flatMap(linesOf)) {
    const line = lineSchema.safeParse(decodeLine(bytes, 0)?.value)
    if (!line.success) continue
    const { id, note } = line.data
    notes.set(id, { marked: false, remark: '', ...notes.get(id), ...note })
  }
  return notes
}
