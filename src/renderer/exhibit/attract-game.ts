import { createAttemptFactory, type Cut } from '../../exhibit/cuts'
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
  readonly cut: Cut
  readonly table: CutTable
}

/** The longest time for which moves of one game are shown, in milliseconds. */
const MAX_SHOW_MS = 16_000
/** Pause between two moves, in milliseconds. */
const PAUSE_MS = 1100

/** Opens the cut of a game whose turn it is, in rotation. Resolves to null if there is none, or if it is aborted. */
export async function openShownGame(
  game: string,
  turn: number,
  seed: string,
  signal: AbortSignal,
): Promise<ShownGame | null> {
  const [cuts] = await Promise.all([loadCuts(game), loadGame(game)])
  const cut = cuts[turn % cuts.length]
  if (isAborted(signal) || cut === undefined) return null
  const attempt = createAttemptFactory(cut)(1, seed)
  const { tape } = cut.won
  const names = { you: text('exhibit.you'), rival: text('exhibit.rival') }
  const thinker = tableThinker({
    pause: () => scaleToPace(useSettings().pause),
    waitUntilStill: useTable().waitUntilRead,
  })
  const record = tape ? { ...attempt.record, chance: { tape } } : attempt.record
  return { cut, table: openCutTable(cut, { ...attempt, record }, names, thinker) }
}

/** Has the hand make the moves with which the cut begins, and then up to `maxMoves` moves of the winning line. */
export async function playShownGame({ cut, table }: ShownGame, maxMoves: number, signal: AbortSignal): Promise<void> {
  const hand = useHand()
  await hand.show(table, signal)
  const end = performance.now() + scaleToPace(MAX_SHOW_MS)
  for (const move of cut.won.moves.slice(0, maxMoves)) {
    if (isAborted(signal) || performance.now() > end) return
    await hand.reach(move, PAUSE_MS, signal)
    // New chance outcomes may lead elsewhere: then the moves played so far are enough.
    if (isAborted(signal) || !(await table.play(move))) break
    await waitAtPace(PAUSE_MS / 2, signal)
  }
  hand.hide()
}
