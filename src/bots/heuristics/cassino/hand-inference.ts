import {
  HIGH_BITS,
  LOW_BITS,
  HIGH_WORDS,
  bridgeNamed,
  type BridgeCard,
  type Eye,
  type Game,
  type GameEvent,
  type Rng,
  type Seat,
} from '../../../rules/kit'
import type { CapturedEvent, CassinoEvent } from '../../../rules/pack/cassino/events'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import { buildsOf, cardOf, kindOf, WITH_BUILD, WITH_RAISED, type Move } from '../../../rules/pack/cassino/move'
import { clearBuild, PACK, type CassinoState } from '../../../rules/pack/cassino/state'
import { addTo } from '../../../rules/casino/table'
import type { Rating } from '../move-rating'

type Play = Extract<CassinoEvent, { type: 'trailed' | 'captured' | 'built' }>

/** A play of this deal as another seat found the table. */
interface PastPlay {
  readonly table: CassinoState
  readonly seat: Seat
  readonly isMade: (move: Move) => boolean
  /** The cards that the seat has played since, this one among them. */
  readonly playedLow: number
  readonly playedHigh: number
}

/** Points by which a play may look worse than another and still be chosen fairly often. */
const TOLERANCE = 0.3
/** Share of plays made at random: the seat may be any player. */
const LAPSES = 0.05
/** Deals considered before the first is used. */
const FIRST_DEALS = 24

/**
 * Returns a redeal that deals a hand the more often the better it explains what its seat has played in this deal, if
 * the seat rates its moves by `rate`: a seat that trailed probably holds nothing that could have captured. The deals
 * are a Metropolis chain over those of `redeal`.
 */
export function createInferringRedeal(
  game: Pick<Game<CassinoState>, 'clone' | 'moves'>,
  redeal: (state: CassinoState, eye: Eye, rng: Rng) => boolean,
  rate: Rating<CassinoState>,
  recall: readonly GameEvent[],
): (state: CassinoState, eye: Eye, rng: Rng) => boolean {
  let plays: readonly PastPlay[] | null = null
  let held: { weight: number; readonly hands: Int32Array; readonly pack: Uint8Array } | null = null

  function propose(state: CassinoState, eye: Eye, rng: Rng): boolean {
    if (!redeal(state, eye, rng)) return false
    const weight = plays!.reduce((product, play) => product * likelihood(play, state), 1)
    held ??= { weight: 0, hands: state.hands.slice(), pack: state.pack.slice() }
    if ((rng.u32() / 2 ** 32) * held.weight > weight) {
      state.hands.set(held.hands)
      state.pack.set(held.pack)
    } else {
      held.weight = weight
      held.hands.set(state.hands)
      held.pack.set(state.pack)
    }
    return true
  }

  function likelihood({ table, seat, isMade, playedLow, playedHigh }: PastPlay, { hands }: CassinoState): number {
    table.hands[seat] = hands[seat]! | playedLow
    table.hands[HIGH_WORDS + seat] = hands[HIGH_WORDS + seat]! | playedHigh
    const count = game.moves(table, seat, list)
    let all = 0
    let made = 0
    for (let i = 0; i < count; i++) {
      const odds = Math.exp(rate(table, seat, list[i]!) / TOLERANCE)
      all += odds
      if (isMade(list[i]!)) made += odds
    }
    return LAPSES / count + ((1 - LAPSES) * made) / all
  }

  return (state, eye, rng) => {
    plays ??= pastPlays(game, state, eye, recall)
    if (plays.length === 0) return redeal(state, eye, rng)
    for (let i = held ? FIRST_DEALS : 1; i < FIRST_DEALS; i++) if (!propose(state, eye, rng)) return false
    return propose(state, eye, rng)
  }
}

const list: Move[] = []

/** Returns what the other seats have played since the last deal, by taking back one event after another. */
function pastPlays(
  game: Pick<Game<CassinoState>, 'clone'>,
  now: CassinoState,
  eye: Eye,
  recall: readonly GameEvent[],
): PastPlay[] {
  const plays: PastPlay[] = []
  const table = game.clone(now)
  // What the table's hands have more than those of now is what was played since.
  const { hands } = table
  table.windowSeat = -1
  for (const event of (recall as readonly CassinoEvent[]).toReversed()) {
    if (event.type === 'dealt') break
    if (event.type === 'called') putBack(table, event)
    if (event.type !== 'trailed' && event.type !== 'captured' && event.type !== 'built') continue
    const { seat } = event
    const card = bridgeNamed(event.card)
    addTo(PACK, hands, seat, card)
    table.cardsInHands++
    table.turn = seat
    takeBack(table, event, card)
    if (seat === eye) continue
    plays.push({
      table: game.clone(table),
      seat,
      playedLow: hands[seat]! & ~now.hands[seat]!,
      playedHigh: hands[HIGH_WORDS + seat]! & ~now.hands[HIGH_WORDS + seat]!,
      isMade: isMadeBy(event, card),
    })
  }
  return plays
}

/** Restores the table that a play changed; the card itself goes elsewhere. */
function takeBack(table: CassinoState, event: Play, card: BridgeCard): void {
  if (event.type === 'captured') putBack(table, event)
  else if (event.type === 'trailed') {
    table.looseLow &= ~LOW_BITS[card]!
    table.looseHigh &= ~HIGH_BITS[card]!
  } else {
    clearBuild(table, event.value)
    putBack(table, { loose: event.loose, builds: [event.raised, event.joined].filter((build) => build !== null) })
  }
}

function putBack(table: CassinoState, { loose, builds }: Pick<CapturedEvent, 'loose' | 'builds'>): void {
  const [low, high] = setOf(loose)
  table.looseLow |= low
  table.looseHigh |= high
  for (const { value, groups, cards, by } of builds) {
    table.builds++
    table.buildGroups[value] = groups
    table.buildBy[value] = by
    ;[table.buildLow[value], table.buildHigh[value]] = setOf(cards)
  }
}

/** Returns whether a move is the play that an event tells of. */
function isMadeBy(event: Play, card: BridgeCard): (move: Move) => boolean {
  const kind = event.type === 'built' ? event.value : 0
  const [low, high] = setOf(event.type === 'trailed' ? [] : event.loose)
  const builds = event.type === 'captured' && event.builds.length > 0 ? WITH_BUILD : 0
  const raised = event.type === 'built' && event.raised ? WITH_RAISED : 0
  return (move) =>
    cardOf(move) === card &&
    kindOf(move) === kind &&
    looseLowOf(card, move) === low &&
    looseHighOf(card, move) === high &&
    (kind > 0 ? (buildsOf(move) & WITH_RAISED) === raised : buildsOf(move) === builds)
}

function setOf(names: readonly string[]): [low: number, high: number] {
  let low = 0
  let high = 0
  for (const card of names.map(bridgeNamed)) {
    low |= LOW_BITS[card]!
    high |= HIGH_BITS[card]!
  }
  return [low, high]
}
