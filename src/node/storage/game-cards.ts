import { JOURNAL_ENDING } from './save-paths'
import type { JournalEntry } from '../../ports/journal'
import { hashOfLine, type CardPlayer, type GameCard } from '../../drawer/game-card'
import { MAX_NAME_LENGTH, MAX_RECORD_LENGTH } from '../../protocol/wire/fields'
import { parseJson } from '../../protocol/wire/bounded-json'
import { ServiceError } from '../../protocol/app/services'
import { nameFrom } from '../../protocol/lan/plain-name'
import {
  letterOf,
  nonDefault,
  ONLOOKER,
  replay,
  seatOf,
  viewTable,
  type GameLookup,
  type GameView,
  type Refusal,
} from '../../rules/kit'
import { withResignations } from '../../session'
import { asServiceError } from './disk'
import { decodeText, readPlainFile } from './files'
import { readJournal } from './journal-file'
import { scanJournal } from './journal-codec'
import { validateJournal, type ValidatedJournal } from './validate-journal'

/** The card of a file that holds a game, or why it holds none. */
export type CardOfFile = { readonly path: string } & (
  { readonly card: GameCard } | { readonly fault: Refusal & { readonly ply?: number; readonly move?: string | null } }
)

/** Reads a record or a journal and replays it. Never rejects because of what the file holds. */
export async function cardOfFile(find: GameLookup, path: string): Promise<CardOfFile> {
  try {
    if (!path.endsWith(JOURNAL_ENDING)) return { path, ...(await cardOfRecord(find, path)) }
    const scanned = scanJournal(await readJournal(path))
    if (!scanned.ok) return { path, fault: scanned.error }
    const { head, entries } = scanned.value
    return { path, card: cardOfJournal(validateJournal(find, head, entries), entries) }
  } catch (fault) {
    const told = asServiceError(fault)
    if (told instanceof ServiceError) return { path, fault: { code: told.code, message: told.message } }
    throw fault
  }
}

/** Returns the card of a journal that was replayed. @param entries the journal's own */
export function cardOfJournal(
  { head, game, sitting }: ValidatedJournal,
  entries: readonly JournalEntry[],
): GameCard & { readonly begun: number; readonly ended: number } {
  const { history, chairs, resigned, help } = sitting
  const { state } = history
  const { info } = game
  const seen = withResignations(viewTable(game, state, ONLOOKER), state, resigned)
  const line = { game, options: head.options, seats: chairs.length, tape: history.tape(), moves: history.moves() }
  return {
    hash: hashOfLine(line),
    game: info.id,
    rules: info.version,
    options: nonDefault(info, head.options),
    players: chairs.map((chair): CardPlayer =>
      chair.kind === 'bot'
        ? { name: chair.name, kind: 'bot', level: chair.level }
        : { name: chair.name, kind: 'person' },
    ),
    moves: history.moveCount,
    ...resultOf(seen, chairs.length),
    reason: game.outcome(state).reason,
    ...(chairs.length === 1 && help.hints + help.peeks > 0 && { helped: true }),
    begun: head.at,
    ended: entries.at(-1)?.at ?? head.at,
  }
}

function resultOf(
  { over, scores, winners, state }: GameView,
  seats: number,
): Pick<GameCard, 'over' | 'scores' | 'winners' | 'solution'> {
  // A puzzle whose solutions have numbers shows the one on its table.
  const { solution } = state as { readonly solution?: unknown }
  return {
    ...(seats === 1 && typeof solution === 'number' && { solution }),
    over,
    scores: Array.from({ length: seats }, (_, seat) => scores[letterOf(seat)] ?? 0),
    winners: (winners ?? []).map((letter) => seatOf(letter)),
  }
}

async function cardOfRecord(
  find: GameLookup,
  path: string,
): Promise<{ card: GameCard } | { fault: Refusal & { ply?: number; move?: string | null } }> {
  const text = decodeText(await readPlainFile(path, MAX_RECORD_LENGTH))
  const json = text === null ? null : parseJson(text)
  if (!json?.ok) return { fault: json?.error ?? { code: 'not-json', message: 'The file is no text.' } }
  const replayed = replay(find, json.value)
  if (!replayed.ok) {
    const { code, message, ply, move } = replayed.fault
    return { fault: { code, message, ...(ply !== null && { ply, move }) } }
  }
  const { line, checked } = replayed
  const { info } = line.game
  const players = Array.from({ length: line.seats }, (_, seat): CardPlayer => {
    const given = nameFrom(checked.names?.[letterOf(seat)] ?? '', MAX_NAME_LENGTH)
    return { name: given || letterOf(seat), kind: 'unknown' }
  })
  return {
    card: {
      hash: hashOfLine(line),
      game: info.id,
      rules: info.version,
      options: nonDefault(info, line.options),
      players,
      moves: line.plyCount,
      ...resultOf(viewTable(line.game, line.state, ONLOOKER), line.seats),
      reason: line.game.outcome(line.state).reason,
      begun: null,
      ended: null,
    },
  }
}
