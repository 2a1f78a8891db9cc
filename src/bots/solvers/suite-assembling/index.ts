import { createBotProfile } from '../../bot-profile'
import {
  suiteAssembling,
  type Move,
  type SuiteAssemblingState,
} from '../../../rules/forty-nine-outfit/suite-assembling'
import { members } from '../../../rules/forty-nine-outfit/cards'
import { fits, isAvailable, packCard } from '../../../rules/forty-nine-outfit/suite-assembling/pack'
import { DEAL, packMove, UP, cardOf, placeOf } from '../../../rules/forty-nine-outfit/suite-assembling/moves'
import { isNext, NONE, isVacant } from '../../../rules/forty-nine-outfit/suite-assembling/state'
import { createSolution, unknownSolution, noSolution, type Solver } from '../solver'
import { decide, FROM_PILE, isFree, NOTHING, type Step } from './search'
import { pileHeadedBy } from '../../../rules/forty-nine-outfit/suite-assembling/play'

/**
 * Suggests a move from the face-up cards alone. In order of preference: a play that never harms, a space filled from
 * the pile with the fewest face-down cards, a pack card that goes up or onto a run, a pack card that fills a space, a
 * deal.
 */
function adviseMove(state: SuiteAssemblingState): Move | null {
  const moves = legalMoves(state)
  const worths = moves.map((move) => worthOf(state, move))
  const best = worths.indexOf(Math.max(...worths))
  return moves[best] ?? null
}

/** Returns a play within the piles that never harms, or null. */
function harmless(state: SuiteAssemblingState): Move | null {
  return legalMoves(state).find((move) => worthOf(state, move) >= HARMLESS) ?? null
}

const HARMLESS = 100
const TO_SPACE = 50
const FROM_PACK = 20
const PACK_TO_SPACE = 10

function worthOf(state: SuiteAssemblingState, move: Move): number {
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

/** The search budget, in positions; beyond it the solver gives no answer. */
const MAX_POSITIONS = 1_000_000

/**
 * Solves Suite Assembling with all cards known: plays that never harm are made as soon as possible, all other decisions
 * are searched. A player, who sees only the open cards, is advised by rules of thumb.
 */
export const suiteAssemblingSolver: Solver<SuiteAssemblingState> = {
  isOpen: false,

  *solve(state) {
    const { steps, opened } = yield* decide(state, MAX_POSITIONS)
    if (steps === null) return unknownSolution
    return steps ? createSolution(movesFor(state, steps), false, opened) : noSolution
  },

  advise: adviseMove,
}

/** Returns the moves that carry out the decisions, with harmless plays wherever there are any. */
function movesFor(from: SuiteAssemblingState, steps: readonly Step[]): Move[] {
  const way = new MoveRecorder(from)
  way.playHarmless()
  for (const { deals, action } of steps) {
    for (let i = 0; i < deals; i++) way.play(DEAL)
    if (action >= FROM_PILE) {
      if (action !== NOTHING) way.play(packMove(way.state.head[action - FROM_PILE]!, way.state.head.indexOf(NONE)))
    } else way.takeFromPack(action)
    way.playHarmless()
  }
  return way.moves
}

/** The moves played so far, with the state after them. */
class MoveRecorder {
  readonly state: SuiteAssemblingState
  readonly moves: Move[] = []

  constructor(from: SuiteAssemblingState) {
    this.state = suiteAssembling.clone(from)
  }

  play(move: Move): void {
    this.moves.push(move)
    suiteAssembling.apply(this.state, 0, move)
  }

  /** Makes all harmless plays. If every card of the pack can be had at any time, this includes those that fit. */
  playHarmless(): void {
    const { state } = this
    for (;;) {
      const move = harmless(state)
      if (move !== null) this.play(move)
      else {
        const fitting = isFree(state)
          ? this.leftInPack().find((entry) => fits(state, packCard(state, entry)))
          : undefined
        if (fitting === undefined) return
        this.takeFromPack(fitting)
      }
    }
  }

  /** Deals until a card of the pack is available, then plays it. A foundation card may go up by itself before that. */
  takeFromPack(entry: number): void {
    const { state } = this
    const isLeft = () => (state.packLeft & (1 << entry)) !== 0
    const card = packCard(state, entry)
    while (isLeft() && !isAvailable(state, card)) this.play(DEAL)
    if (!isLeft()) return
    const onto = state.endsAt[card + 1]!
    this.play(packMove(card, isNext(state, card) ? UP : onto === NONE ? state.head.indexOf(NONE) : onto))
  }

  private leftInPack(): number[] {
    return members(this.state.packLeft, 0)
  }
}

export const suiteAssemblingBot = createBotProfile(suiteAssembling, { solver: suiteAssemblingSolver })
