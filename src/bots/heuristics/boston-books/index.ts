import { bostonBooks } from '../../../rules/forty-nine-outfit/boston-books'
import { createBotProfile } from '../../bot-profile'
import type { Seat } from '../../../rules/kit'
import type { Move } from '../../../rules/forty-nine-outfit/boston-books/move'
import type { BostonBooksState } from '../../../rules/forty-nine-outfit/boston-books/state'
import { evaluate, type Weights } from './evaluate'
import { memoryOf, type CardMemory } from './card-memory'
import { Odds } from './odds'
import { callAnything, remember, stickToLongest, type QuickRating } from './quick-ratings'
import type { Heuristics } from '../types'

/** Goes for the likeliest hit and nothing else. */
const HITS: Weights = { called: 1.5, again: 0.2, held: 0.02, book: 0, run: 0, spoil: 0, show: 0, draw: 1 }

/** Also weighs what a call brings nearer, spoils and gives away; the optimum is flat (docs/strength.md). */
const MASTERLY: Weights = {
  called: 2,
  again: 0.2,
  held: 0.1,
  book: 1,
  run: 2,
  spoil: 0.08,
  show: 0.05,
  draw: 1,
}

/** A rating by the odds, which are worked out at the first move that is rated: all are of one hand. */
function byOdds(weights: Weights, memory: CardMemory): QuickRating {
  let rate: QuickRating | null = null
  return (state: BostonBooksState, seat: Seat, move: Move) => {
    rate ??= evaluate(weights, new Odds(memory, state, seat, weights))
    return rate(state, seat, move)
  }
}

/** How many of the things that it was told level 2 still knows. */
const LATEST = 24
/** How often levels 2 to 4 make any call at all, so that each step counts. */
const SLIPS = { 2: 0.25, 3: 0.12, 4: 0.09 } as const

/** Levels of Boston Books as the rules page describes them; from level 3 on they live by all that they heard. */
export const bostonBooksKnowledge: Heuristics<BostonBooksState, Move> = {
  plan(level, { seen, recall }) {
    if (level === 1) return { kind: 'thumb', rate: callAnything }
    if (level === 2) {
      return { kind: 'thumb', rate: stickToLongest(memoryOf(seen, recall, LATEST)), slip: SLIPS[level] }
    }
    const memory = memoryOf(seen, recall)
    if (level === 3) return { kind: 'thumb', rate: remember(memory), slip: SLIPS[level] }
    if (level === 4) return { kind: 'thumb', rate: byOdds(HITS, memory), slip: SLIPS[level] }
    return { kind: 'thumb', rate: byOdds(MASTERLY, memory) }
  },
}

export const bostonBooksBot = createBotProfile(bostonBooks, { knowledge: bostonBooksKnowledge })
