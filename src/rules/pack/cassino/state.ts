import { cloneTable, copyTable, startTable, type PackSets } from '../../casino/table'
import { members, HIGH_BITS, LOW_BITS, BRIDGE_CARDS, bridgeName, bridgeNamed } from '../../kit'
import { MAX_VALUE } from './values'

/** The pack in the form that all casino games share. */
export const PACK: PackSets = { low: LOW_BITS, high: HIGH_BITS, name: bridgeName, named: bridgeNamed, members }

const VALUES = MAX_VALUE + 1

const IN_ORDER = Uint8Array.from({ length: BRIDGE_CARDS }, (_, card) => card)

/** The points at which a game ends. */
type CassinoOptions = Readonly<Record<'target', number>>

/** How the rules of the two sheets differ, as far as the shared code depends on it. */
export interface RuleVariant {
  /** Whether a capture by rank must take all loose cards of that rank or none. */
  readonly matchesAll: boolean
  /** Whether only a card that can capture nothing may be trailed. */
  readonly mustCapture: boolean
  /** With more loose numerals than this, only single groups are listed. */
  readonly maxLooseNumerals: number
}

/**
 * Creates a table of either Cassino before its first shuffle. What only one sheet has (calls, sweeps) stays empty in
 * the other.
 */
export function startCassino(
  options: CassinoOptions,
  seats: number,
  sides: number,
  calls: boolean,
  variant: RuleVariant,
) {
  return {
    ...startTable<CassinoOptions>(options, seats, BRIDGE_CARDS, sides),
    variant,
    /** Whether missed captures may be called. */
    calls,
    pack: IN_ORDER.slice(),
    top: 0,
    /**
     * For the build of value v: its number of groups (0 if there is none), its cards, and the seat that built or added
     * last.
     */
    buildGroups: new Uint8Array(VALUES),
    buildLow: new Int32Array(VALUES),
    buildHigh: new Int32Array(VALUES),
    buildBy: new Uint8Array(VALUES),
    /** Number of builds on the table. */
    builds: 0,
    /** The seat whose play may be called, or -1, and the card played. */
    windowSeat: -1,
    windowCard: 0,
    /** The capturing cards of this round's sweeps in the order played: the card in bits 0 to 5, the seat from bit 6. */
    sweepingCards: new Uint8Array(BRIDGE_CARDS),
  }
}

export type CassinoState = ReturnType<typeof startCassino>

export function clone(state: CassinoState): CassinoState {
  return {
    ...cloneTable(state),
    buildGroups: state.buildGroups.slice(),
    buildLow: state.buildLow.slice(),
    buildHigh: state.buildHigh.slice(),
    buildBy: state.buildBy.slice(),
    sweepingCards: state.sweepingCards.slice(),
  }
}

export function copy(from: CassinoState, into: CassinoState): void {
  copyTable(from, into)
  into.buildGroups.set(from.buildGroups)
  into.buildLow.set(from.buildLow)
  into.buildHigh.set(from.buildHigh)
  into.buildBy.set(from.buildBy)
  into.builds = from.builds
  into.windowSeat = from.windowSeat
  into.windowCard = from.windowCard
  into.sweepingCards.set(from.sweepingCards)
}

/** Whether there are neither loose cards nor builds on the table. */
export function isTableEmpty(state: CassinoState): boolean {
  return (state.looseLow | state.looseHigh) === 0 && state.builds === 0
}

/** Removes the build of a value from the table; its cards must already have been moved elsewhere. */
export function clearBuild(state: CassinoState, value: number): void {
  state.buildGroups[value] = 0
  state.buildLow[value] = 0
  state.buildHigh[value] = 0
  state.buildBy[value] = 0
  state.builds--
}

/** Returns the cards of all builds, as the two words of a set. */
export function cardsInBuilds(state: CassinoState): [low: number, high: number] {
  let low = 0
  let high = 0
  for (let value = 1; state.builds > 0 && value <= MAX_VALUE; value++) {
    low |= state.buildLow[value]!
    high |= state.buildHigh[value]!
  }
  return [low, high]
}
