import type { Seat } from '../../../rules/kit'
import { firstMember, HIGH_BITS, LOW_BITS, members } from '../../../rules/forty-nine-outfit/cards'
import { SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { HIGH_COLOURS, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { dueAt } from './row-gain'

/** Exceeds every lead. */
const LIMIT = 10_000
const PLAY_COUNT = COLOUR_COUNT * SQUARES

/**
 * Solves the last deal between two seats, in which every card is known: alpha-beta (Knuth and Moore 1975) to the end of
 * the game, with the plays that earn most first. Cards of a colour are equivalent, so a hand is a number of cards of
 * each colour.
 */
export class Endgame {
  /** Positions visited. */
  nodes = 0
  /** By colour and square, `SQUARES * colour + square`: the final lead to which each play of the seat to move leads. */
  readonly values = new Float64Array(PLAY_COUNT).fill(-Infinity)
  private readonly colours: Int32Array
  private readonly chain: boolean
  private vacantLow: number
  private vacantHigh: number

  /** `hands` are the numbers of cards of each colour, for the seat to move and for the other seat. */
  constructor(
    state: ColorowState,
    seat: Seat,
    private readonly hands: readonly [Int32Array, Int32Array],
    private readonly maxNodes: number,
  ) {
    this.colours = state.colours.slice()
    this.chain = state.connectsInChains
    this.vacantLow = state.vacantLow
    this.vacantHigh = state.vacantHigh
    const cards = members(state.vacantLow, state.vacantHigh).length
    this.deepen(state.points[seat]! - state.points[1 - seat]!, cards)
  }

  /** Searches two plies deeper each time, until it sees the end or has visited enough positions. */
  private deepen(lead: number, cards: number): void {
    for (let depth = Math.min(cards, 2 + (cards % 2)); depth <= cards && this.nodes < this.maxNodes; depth += 2) {
      this.root(lead, depth)
    }
  }

  private root(lead: number, depth: number): void {
    const plays = this.plays(0)
    const found = new Float64Array(plays.length)
    for (let i = 0; i < plays.length; i++) {
      found[i] = this.valueOf(plays[i]!, 0, lead, depth, -LIMIT, LIMIT)
      if (this.nodes >= 2 * this.maxNodes) return
    }
    plays.forEach((play, i) => (this.values[play % PLAY_COUNT] = found[i]!))
  }

  /** Returns the value from the point of view of the side to move, which leads by `lead`. */
  private search(side: number, lead: number, depth: number, low: number, high: number): number {
    this.nodes++
    if (depth === 0 || this.nodes >= 2 * this.maxNodes) return lead
    let best = -LIMIT
    for (const play of this.plays(side)) {
      const value = this.valueOf(play, side, lead, depth, Math.max(low, best), high)
      if (value > best) best = value
      if (best >= high) return best
    }
    return best
  }

  private valueOf(play: number, side: number, lead: number, depth: number, low: number, high: number): number {
    const gain = Math.floor(play / PLAY_COUNT)
    const colour = Math.floor((play % PLAY_COUNT) / SQUARES)
    const square = play % SQUARES
    this.toggleCard(side, colour, square, -1)
    const value = -this.search(1 - side, -(lead + gain), depth - 1, -high, -low)
    this.toggleCard(side, colour, square, 1)
    return value
  }

  /** Lays a card (`by` -1) or takes it up again (`by` 1). */
  private toggleCard(side: number, colour: number, square: Square, by: number): void {
    this.hands[side]![colour]! += by
    this.colours[colour]! ^= LOW_BITS[square]!
    this.colours[HIGH_COLOURS + colour]! ^= HIGH_BITS[square]!
    this.vacantLow ^= LOW_BITS[square]!
    this.vacantHigh ^= HIGH_BITS[square]!
  }

  /** Returns all plays of a side as `PLACES * gain + SQUARES * colour + square`, the best-paying first. */
  private plays(side: number): number[] {
    const found: number[] = []
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (this.hands[side]![colour] === 0) continue
      const low = this.colours[colour]!
      const high = this.colours[HIGH_COLOURS + colour]!
      let { vacantLow, vacantHigh } = this
      while ((vacantLow | vacantHigh) !== 0) {
        const square = firstMember(vacantLow, vacantHigh)
        vacantLow &= ~LOW_BITS[square]!
        vacantHigh &= ~HIGH_BITS[square]!
        found.push(PLAY_COUNT * dueAt(low, high, square, this.chain) + SQUARES * colour + square)
      }
    }
    return found.sort((a, b) => b - a)
  }
}
