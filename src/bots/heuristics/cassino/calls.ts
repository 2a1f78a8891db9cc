import type { Level } from '../../../ports/journal'
import { rankOf, SPADES, suitOf, type Seat } from '../../../rules/kit'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import { buildsOf, CALL_KIND, cardOf, kindOf, type Move } from '../../../rules/pack/cassino/move'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { cassino25 } from '../../../rules/pack/cassino-25'
import { cardsIn } from '../../../rules/pack/sets'

/** Percentage of cases in which a level notices that something was missed. */
const NOTICES: Readonly<Record<Level, number>> = { 1: 4, 2: 20, 3: 30, 4: 95, 5: 100 }

/** Percentage of cases in which it notices a missed card of the same rank, or a missed build. */
const NOTICES_PAIRS: Readonly<Record<Level, number>> = { 1: 6, 2: 30, 3: 85, 4: 98, 5: 100 }

/** Whether a seat of a level notices that these pieces can be called. It notices the same play always or never. */
export function notices(state: CassinoState, seat: Seat, level: Level, move: Move): boolean {
  const often = isPlain(move) ? NOTICES_PAIRS[level] : NOTICES[level]
  return pseudoRandomPercent(state, seat) < often
}

/** Whether a build, or a card of the same rank, is among the pieces. */
function isPlain(move: Move): boolean {
  const card = cardOf(move)
  const loose = cardsIn(looseLowOf(card, move), looseHighOf(card, move))
  return buildsOf(move) !== 0 || loose.some((piece) => rankOf(piece) === rankOf(card))
}

/** Returns a number below 100 that differs from play to play as if random, but is determined by what lies open. */
function pseudoRandomPercent(state: CassinoState, seat: Seat): number {
  let mix = Math.imul(state.looseLow ^ (state.looseHigh << 3), 0x9e3779b1) + state.windowCard * 2654435 + seat * 40503
  mix = Math.imul(mix ^ (mix >>> 15), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return ((mix ^ (mix >>> 16)) >>> 0) % 100
}

const list: Move[] = []

/** Returns the call that a seat of a level makes, or null: of those that it notices, the one that is worth most. */
export function bestCall(state: CassinoState, seat: Seat, level: Level): Move | null {
  if ((cassino25.optionalSeats(state) | cassino25.requiredSeats(state)) === 0 || state.windowSeat < 0) return null
  const count = cassino25.moves(state, seat, list)
  let best: Move | null = null
  let most = 0
  for (let i = 0; i < count; i++) {
    const move = list[i]!
    if (kindOf(move) !== CALL_KIND || !notices(state, seat, level, move)) continue
    const worth = plainWorth(state, move)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}

/** Returns the rough worth of a call: ten for a card, more for one that scores. */
function plainWorth(state: CassinoState, move: Move): number {
  const card = cardOf(move)
  const cards = cardsIn(looseLowOf(card, move), looseHighOf(card, move))
  const value = rankOf(card) + 1
  if (buildsOf(move)) cards.push(...cardsIn(state.buildLow[value]!, state.buildHigh[value]!))
  return cards.reduce((sum, piece) => sum + 10 + (suitOf(piece) === SPADES ? 10 : 0) + (piece < 4 ? 60 : 0), 0)
}
