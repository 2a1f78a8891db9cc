import { createBotProfile } from '../../bot-profile'
import {
  suiteAssembling,
  type Move,
  type SuiteAssemblingState,
} from '../../../rules/forty-nine-outfit/suite-assembling'
import { members } from '../../../rules/forty-nine-outfit/cards'
import { fits } from '../../../rules/forty-nine-outfit/suite-assembling/blocked'
import { DEAL, packMove, UP, cardOf, placeOf } from '../../../rules/forty-nine-outfit/suite-assembling/move'
import { isAvailable, packCard } from '../../../rules/forty-nine-outfit/suite-assembling/pack'
import { isNext, NONE, isVacant } from '../../../rules/forty-nine-outfit/suite-assembling/state'
import { solved, unknown, unsolvable, type Solver } from '../solver'
import { decide, FROM_PILE, isFree, NOTHING, type Step } from './search'
import { pileHeadedBy } from '../../../rules/forty-nine-outfit/suite-assembling/play'

// In range: cards, piles.

/**
 * A good move for who sees the open cards only: plays that never harm, then a space filled from the pile with the fewest
 * face-down cards, then a card of the pack that goes up or onto a run, then one that fills a space; then a deal.
 */
function advised(state: SuiteAssemblingState): Move | null {
  const moves = legalMoves(state)
  const worths = moves.map((move) => worthOf(state, move))
  const best = worths.indexOf(Math.max(...worths))
  return moves[best] ?? null
}

/** A play within the piles that never harms, if there is one. */
function harmless(state: SuiteAssemblingState): Move | null {
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

/** Positions that are looked at before nothing is said. */
const MOST = 1_000_000

/**
 * Suite Assembling with all cards known: plays that never harm are made as soon as they can be, all other decisions are
 * searched. Who sees the open cards only is advised by rules of thumb.
 */
export const suiteAssemblingSolver: Solver<SuiteAssemblingState, Move> = {
  open: false,

  *solve(state) {
    const { steps, opened } = yield* decide(state, MOST)
    if (steps === null) return unknown
    return steps ? solved(played(state, steps), false, opened) : unsolvable
  },

  advise: advised,
}

/** The moves that carry out decisions, with harmless plays wherever there are any. */
function played(from: SuiteAssemblingState, steps: readonly Step[]): Move[] {
  const way = new Way(from)
  way.playHarmless()
  for (const { deals, what } of steps) {
    for (let i = 0; i < deals; i++) way.play(DEAL)
    if (what >= FROM_PILE) {
      if (what !== NOTHING) way.play(packMove(way.state.head[what - FROM_PILE]!, way.state.head.indexOf(NONE)))
    } else way.takeFromPack(what)
    way.playHarmless()
  }
  return way.moves
}

class Way {
  readonly state: SuiteAssemblingState
  readonly moves: Move[] = []

  constructor(from: SuiteAssemblingState) {
    this.state = suiteAssembling.clone(from)
  }

  play(move: Move): void {
    this.moves.push(move)
    suiteAssembling.apply(this.state, 0, move)
  }

  /** Where every card of the pack can be had, those that fit are played as well. */
  playHarmless(): void {
    const { state } = this
    for (;;) {
      const move = harmless(state)
      if (move !== null) this.play(move)
      else {
        const fitting = isFree(state)
          ? this.#leftInPack().find((entry) => fits(state, packCard(state, entry)))
          : undefined
        if (fitting === undefined) return
        this.takeFromPack(fitting)
      }
    }
  }

  /** Plays a card of the pack that will be available; a foundation card goes up before by itself. */
  takeFromPack(entry: number): void {
    const { state } = this
    const isLeft = () => (state.left & (1 << entry)) !== 0
    const card = packCard(state, entry)
    while (isLeft() && !isAvailable(state, card)) this.play(DEAL)
    if (!isLeft()) return
    const onto = state.endsAt[card + 1]!
    this.play(packMove(card, isNext(state, card) ? UP : onto === NONE ? state.head.indexOf(NONE) : onto))
  }

  #leftInPack(): number[] {
    return members(this.state.left, 0)
  }
}

export const suiteAssemblingBot = createBotProfile(suiteAssembling, { solver: suiteAssemblingSolver })
