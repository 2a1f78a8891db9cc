import { LineOfPlay, emptyOutcomeSource, createSeedSource, createTapeSource, type OutcomeSource } from './line-of-play'
import { parseRecord, type CheckedRecord, type GameLookup } from './record'
import type { EventSink } from './game'
import type { Refusal } from './result'

/**
 * The `error` printed by the command line. `ply` counts players' moves from 1; both are null for a fault of the record.
 */
export interface Fault extends Refusal {
  readonly ply: number | null
  readonly move: string | null
}

/**
 * A replayed record. If there is a fault, `line` is the game up to it, so that the intact part of a damaged record is
 * not lost. `line` and `checked` are null if no game could be begun.
 */
export type ReplayResult =
  | { readonly ok: true; readonly line: LineOfPlay; readonly checked: CheckedRecord }
  | {
      readonly ok: false
      readonly fault: Fault
      readonly line: LineOfPlay | null
      readonly checked: CheckedRecord | null
    }

/** Replays a record from any JSON value and checks every move. Never throws. Passes all events to `tell`. */
export function replay(find: GameLookup, json: unknown, tell?: EventSink): ReplayResult {
  const parsed = parseRecord(find, json)
  if (!parsed.ok) return { ok: false, fault: ofRecord(parsed.error), line: null, checked: null }
  const checked = parsed.value
  const line = new LineOfPlay(checked.game, checked.options, checked.seats, outcomeSourceOf(checked))
  const fault = playAll(line, checked.moves, tell)
  return fault ? { ok: false, fault, line, checked } : { ok: true, line, checked }
}

function playAll(line: LineOfPlay, moves: readonly unknown[], tell?: EventSink): Fault | null {
  let refusal = line.settleChance(tell)
  if (refusal) return ofRecord(refusal)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    refusal = line.playText(move, tell)
    if (refusal) return { ...refusal, ply: i + 1, move: typeof move === 'string' ? move : null }
    refusal = line.settleChance(tell)
    if (refusal) return ofRecord(refusal)
  }
  return null
}

function outcomeSourceOf({ chance }: CheckedRecord): OutcomeSource {
  if (chance?.tape) return createTapeSource(chance.tape)
  return chance ? createSeedSource(chance.seed) : emptyOutcomeSource
}

function ofRecord(refusal: Refusal): Fault {
  return { ...refusal, ply: null, move: null }
}
