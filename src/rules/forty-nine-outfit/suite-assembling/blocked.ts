import { lowestBit, type Card } from '../cards'
import { availableOf, packCard, reachableOf } from './pack'
import { isNext, isVacant, NONE, PILES, type SuiteAssemblingState } from './state'

/**
 * Whether the game is blocked: no move but `deal` is legal now, nor would be after any deal of the rest of this pass
 * and of one whole further pass, and no foundation card would turn up in them. If no card can be dealt, whether no move
 * is legal.
 */
export function isBlocked(state: SuiteAssemblingState): boolean {
  return !hasPlayInSight(state) && !hasPlayable(state, reachableOf(state))
}

/** Whether a card that lies open can be played. */
export function hasPlayInSight(state: SuiteAssemblingState): boolean {
  return hasPlayInPiles(state) || hasPlayable(state, availableOf(state))
}

/** Whether a run can be moved, or the last card of a run can go to the foundations. */
function hasPlayInPiles(state: SuiteAssemblingState): boolean {
  let spaces = 0
  let covering = 0
  for (let pile = 0; pile < PILES; pile++) {
    const head = state.head[pile]!
    if (head === NONE) spaces++
    else if (state.endsAt[head + 1] !== NONE || isNext(state, state.last[pile]!)) return true
    else if (state.down[pile] !== 0) covering++
  }
  return spaces > 0 && covering > 0
}

/** Whether one of these entries of the pack holds a card that could be played if it were available. */
function hasPlayable(state: SuiteAssemblingState, entries: number): boolean {
  if (entries !== 0 && hasSpace(state)) return true
  for (let rest = entries; rest !== 0; rest &= rest - 1) {
    if (fits(state, packCard(state, lowestBit(rest)))) return true
  }
  return false
}

/** Whether a card can go to the foundations or onto a run. */
export function fits(state: SuiteAssemblingState, card: Card): boolean {
  return isNext(state, card) || state.endsAt[card + 1] !== NONE
}

function hasSpace(state: SuiteAssemblingState): boolean {
  for (let pile = 0; pile < PILES; pile++) if (isVacant(state, pile)) return true
  return false
}
