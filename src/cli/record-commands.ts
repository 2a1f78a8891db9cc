import { gameById } from '../rules/catalogue'
import { replay, seatOf, type Eye, type LineOfPlay, ONLOOKER } from '../rules/kit'
import { errorDocument, illegal, misuse } from './errors'
import { parseDocument, readDocument, readLines } from './read-input'
import { line, type Io } from './streams'

/** What a command makes of a replayed record. */
export type Answering = (line: LineOfPlay) => unknown

/** Where a command's records come from, as its options say. */
export interface Source {
  readonly file: string | undefined
  readonly lines: boolean
}

/**
 * Answers one record (thrown faults are the caller's), or with `--lines` one document for every line of standard input,
 * each as soon as its line has come.
 */
export async function answerRecords(io: Io, { file, lines }: Source, answer: Answering): Promise<void> {
  if (lines === (file !== undefined))
    throw misuse('bad-usage', 'Name one FILE (or - for standard input), or give --lines.')
  if (file !== undefined) {
    await io.print(line(answerOne(await readDocument(file, io), answer)))
    return
  }
  for await (const batch of readLines(io.input)) {
    let text = ''
    for (const bytes of batch) {
      text += line(answerOrError(bytes, answer))
      if (text.length > 65_536) {
        await io.print(text)
        text = ''
      }
    }
    await io.print(text)
  }
}

/** The game that a document records, replayed with every move checked. */
function replayed(document: unknown): LineOfPlay {
  const result = replay(gameById, document)
  if (!result.ok) throw illegal(result.fault)
  return result.line
}

function answerOne(document: unknown, answer: Answering): unknown {
  return answer(replayed(document))
}

/** The answer to a line that should hold a record, null for one that was too long to keep; or the fault as a document. */
export function answerOrError(bytes: Buffer | null, answer: Answering): unknown {
  try {
    return answerOne(parseDocument(bytes), answer)
  } catch (fault) {
    return errorDocument(fault).document
  }
}

/** The eye that `--seat` names at a table: a letter, or `-` for somebody standing by where that is allowed. */
export function eyeOf(given: string, seats: number, onlooker: boolean): Eye {
  if (onlooker && given === '-') return ONLOOKER
  const seat = seatOf(given, seats)
  if (seat < 0) throw misuse('bad-usage', `There is no seat ${JSON.stringify(given.slice(0, 20))} at this table.`)
  return seat
}
