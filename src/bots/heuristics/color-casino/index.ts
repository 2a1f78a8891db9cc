import { createBotProfile } from '../../bot-profile'
import { BUILD, TAKE, TRAIL } from '../../../rules/casino/coloured'
import { colorCasino } from '../../../rules/lion-coffee/color-casino'
import { kindOf, namedOf, playedCard, type Move, packMove } from '../../../rules/lion-coffee/color-casino/move'
import { PACK, type ColorState } from '../../../rules/lion-coffee/color-casino/state'
import {
  COLOUR,
  NUMBER,
  count,
  inColour,
  lowestBit,
  CARDS,
  cardOf,
  COLOUR_SIZE,
  cardNamed,
  highOf,
  lowOf,
  WHOLE_COLOUR,
} from '../../../rules/lion-coffee/cards'
import roundTables from '../../win-chances/round-tables.json'
import { createLastDealPlan } from '../casino/last-deal'
import {
  createDealSearchProfile,
  createLevels,
  createScoreWriter,
  type LookAheadPlan,
  chanceHeld,
  countOthersCards,
} from '../casino/search-deal'
import type { Rating } from '../move-rating'
import { HIGH_WORDS, type Seat, countCards } from '../../../rules/kit'
import { coverableNumbers, worth as buildsWorth } from '../../../rules/lion-coffee/color-casino/choices'
import { countUnions, nthUnion } from '../../../rules/lion-coffee/color-casino/groups'

const [TEN_RED, TWO_BLACK] = [cardNamed('10R'), cardNamed('2K')]

/** What any card brings in a pile, in points: its share of those for most cards. */
const ANY_CARD = 0.14

/** What each card brings in a pile, in points. */
const WORTH = Float64Array.from({ length: CARDS }, (_, card) => {
  return ANY_CARD + (COLOUR[card] === 0 ? 0.15 : 0) + (card === TEN_RED ? 2 : card === TWO_BLACK ? 1 : 0)
})

/** A player's weights, in points or as shares of the points at stake. */
export interface Weights {
  /** Share of what the own hand could take next. */
  readonly own: number
  /** Share of what the others could take. */
  readonly risk: number
  /** Share of what lies on the board, for possibly being the last to take. */
  readonly last: number
}

/** Maximum number of cards dealt to a seat at a time. */
const HAND = 6

/**
 * Returns a rating in points of moves for a player with these weights: what the move takes, and what it changes in its
 * colour for the own hand and for unseen cards. Reads what lies open and the seat's own hand.
 */
export function createRating(w: Weights): Rating<ColorState> {
  const rating = new MoveRating(w)
  return (state, seat, move) => rating.rate(state, seat, move)
}

/** Rates moves for a player with given weights. Keeps its intermediate results, so that nothing is allocated. */
class MoveRating {
  /** Builds of the colour in question, by their higher number: the lower number, or 0 if there is none. */
  private readonly lower = new Uint8Array(COLOUR_SIZE + 1)

  constructor(private readonly w: Weights) {}

