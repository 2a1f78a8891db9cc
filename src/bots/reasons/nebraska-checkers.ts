import { nebraskaCheckers } from '../../rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaState } from '../../rules/forty-nine-outfit/nebraska-checkers/state'
import type { NebraskaView } from '../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { canJump } from '../../rules/forty-nine-outfit/nebraska-checkers/moves'
import { jumpsOf, placesOf, startOf, type Move } from '../../rules/forty-nine-outfit/nebraska-checkers/move'
import { numberOf } from '../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { lastOf, listMoves, createSeededRng, type Seat, type GameView } from '../../rules/kit'
import { why } from './reason'

/**
 * The reasons for which a move of Nebraska-Checkers is good, by key, with the values that the sentence names:
 *
 * | key | parameters | meaning |
 * | --- | --- | --- |
 * | `wins` | – | leaves the opponent without a man or without a move |
 * | `only-move` | – | the only legal move |
 * | `takes-safely` | taken | takes `taken` men, and nothing can be taken in return |
 * | `takes` | taken | takes `taken` men; the opponent can take in return |
 * | `crowns` | square | a plain man becomes a king on `square` |
 * | `exchanges` | square | steps where it can be jumped, and every such jump can be answered by a jump |
 * | `gives` | square | lets a man be taken although not every such jump can be answered at once |
 * | `king-goes` | square | a king steps, and nothing can be taken |
 * | `safe-step` | square | a plain man steps, and nothing can be taken |
 *
 * `square` is a text as in the notation (`33`), `taken` a number.
 */
export type NebraskaReasonKey = ReturnType<typeof reasonFor>['key']

/**
 * Returns why a legal move is good. The keys are listed at `NebraskaReasonKey`. Throws if the text is no legal move.
 */
export function reasonFor(seen: GameView<NebraskaView>, seat: Seat, text: string) {
  // Nothing is hidden, so the generator is never used.
  const state = nebraskaCheckers.determinize(seen, createSeededRng(''))
  const read = nebraskaCheckers.read(state, seat, text)
  if (!read.ok) throw new Error(`"${text}" is no move of Nebraska-Checkers here: ${read.error.message}`)
  const move = read.value
  const after = played(state, move)
  if (after.ended === 'no-men' || after.ended === 'blocked') return why('wins')
  if (nebraskaCheckers.moves(state, seat, []) === 1) return why('only-move')
  const taken = jumpsOf(move)
  if (taken > 0) return why(canJump(after, after.turn) ? 'takes' : 'takes-safely', { taken })
  return whyStep(state, after, move)
}

function whyStep(state: NebraskaState, after: NebraskaState, move: Move) {
  const { turn } = state
  const place = lastOf(placesOf(move))
  const wasKing = ((state.kings[turn]! >> startOf(move)) & 1) === 1
  const params = { square: String(numberOf(place)) }
  if (!wasKing && (after.kings[turn]! >> place) & 1) return why('crowns', params)
  if (canJump(after, after.turn)) return why(isTakenBack(after) ? 'exchanges' : 'gives', params)
  return why(wasKing ? 'king-goes' : 'safe-step', params)
}

/** Whether every jump of the seat to move can be answered by a jump. */
function isTakenBack(state: NebraskaState): boolean {
  return listMoves(nebraskaCheckers, state, state.turn).every((jump) => {
    const after = played(state, jump)
    return after.ended === null && canJump(after, after.turn)
  })
}

function played(state: NebraskaState, move: Move): NebraskaState {
  const after = nebraskaCheckers.clone(state)
  nebraskaCheckers.apply(after, state.turn, move)
  return after
}
