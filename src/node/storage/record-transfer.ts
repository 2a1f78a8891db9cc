import { parseJson } from '../../protocol/wire/bounded-json'
import type { JournalEntry, JournalHead } from '../../ports/journal'
import { MAX_NAME_LENGTH, MAX_RECORD_LENGTH, seedSchema, tapeSchema } from '../../protocol/wire/fields'
import { nameFrom } from '../../protocol/lan/plain-name'
import { ServiceError } from '../../protocol/app/services'
import { letterOf, replay, type ChanceSource, type GameLookup, type LineOfPlay, type Seat } from '../../rules/kit'
import { recordOf, replayJournal, type TableSetup } from '../../session'
import type { ValidatedJournal } from './validate-journal'

/**
 * Returns a save as the text of a `.parlor` record: one line of JSON. If outcomes of chance are due, as before the first
 * deal, they are drawn as the table would draw them: a record without them could not be replayed.
 */
export function recordText({ game, sitting, outcomeSource }: ValidatedJournal): string {
  const record = recordOf(sitting)
  const tape = [...(record.chance?.tape ?? [])]
  const state = game.clone(sitting.history.state)
  while (game.chance(state) > 0) {
    const outcomes = outcomeSource.next(game, state)
    if (!outcomes.ok) throw new ServiceError(outcomes.error.code, outcomes.error.message)
    for (const outcome of outcomes.value) tape.push(game.writeChance(outcome))
    game.applyChance(state, outcomes.value)
  }
  return `${JSON.stringify({ ...record, ...(tape.length > 0 && { chance: { tape } }) })}\n`
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
  if (Buffer.byteLength(text) > MAX_RECORD_LENGTH) throw new ServiceError('too-large', 'A record has at most 1 MB.')
  const json = parseJson(text)
  if (!json.ok) throw new ServiceError(json.error.code, `This is not a Parlor Box game. ${json.error.message}`)
  const replayed = replay(find, json.value)
  if (!replayed.ok) {
    const { code, message, move, ply } = replayed.fault
    throw new ServiceError(code, ply === null ? message : `Move ${String(ply)} (${String(move)}): ${message}`)
  }
  const { line, checked } = replayed
  const setup: TableSetup = {
    game: line.game.info.id,
    options: line.options,
    chairs: Array.from({ length: line.seats }, (_, seat) => ({
      kind: 'person',
      name: nameOf(checked.names?.[letterOf(seat)], seat),
    })),
    ...luckOf(checked.chance, line, fresh.seed),
  }
  const head = { format: 'parlor-journal/1', version: line.game.info.version, ...setup, at: fresh.now } as const
  return { head, entries: entriesOf(line, setup, fresh.now) }
}

/** Returns a name fit for a journal; the seat's letter if nothing remains of it. */
function nameOf(given: string | undefined, seat: Seat): string {
  return nameFrom(given ?? '', MAX_NAME_LENGTH) || letterOf(seat)
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
  return again.value.assignments.history.entries(at)
}
