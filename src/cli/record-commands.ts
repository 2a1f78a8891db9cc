import { gameById } from '../rules/catalogue'
import { replay, seatOf, type Eye, type LineOfPlay, ONLOOKER, type ReplayResult } from '../rules/kit'
import { errorDocument, illegalRecord, misuse } from './errors'
import { parseDocument, readDocument, readLines } from './read-input'
import { jsonLine, type Io } from './streams'

/** Computes a command's answer from a replayed record. */
type RecordAnswerer = (line: LineOfPlay) => unknown

/** The source of a command's records, as its options say. */
export interface Source {
  readonly file: string | undefined
  readonly lines: boolean
}

/**
 * Prints the answer to one record, whose faults are thrown to the caller; or with `--lines` one document for every line
 * of standard input, as soon as the line has arrived.
 */
export async function answerRecords(io: Io, { file, lines }: Source, answer: RecordAnswerer): Promise<void> {
  if (lines === (file !== undefined))
    throw misuse('bad-usage', 'Name one FILE (or - for standard input), or give --lines.')
  if (file !== undefined) {
    await io.print(jsonLine(answerOne(await readDocument(file, io), answer)))
    return
  }
  for await (const batch of readLines(io.input)) {
    let text = ''
    for (const bytes of batch) {
      text += jsonLine(answerOrError(bytes, answer))
      if (text.length > 65_536) {
        await io.print(text)
        text = ''
      }
    }
    await io.print(text)
  }
}

/** A legal record, played to its end. */
export type PlayedRecord = Extract<ReplayResult, { ok: true }>

/** Replays the game that a document records, with every move checked; throws if it is illegal. */
export function replayChecked(document: unknown): PlayedRecord {
  const result = replay(gameById, document)
  if (!result.ok) throw illegalRecord(result.fault)
  return result
}

function answerOne(document: unknown, answer: RecordAnswerer): unknown {
  return answer(replayChecked(document).line)
}

/**
 * Returns the answer to a line that should hold a record (null if the line was too long to keep), or the fault as a
 * document.
 */
export function answerOrError(bytes: Buffer | null, answer: RecordAnswerer): unknown {
  try {
    return answerOne(parseDocument(bytes), answer)
  } catch (fault) {
    return errorDocument(fault).document
  }
}

/** Returns the viewer that `--seat` names: a letter, or `-` for an onlooker if `onlooker` allows it. */
export function eyeOf(given: string, seats: number, onlooker: boolean): Eye {
  if (onlooker && given === '-') return ONLOOKER
  const seat = seatOf(given, seats)
  if (seat < 0) throw misuse('bad-usage', `There is no seat ${JSON.stringify(given.slice(0, 20))} at this table.`)
  return seat
}
