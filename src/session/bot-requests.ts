import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Level } from '../ports/journal'
import {
  createSeededRng,
  eventsVisibleTo,
  letterOf,
  listTexts,
  randomEntry,
  viewTable,
  type GameEvent,
  type Seat,
} from '../rules/kit'
import type { GameHistory } from './game-history'
import type { Step } from './types'
import type { ThinkRequest } from '../ports/thinker'

/** A position and the events that led to it. */
type BotPosition = Pick<GameHistory, 'game' | 'state'> & { readonly steps: readonly Pick<Step, 'events'>[] }

/**
 * How many events a bot is told at most, the latest ones: more than a deal has. In a game without end they would
 * otherwise be more with every turn.
 */
const MAX_RECALL = 2_000

/** Returns the latest events that a seat was told. */
function recallOf({ game, steps }: BotPosition, seat: Seat): GameEvent[] {
  const told: (readonly GameEvent[])[] = []
  let count = 0
  for (let at = steps.length - 1; at >= 0 && count < MAX_RECALL; at--) {
    const events = eventsVisibleTo(game, steps[at]?.events ?? [], seat)
    told.push(events)
    count += events.length
  }
  return told.reverse().flat()
}

/**
 * Builds the request to a seat's bot: what the seat sees, what it was told so far, and a seed of its own. That seed is
 * a digest of the table's seed, the place in the game and the purpose; nothing about the deal can be derived from it.
 */
export function createThinkRequest(
  position: BotPosition,
  seed: string,
  seat: Seat,
  level: Level,
  purpose: NonNullable<ThinkRequest['purpose']>,
): ThinkRequest {
  const seedParts = [purpose, seed, position.steps.length, letterOf(seat), level]
  return {
    seen: viewTable(position.game, position.state, seat),
    recall: recallOf(position, seat),
    seat,
    level,
    seed: digest(seedParts),
    purpose,
    table: digest(['table', seed]),
  }
}

function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 32)
}

/**
 * Parses a thought's text as a move; null if it is illegal. Under the strict-referee option a legal move may still
 * break a rule of the sheet, as weak bots do; see `readSoundMove`.
 */
export function readLegalMove(history: GameHistory, seat: Seat, text: string): { readonly move: number } | null {
  const read = history.game.read(history.state, seat, text)
  return read.ok ? { move: read.value } : null
}

/** Parses a thought's text as a move fit to recommend; null if it is illegal or breaks a rule of the sheet. */
export function readSoundMove(history: GameHistory, seat: Seat, text: string): { readonly move: number } | null {
  const { game, state } = history
  const read = game.read(state, seat, text)
  return read.ok && game.isSound(state, seat, read.value) ? { move: read.value } : null
}

/**
 * Picks a sound move of a seat that can act, or any legal one if none is sound, for when thinking failed. The same
 * `seed` picks the same move.
 */
export function anySoundMove(history: GameHistory, seat: Seat, seed: string): number {
  const { game, state } = history
  const all: number[] = []
  all.length = game.moves(state, seat, all)
  const sound = all.filter((move) => game.isSound(state, seat, move))
  const choice = sound.length > 0 ? sound : all
  return randomEntry(choice, createSeededRng(seed))
}

/** Lists the legal moves of a seat as text, in code-unit order. */
export function moveTexts(history: GameHistory, seat: Seat): string[] {
  const { game, state } = history
  return listTexts(game, state, seat).sort()
}