  private valueOf(colour: number, set: number): number {
    let sum = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) sum += WORTH[cardOf(colour, lowestBit(rest))]!
    return sum
  }

  /** Returns what a number could take, in points, without the card itself. */
  private reach(colour: number, number: number, loose: number): number {
    let sum = this.valueOf(colour, largestTaking(number, loose & ~(1 << number)))
    for (let higher = 2; higher <= COLOUR_SIZE; higher++) {
      const low = this.lower[higher]!
      if (low === 0 || (higher + low !== number && higher - low !== number)) continue
      sum += WORTH[cardOf(colour, low)]! + WORTH[cardOf(colour, higher)]!
    }
    return sum
  }

  /** Returns how a colour stands for a seat with these cards of it in hand: its chances less its risks, in points. */
  private standing(colour: number, hand: number, loose: number, unseen: number, held: number, lack: number): number {
    let own = 0
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const gain = this.reach(colour, lowestBit(rest), loose)
      if (gain > 0) own = Math.max(own, gain + WORTH[cardOf(colour, lowestBit(rest))]!)
    }
    let risk = 0
    for (let rest = unseen; rest !== 0; rest &= rest - 1) risk += this.reach(colour, lowestBit(rest), loose)
    return this.w.own * own * lack - this.w.risk * risk * held
  }

  private noteBuilds(state: ColorState, colour: number): void {
    this.lower.fill(0)
    for (let rest = inColour(state.topsLow, state.topsHigh, colour); rest !== 0; rest &= rest - 1) {
      this.lower[lowestBit(rest)] = NUMBER[state.built[cardOf(colour, lowestBit(rest))]!]!
    }
  }

  /** Returns the rating of a move, in points. */
  rate(state: ColorState, seat: Seat, move: Move): number {
    const card = playedCard(move)
    const colour = COLOUR[card]!
    const number = NUMBER[card]!
    const hand = inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
    let loose = inColour(state.looseLow, state.looseHigh, colour)
    this.noteBuilds(state, colour)
    const unseen = unseenIn(state, seat, colour)
    const held = chanceHeld(state, seat, HAND)
    const lack = 1 - held
    const before = this.standing(colour, hand, loose, unseen, held, lack)
    let points = 0
    const kind = kindOf(move)
    if (kind === TAKE) {
      const named = namedOf(move)
      points += WORTH[card]! + this.valueOf(colour, named)
      for (let rest = named; rest !== 0; rest &= rest - 1) {
        const low = this.lower[lowestBit(rest)]!
        if (low > 0) points += WORTH[cardOf(colour, low)]!
        this.lower[lowestBit(rest)] = 0
      }
      loose &= ~named
      const left = this.boardLeft(state, colour, loose)
      if (left === 0) points += 1
      if (CARDS - state.top < state.seats)
        points +=
          (this.w.last * ANY_CARD * left) / (1 + countOthersCards(state, seat, HAND) + countCards(state.hands, seat))
    } else if (kind === BUILD) {
      const on = lowestBit(namedOf(move))
      loose &= ~namedOf(move)
      this.lower[Math.max(on, number)] = Math.min(on, number)
    } else loose |= 1 << number
    return points + this.standing(colour, hand & ~(1 << number), loose, unseen, held, lack) - before
  }

  /** Returns the number of cards that would lie on the board. */
  private boardLeft(state: ColorState, colour: number, loose: number): number {
    let builds = 0
    for (let higher = 2; higher <= COLOUR_SIZE; higher++) if (this.lower[higher]! > 0) builds += 2
    const low = ~lowOf(colour, WHOLE_COLOUR)
    const high = ~highOf(colour, WHOLE_COLOUR)
    const elsewhere = count(state.looseLow & low) + count(state.looseHigh & high)
    return elsewhere + 2 * (count(state.topsLow & low) + count(state.topsHigh & high)) + count(loose) + builds
  }
}

/** Returns the cards of a colour that a seat has not seen, as a set. */
function unseenIn(state: ColorState, seat: Seat, colour: number): number {
  let seen = inColour(state.looseLow, state.looseHigh, colour) | inColour(state.topsLow, state.topsHigh, colour)
  for (let rest = inColour(state.topsLow, state.topsHigh, colour); rest !== 0; rest &= rest - 1) {
    seen |= 1 << NUMBER[state.built[cardOf(colour, lowestBit(rest))]!]!
  }
  seen |= inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
  for (let other = 0; other < state.seats; other++) {
    seen |= inColour(state.piles[other]!, state.piles[HIGH_WORDS + other]!, colour)
  }
  return WHOLE_COLOUR & ~seen
}

const SETS = 1 << 12

/** Cache of the largest union of groups for each number and set of loose cards, plus one; 0 if not computed yet. */
const LARGEST = new Uint16Array((COLOUR_SIZE + 1) * SETS)

/**
 * Returns the most loose cards that a number can take at once, as a set within the colour. Of captures of equal size it
 * prefers those with special cards, then the first.
 */
function largestTaking(number: number, loose: number): number {
  const at = number * SETS + loose
  if (LARGEST[at]! > 0) return LARGEST[at]! - 1
  const unions = countUnions(number, loose)
  let best = 0
  for (let i = 1; i < unions; i++) {
    const union = nthUnion(number, loose, i)
    if (count(union) > count(best) || (count(union) === count(best) && (union & SPECIAL) > (best & SPECIAL)))
      best = union
  }
  LARGEST[at] = best + 1
  return best
}

