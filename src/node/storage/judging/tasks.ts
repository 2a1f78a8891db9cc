import { basename } from 'node:path'
import { saveSummarySchema } from '../../../protocol/app/service-schemas'
import { ServiceError, type ExaminedRecord, type SaveSummary } from '../../../protocol/app/services'
import { nameFrom } from '../../../protocol/lan/plain-name'
import {
  type GameLookup,
  letterOf,
  replay,
  seatsIn,
  type ChanceSource,
  type CheckedRecord,
  type LineOfPlay,
} from '../../../rules/kit'
import { recordOfTable, replayJournal, type TableSetup } from '../../../session'
import { codeOfSeed } from '../../../drawer/deals'
import { hashOfLine } from '../../../drawer/game-card'
import { cardOfJournal } from '../game-cards'
import { asServiceError } from '../disk'
import { readJournal, type ReplayedSave } from '../journal-file'
import { journalText, scanJournal, type ScannedJournal } from '../journal-codec'
import { validateJournal, type ValidatedJournal } from '../validate-journal'
import { isStrayId } from '../save-paths'
import { parseJson } from '../../../protocol/wire/bounded-json'
import type { JournalEntry, JournalHead } from '../../../ports/journal'
import { MAX_NAME_LENGTH, MAX_RECORD_LENGTH, seedSchema, tapeSchema } from '../../../protocol/wire/fields'

/** A journal to summarize. */
export interface SaveFile {
  /** Null if its name is no text, so that no message can carry it. */
  readonly path: string | null
  readonly id: string
  /** Time of its last write, in milliseconds since 1970. */
  readonly touched: number
}

export interface SummaryResult {
  readonly summary: SaveSummary
  /** Whether the summary depends only on the file's content, and may be cached. A read error may be temporary. */
  readonly isCacheable: boolean
}

/** A record to convert to a journal. */
export interface RecordAsk {
  readonly text: string
  /** Seed for randomness that the record does not determine. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The part of the new save's id after the game's name. */
  readonly suffix: string
}

