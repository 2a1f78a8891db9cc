import { botFor } from '../../bots/all-bots'
import { studyDocument } from '../../drawer/study/document'
import type { KeptStudy } from '../../drawer/study/kept-study'
import { Study } from '../../drawer/study/study'
import { writeFileAtomically } from '../../node/storage/disk'
import type { LineOfPlay } from '../../rules/kit'
import { illegal, misuse } from '../errors'
import { continuedText, pathToWrite, readDocument } from '../read-input'
import { eyeOf, replayChecked } from '../record-commands'
import { jsonLine, type Io } from '../streams'
import { createDeadline } from '../time-limit'

/** Longest time in milliseconds before a study listens whether it is to stop. */
const TURN_MS = 50

/** Arguments of `parlor study`. */
export interface StudyOptions {
  readonly seat: string
  readonly seconds: number
  readonly seed: string
  /** File of a kept study, which need not exist yet. */
  readonly keep?: string
}

/** `parlor study`: studies a finished game until the time is up or somebody stops it, and prints what is known by then. */
export async function studyCommand(io: Io, file: string, args: StudyOptions): Promise<void> {
  const { line } = replayChecked(await readDocument(file, io))
  const seat = eyeOf(args.seat, line.seats, false)
  const kept = args.keep === undefined ? undefined : keptStudyIn(args.keep)
  requireFinished(line)
  const study = Study.of(line, botFor(line.game), { seat, seed: args.seed, kept })
  await workOn(study, args.seconds)
  if (args.keep !== undefined) await writeFileAtomically(pathToWrite(args.keep), jsonLine(study))
  await io.print(jsonLine(studyDocument(study.report())))
}

/** Throws unless a game is over: a study of another would show what its players must not know. */
function requireFinished(line: LineOfPlay): void {
  if (line.isOver) return
  throw illegal('not-over', 'Only a game that is over can be studied.')
}

/** Works on a study for some seconds, but until it has a first figure, or until the program is asked to stop (Ctrl+C). */
export async function workOn(study: Study, seconds: number): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const isOver = createDeadline(1000 * seconds)
    const isBlank = () => study.progress().worlds === 0
    while (!stopping.signal.aborted && (isBlank() || !isOver()) && study.work(createDeadline(TURN_MS)))
      await new Promise((resolve) => setImmediate(resolve))
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

function keptStudyIn(file: string): KeptStudy | undefined {
  const text = continuedText(file)
  if (text === null || text.trim() === '') return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptStudy> | null
    // Whether it belongs to this game and method, the study itself checks; it is written by this program alone.
    if (typeof kept?.method === 'number' && typeof kept.course === 'object') return kept as KeptStudy
  } catch {
    // The same sentence as for a file of another kind.
  }
  throw misuse('not-a-study', `${file} holds no study; give the name of a new file.`)
}