/** The ten and the two: of captures of equal size, those with the ten come first, then those with the two. */
const SPECIAL = (1 << 10) | (1 << 2)

/** Lists what is ever worth doing with each card: trail, take as much as it can, build. Allocates nothing. */
function usefulMoves(state: ColorState, seat: Seat, into: Move[]): number {
  let size = 0
  for (let colour = 0; colour < 4; colour++) {
    const hand = inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
    const loose = inColour(state.looseLow, state.looseHigh, colour)
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const number = lowestBit(rest)
      const card = cardOf(colour, number)
      into[size++] = packMove(card, TRAIL, 0)
      const taken = largestTaking(number, loose) | buildsWorth(state, colour, number)
      if (taken !== 0) into[size++] = packMove(card, TAKE, taken)
      for (let on = loose & coverableNumbers(state, seat, colour, number); on !== 0; on &= on - 1) {
        into[size++] = packMove(card, BUILD, on & -on)
      }
    }
  }
  return size
}

/** Knows the worth of each card and of a sweep, but ignores what a trail opens. */
const CAREFUL: Weights = { own: 0, risk: 0, last: 0 }

/** First guesses that proved good enough (docs/strength.md). */
const MASTERLY: Weights = { own: 0.5, risk: 1, last: 0.8 }

const careful = createRating(CAREFUL)
const masterly = createRating(MASTERLY)

/** Plays like a child that adds but does not subtract: takes two loose cards whose sum is its card. */
const addsPairs: Rating<ColorState> = (state, _seat, move) => {
  const named = namedOf(move)
  if (kindOf(move) !== TAKE || count(named) !== 2) return 0
  const builds = inColour(state.topsLow, state.topsHigh, COLOUR[playedCard(move)]!)
  const sum = lowestBit(named) + lowestBit(named & (named - 1))
  return (named & builds) === 0 && sum === NUMBER[playedCard(move)] ? 1 : 0
}

/** The highest number from which level 2 subtracts. */
const SUBTRACTS_FROM = 9

/** Takes as many pieces as it can, and makes no builds; adds well, but does not subtract from ten and eleven. */
const takesMost: Rating<ColorState> = (_state, _seat, move) => {
  if (kindOf(move) !== TAKE) return kindOf(move) === BUILD ? -1 : 0
  const named = namedOf(move)
  const highest = 31 - Math.clz32(named)
  return highest < NUMBER[playedCard(move)]! || highest <= SUBTRACTS_FROM ? count(named) : 0
}

/** Writes the totals plus what sweeps and piles of a round that is not counted yet will bring. */
const scoresOf = createScoreWriter<ColorState>(({ sweeps, piles }, seat) => {
  return sweeps[seat]! + (setWorth(piles[seat]!, 0) + setWorth(piles[HIGH_WORDS + seat]!, 2))
})

/** Returns the worth of one word of a set, which has two colours of twelve bits each, with bit n for number n. */
function setWorth(word: number, colour: number): number {
  let sum = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest)
    sum += WORTH[11 * (colour + (bit >= 12 ? 1 : 0)) + (bit % 12) - 1]!
  }
  return sum
}

const LOOK_AHEAD_PLAN: LookAheadPlan<ColorState> = {
  iterations: 23_000,
  scale: 5,
  list: usefulMoves,
  rate: masterly,
  scoresOf,
  rounds: roundTables['color-casino'],
}

const ENDGAME = createLastDealPlan(
  colorCasino,
  PACK,
  (move) => (kindOf(move) === TAKE ? count(namedOf(move)) : 0),
  (lower) => 1 + lower,
)

/** Levels of Color Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const knowledge = createLevels([addsPairs, takesMost, careful, masterly], (context) => ({
  ...createDealSearchProfile(LOOK_AHEAD_PLAN, context),
  endgame: ENDGAME,
}))

export const colorCasinoBot = createBotProfile(colorCasino, { knowledge })