/** The whole text of a new journal, in UTF-8. */
interface NewJournal {
  readonly id: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The path of a save, and its id. */
export interface SavePlace {
  readonly path: string
  readonly id: string
}

const utf8 = new TextEncoder()

/**
 * Reads a save, replays it and summarizes it. Never rejects: the summary of a save that cannot be opened holds the
 * fault.
 */
export async function summarise(find: GameLookup, { path, id, touched }: SaveFile): Promise<SummaryResult> {
  const unknown = { ...UNKNOWN, id, begun: touched, touched }
  // A copy is told by its name: what another program has called it is all that people know of it.
  const faultOf = (fault: string) =>
    isStrayId(id) && path !== null ? `“${nameFrom(basename(path), 255)}”: ${fault}` : fault
  const faulty = (fault: string) => ({ summary: { ...unknown, fault: faultOf(fault) }, isCacheable: true })
  if (path === null) return faulty('The name of the file is no text.')
  try {
    const scanned = scanJournal(await readJournal(path))
    if (!scanned.ok) return faulty(scanned.error.message)
    const told = summaryOf(find, scanned.value)
    const copy = isStrayId(id) && { fault: faultOf(told.fault ?? IS_COPY), ...(!told.fault && { canTakeIn: true }) }
    // Whatever a file holds, its summary fits the list and takes no other along.
    const checked = saveSummarySchema.safeParse({ ...unknown, ...told, ...copy })
    return checked.success ? { summary: checked.data, isCacheable: true } : faulty('The saved game could not be read.')
  } catch (fault) {
    return { ...faulty(messageOf(fault)), isCacheable: fault instanceof ServiceError }
  }
}

/** What is told of a file that nothing is known of. */
const UNKNOWN = {
  hash: '',
  game: '',
  rules: 0,
  options: {},
  players: [],
  moves: 0,
  over: false,
  scores: [],
  winners: [],
  reason: null,
  awaited: [],
} satisfies Partial<SaveSummary>

const IS_COPY = 'a copy that another program has made. It can be taken in as a game of its own.'

function summaryOf(find: GameLookup, { head, entries }: ScannedJournal): Partial<SaveSummary> {
  const { parent, seed } = head
  const known = { game: head.game, players: head.chairs, begun: head.at, ...(parent && { parent }) }
  try {
    const validated = validateJournal(find, head, entries)
    const { game, sitting } = validated
    const { ended, players: _players, ...card } = cardOfJournal(validated, entries)
    const { options, seats } = sitting.history.state
    const code = head.tape ? null : codeOfSeed(seed, { game: head.game, options, seats }, game.info)
    return {
      ...known,
      ...card,
      players: sitting.chairs,
      awaited: card.over ? [] : seatsIn(game.requiredSeats(sitting.history.state)),
      touched: ended,
      ...(code !== null && { code }),
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
  const file = await readJournal(path)
  const { head, entries, bytes, intactBytes, checksum } = wholeLines(file)
  const judged = validateJournal(find, { ...head, id }, entries)
  const json = utf8.encode(JSON.stringify({ head: judged.head, entries }))
  return {
    json,
    game: head.game,
    own: bytes === file ? null : new Uint8Array(bytes),
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

/**
 * Returns a save as the text of a `.parlor` record: one line of JSON. If outcomes of chance are due, as before the first
 * deal, they are drawn as the table would draw them: a record without them could not be replayed.
 */
function recordText(journal: ValidatedJournal): string {
  drawDue(journal)
  return `${JSON.stringify(recordOfTable(journal.sitting, journal.head.parent))}\n`
}

/** Plays the outcomes of chance that are due. */
function drawDue({ game, sitting: { history }, outcomeSource }: Omit<ValidatedJournal, 'head'>): void {
  while (game.chance(history.state) > 0) {
    const outcomes = outcomeSource.next(game, history.state)
    if (!outcomes.ok) throw new ServiceError(outcomes.error.code, outcomes.error.message)
    history.playChance(outcomes.value)
  }
}

/**
 * Converts a `.parlor` text to a journal with persons on all chairs. Throws `too-large`, `not-json`, `too-deep`, or the
 * record's own fault with the move that it is about.
 */
export function journalOfRecord(
  find: GameLookup,
  text: string,
  fresh: { readonly seed: string; readonly now: number },
): { readonly head: Omit<JournalHead, 'id'>; readonly entries: readonly JournalEntry[] } {
  const { line, checked } = replayedRecord(find, text)
  const setup: TableSetup = {
    game: line.game.info.id,
    options: line.options,
    chairs: namesIn(line, checked).map((name) => ({ kind: 'person', name })),
    ...luckOf(checked.chance, line, fresh.seed),
    ...(checked.parent && { parent: checked.parent }),
  }
  const head = { format: 'parlor-journal/1', version: line.game.info.version, ...setup, at: fresh.now } as const
  return { head, entries: entriesOf(line, setup, fresh.now) }
}

/** Tells what a record is of. Throws like `journalOfRecord`. */
export function examineRecord(find: GameLookup, text: string): ExaminedRecord {
  const { line, checked } = replayedRecord(find, text)
  return { hash: hashOfLine(line), game: line.game.info.id, names: namesIn(line, checked), moves: line.plyCount }
}

function replayedRecord(find: GameLookup, text: string) {
  if (Buffer.byteLength(text) > MAX_RECORD_LENGTH) throw new ServiceError('too-large', 'A record has at most 1 MB.')
  const json = parseJson(text)
  if (!json.ok) throw new ServiceError(json.error.code, `This is not a Parlor Box game. ${json.error.message}`)
  const replayed = replay(find, json.value)
  if (!replayed.ok) {
    const { code, message, move, ply } = replayed.fault
    throw new ServiceError(code, ply === null ? message : `Move ${String(ply)} (${String(move)}): ${message}`)
  }
  return replayed
}

/** Returns the names of all seats, fit for a journal; the seat's letter where nothing remains of one. */
function namesIn({ seats }: LineOfPlay, { names }: CheckedRecord): string[] {
  return Array.from(
    { length: seats },
    (_, seat) => nameFrom(names?.[letterOf(seat)] ?? '', MAX_NAME_LENGTH) || letterOf(seat),
  )
}

/**
 * Returns the record's seed and tape as far as a journal's head can hold them, so that an unfinished game continues as
 * it would have.
 */
function luckOf(chance: ChanceSource | null, line: LineOfPlay, fresh: string): Pick<TableSetup, 'seed' | 'tape'> {
  if (!chance) return { seed: fresh }
  const seed = seedSchema.safeParse(chance.seed)
  if (!chance.tape && seed.success) return { seed: seed.data }
  const tape = tapeSchema.safeParse(chance.tape)
  return { seed: seed.success ? seed.data : fresh, tape: tape.success ? tape.data : line.tape }
}

/** Returns the plies of a replayed record as journal entries, with chance at its place among the moves. */
function entriesOf(line: LineOfPlay, setup: TableSetup, at: number): JournalEntry[] {
  const again = replayJournal(line.game, { ...setup, tape: line.tape, opening: line.moves }, [])
  if (!again.ok) throw new ServiceError('bad-record', again.error.message)
  const { assignments, outcomeSource } = again.value
  // A game may end with luck: with the last spin.
  if (line.isOver) drawDue({ game: line.game, sitting: assignments, outcomeSource })
  return assignments.history.entries(at)
}
