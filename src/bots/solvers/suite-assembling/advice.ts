import {
  suiteAssembling,
  type Move,
  type SuiteAssemblingState,
} from '../../../rules/forty-nine-outfit/suite-assembling'
import { cardOf, DEAL, placeOf, UP } from '../../../rules/forty-nine-outfit/suite-assembling/move'
import { pileHeadedBy } from '../../../rules/forty-nine-outfit/suite-assembling/play'
import { isVacant, NONE } from '../../../rules/forty-nine-outfit/suite-assembling/state'

/**
 * A good move for who sees the open cards only: plays that never harm, then a space filled from the pile with the fewest
 * face-down cards, then a card of the pack that goes up or onto a run, then one that fills a space; then a deal.
 */
export function advised(state: SuiteAssemblingState): Move | null {
  const moves = legalMoves(state)
  const worths = moves.map((move) => worthOf(state, move))
  const best = worths.indexOf(Math.max(...worths))
  return moves[best] ?? null
}

/** A play within the piles that never harms, if there is one. */
export function harmless(state: SuiteAssemblingState): Move | null {
  return legalMoves(state).find((move) => worthOf(state, move) >= HARMLESS) ?? null
}

const HARMLESS = 100
const TO_SPACE = 50
const FROM_PACK = 20
const PACK_TO_SPACE = 10

function worthOf(state: SuiteAssemblingState, move: Move): number {
  // In range: piles.
  if (move === DEAL) return 0
  const card = cardOf(move)
  const place = placeOf(move)
  const inPack = state.endsAt[card] === NONE && pileHeadedBy(state, card) === NONE
  const toSpace = place !== UP && isVacant(state, place)
  if (inPack) return toSpace ? PACK_TO_SPACE : FROM_PACK
  return toSpace ? TO_SPACE - state.down[pileHeadedBy(state, card)]! : HARMLESS
}

function legalMoves(state: SuiteAssemblingState): Move[] {
  const moves: Move[] = []
  return moves.slice(0, suiteAssembling.moves(state, 0, moves))
}
