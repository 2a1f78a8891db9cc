import type { Attempt, Cut } from '../../exhibit/cuts'
import { entryAt } from '../../rules/kit'
import { loadGame } from '../games/rules'
import { loadCuts } from '../services/exhibit-cuts'
import { openShownTable, type ShownGame } from './attract-game'
import { isAborted } from './pace'

/** The game whose arrow turns in every minute. */
export const ROULETTE = 'deck-o-cards-roulette'

/** All red cards: where the arrow stops after a chip was laid on red. */
const RED_CARDS = ['H', 'D'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`),
)

/**
 * Returns a cut of the roulette from just before its last spin: its shown moves are that spin and the rival's bets after
 * it. Then the visitor's seat bets on red, and the arrow stops on a red card. Throws if the cut begins before any spin.
 */
export function spinAttempt(
  cut: Cut,
  minute: number,
): { readonly attempt: Attempt; readonly moves: readonly string[] } {
  const { record, visitor } = cut
  const ready = `${visitor} ready`
  const lastSpin = record.moves.lastIndexOf(ready)
  if (lastSpin < 0) throw new Error(`the cut ${cut.id} begins before any spin`)
  const tape = [...(record.chance?.tape ?? []), entryAt(RED_CARDS, minute % RED_CARDS.length)]
  return {
    attempt: {
      number: 1,
      record: { ...record, chance: { tape } },
      shownMoves: record.moves.slice(lastSpin),
      seed: `${cut.id} ${String(minute)}`,
    },
    moves: [`${visitor} bet 1@red`, ready],
  }
}

/**
 * Opens the roulette's spin of a minute; every minute has another cut, until all had their turn. Resolves to null if
 * there is none, or if it is aborted. Throws if the file of the cuts is invalid.
 */
export async function openShownSpin(minute: number, signal: AbortSignal): Promise<ShownGame | null> {
  const [cuts] = await Promise.all([loadCuts(ROULETTE), loadGame(ROULETTE)])
  const cut = cuts[minute % cuts.length]
  if (isAborted(signal) || cut === undefined) return null
  const { attempt, moves } = spinAttempt(cut, minute)
  return { table: openShownTable(cut, attempt), moves, childSeat: cut.visitor }
}
