import { ServiceError } from '../../../protocol/app/services'
import { saveIdSchema } from '../../../protocol/wire/fields'
import type { GameLookup } from '../../../rules/kit'
import { isOver } from '../../../session'
import { asServiceError } from '../disk'
import { readJournal } from '../journal-file'
import { journalText, scanJournal, type ScannedJournal } from '../journal-codec'
import { validateJournal } from '../validate-journal'
import { journalOfRecord, recordText } from '../record-transfer'
import type { NewJournal, ReplayedSave, RecordAsk, SaveFile, SavePlace, SummaryResult } from './messages'

const utf8 = new TextEncoder()

/**
 * Reads a save, replays it and summarizes it. Never rejects: the summary of a save that cannot be opened holds the
 * fault.
 */
export async function summarise(find: GameLookup, { path, id, touched }: SaveFile): Promise<SummaryResult> {
  const unknown = { id: id.slice(0, 200), game: '', names: [], moves: 0, over: false, begun: touched, touched }
  const faulty = (fault: string) => ({ summary: { ...unknown, fault }, isCacheable: true })
  if (!saveIdSchema.safeParse(id).success) return faulty('The name of the file is not one of a save.')
  try {
    const scanned = scanJournal(await readJournal(path))
    return scanned.ok
      ? { summary: { ...unknown, ...summaryOf(find, scanned.value) }, isCacheable: true }
      : faulty(scanned.error.message)
  } catch (fault) {
    return { ...faulty(messageOf(fault)), isCacheable: fault instanceof ServiceError }
  }
}

function summaryOf(find: GameLookup, { head, entries }: ScannedJournal) {
  const known = { game: head.game, names: head.chairs.map((chair) => chair.name), begun: head.at }
  try {
    const { game, sitting } = validateJournal(find, head, entries)
    const { history, chairs, resigned } = sitting
    return {
      ...known,
      names: chairs.map((chair) => chair.name),
      moves: history.moveCount,
      over: isOver(game, history.state, resigned),
      touched: entries.at(-1)?.at ?? head.at,
    }
  } catch (fault) {
    return { ...known, fault: messageOf(fault) }
  }
}

/**
 * Converts a record to a journal, checking it by replaying it. Throws a ServiceError that says what is wrong with it.
 */
export function journalFor(find: GameLookup, { text, seed, now, suffix }: RecordAsk): NewJournal {
  const { head, entries } = journalOfRecord(find, text, { seed, now })
  const id = `${head.game}-${suffix}`
  return { id, bytes: utf8.encode(journalText({ ...head, id }, entries)) }
}

/** Reads a save and replays it. Throws a ServiceError that says why it cannot be opened. */
export async function replaySave(find: GameLookup, { path, id }: SavePlace): Promise<ReplayedSave> {
  const bytes = await readJournal(path)
  const { head, entries, intactBytes, checksum } = wholeLines(bytes)
  const judged = validateJournal(find, { ...head, id }, entries)
  const json = utf8.encode(JSON.stringify({ head: judged.head, entries }))
  return {
    json,
    size: bytes.length,
    intactBytes,
    checksum,
    count: entries.length,
    last: JSON.stringify(entries.at(-1) ?? null),
  }
}

/** Returns the text of a save's record. Throws a ServiceError that says why the save cannot be opened. */
export async function exportRecord(find: GameLookup, { path }: SavePlace): Promise<string> {
  const { head, entries } = wholeLines(await readJournal(path))
  return recordText(validateJournal(find, head, entries))
}

/** Returns the intact lines of a journal, without a torn last one. */
function wholeLines(bytes: Buffer): ScannedJournal {
  const scanned = scanJournal(bytes)
  if (scanned.ok) return scanned.value
  throw new ServiceError(scanned.error.code, scanned.error.message)
}

function messageOf(fault: unknown): string {
  const told = asServiceError(fault)
  return told instanceof ServiceError ? told.message : 'The saved game could not be read.'
}
