import { createAttemptFactory, type Attempt, type Cut } from '../../exhibit/cuts'
import { loadGame } from '../games/rules'
import { text } from '../i18n/say'
import { tableThinker } from '../play/local-sessions'
import { loadCuts } from '../services/exhibit-cuts'
import { useSettings } from '../stores/app/settings'
import { useTable } from '../stores/table/table'
import { openCutTable, type CutTable } from './cut-table'
import { useHand } from './hand'
import { waitAtPace, isAborted, scaleToPace } from './pace'

/** A cut played automatically for passers-by. */
export interface ShownGame {
  readonly table: CutTable
  /** The moves to play after the hands', with the seat's letter. */
  readonly moves: readonly string[]
  /** The letter of the seat that a child's hand plays: the visitor's. The others are a grown-up's. */
  readonly childSeat: string
}

/** How long a hand takes for a move, and the rest after it, in milliseconds. */
const MOVE_MS = 2200
const REST_MS = 1400

/**
 * Opens the cut of a game whose turn it is, in rotation, with the winning line of the bots. Resolves to null if there is
 * none, or if it is aborted. Throws if the file of the cuts is invalid.
 */
export async function openShownGame(game: string, turn: number, signal: AbortSignal): Promise<ShownGame | null> {
  const [cuts] = await Promise.all([loadCuts(game), loadGame(game)])
  const cut = cuts[turn % cuts.length]
  if (isAborted(signal) || cut === undefined) return null
  const attempt = createAttemptFactory(cut)(1, cut.id)
  const { moves, tape } = cut.won
  const record = tape ? { ...attempt.record, chance: { tape } } : attempt.record
  return { table: openShownTable(cut, { ...attempt, record }), moves, childSeat: cut.visitor }
}

/** Opens a cut on a table at which nobody can act. */
export function openShownTable(cut: Cut, attempt: Attempt): CutTable {
  const names = { you: text('exhibit.you'), rival: text('exhibit.rival') }
  const thinker = tableThinker({
    pause: () => scaleToPace(useSettings().pause),
    waitUntilStill: useTable().waitUntilRead,
  })
  return openCutTable(cut, attempt, names, thinker)
}

/**
 * Plays the first moves of a shown game, each with a hand.
 * @param most how many at most
 * @param ms how long after its start no further move is begun, in milliseconds
 */
export async function playMoves(shown: ShownGame | null, most: number, ms: number, signal: AbortSignal): Promise<void> {
  if (shown === null) return
  const hand = useHand()
  const end = performance.now() + scaleToPace(ms - MOVE_MS)
  for (const move of shown.moves.slice(0, most)) {
    if (isAborted(signal) || performance.now() > end) break
    await hand.reach(move, MOVE_MS, signal, shown.childSeat)
    // New chance outcomes may lead elsewhere: then the moves played so far are enough.
    if (isAborted(signal) || !(await shown.table.play(move))) break
    hand.hide()
    await waitAtPace(REST_MS, signal)
  }
  hand.hide()
}
