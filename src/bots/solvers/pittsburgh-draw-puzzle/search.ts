import { choose } from '../../../rules/kit'
import { type Card, CHEATER, members, CARDS, wordsOf } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { HAND_SIZE, handKey, valueOf } from '../../../rules/forty-nine-outfit/ranking'
import {
  HANDS,
  HIGHEST,
  isRight,
  LOWEST,
  IN_TRAY,
  type TenHandsState,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle'

/** A sharing task, with the Cheater already in a hand. */
export interface Problem {
  /** Cards that each of the ten hands holds already, ascending, the Cheater last. */
  readonly held: readonly (readonly Card[])[]
  /** Cards of the tray, ascending: as many as the hands lack together. */
  readonly free: readonly Card[]
}

/** The hands that the Cheater may join: in a pair or two pairs it would make a higher hand. */
const CHEATER_HANDS = [9, 8, 7, 6, 5, 4, 3, 2]

/** The number of cards of each colour, four bits a colour: counts go up to seven, so that every fourth bit is spare. */
type Counts = number

const SPARE = 0x8888888

/**
 * Numbers of cards of one colour in the first seven hands, without and with the Cheater, who joins the largest group.
 */
const PARTS: readonly (readonly number[])[] = [[2, 1, 1, 1], [2, 2, 1], [1, 1, 1, 1, 1], [3, 1, 1], [3, 2], [4, 1], [5]]

const PARTS_BESIDE_CHEATER: readonly (readonly number[])[] = [[], [], [1, 1, 1, 1], [2, 1, 1], [2, 2], [3, 1], [4]]

/** A choice among cards: those chosen and those left over. */
interface Choice {
  readonly chosen: readonly Card[]
  readonly left: readonly Card[]
}

/**
 * Largest number of choices of given colours that are all consecutive (four of one colour beside the Cheater, all
 * within five numbers): among more choices than that, one is not consecutive.
 */
const MAX_CONSECUTIVE_CHOICES = 11

/** Number of hands whose rank depends on colours unless they happen to be consecutive: the first seven. */
const COLOUR_HANDS = 7

/** A set of those hands: bit i stands for hand i. */
type HandSet = number

const ALL_COLOUR_HANDS: HandSet = (1 << COLOUR_HANDS) - 1

/**
 * Decides whether colours can be shared out among some of the first seven hands, disregarding the single cards. Results
 * are cached, since many choices of straights leave the same colours.
 */
class Sharing {
  /** What each hand may get, by colours. */
  readonly wanted: readonly (readonly Counts[])[]
  private readonly known = new Map<number, boolean>()

  constructor(held: readonly (readonly Card[])[]) {
    this.wanted = Array.from({ length: COLOUR_HANDS }, (_, hand) => wantedBy(hand, held[hand]!))
  }

  /** Whether these hands can share exactly these colours. */
  canShare(hands: HandSet, counts: Counts): boolean {
    if (hands === 0) return counts === 0
    const key = counts * (ALL_COLOUR_HANDS + 1) + hands
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found = this.part(highest(hands), hands, counts) !== undefined
    this.known.set(key, found)
    return found
  }

  /** Returns what each of these hands gets, by hand; the colours must be possible to share. */
  share(hands: HandSet, counts: Counts): Map<number, Counts> {
    const parts = new Map<number, Counts>()
    let left = counts
    for (let rest = hands; rest !== 0; rest &= ~(1 << highest(rest))) {
      const hand = highest(rest)
      // The caller has found that the hands can share these colours.
      const part = this.part(hand, rest, left)!
      parts.set(hand, part)
      left -= part
    }
    return parts
  }

  /** Returns what a hand can take so that the others can share the rest, or undefined. */
  private part(hand: number, hands: HandSet, counts: Counts): Counts | undefined {
    const others = hands & ~(1 << hand)
    return this.wanted[hand]!.find((part) => isWithin(part, counts) && this.canShare(others, counts - part))
  }
}

/** A way to complete a hand of consecutive numbers. */
interface Straight {
  /** The cards that it still lacks. */
  readonly cards: readonly Card[]
  readonly low: number
  readonly high: number
}

const LAST_START = 44

/** Returns all ways to make one of the hands 7 to 9 the straight that it must be: a full, a four or a flush one. */
function straightsFor({ held, free }: Problem, hand: number): Straight[] {
  const has = held[hand]!
  const cheater = has.includes(CHEATER)
  const found = new Map<string, Straight>()
  for (let start = 0; start <= LAST_START; start++) {
    const run = Array.from({ length: HAND_SIZE }, (_, i) => start + i)
    const wholes = cheater ? run.map((left) => [...run.filter((card) => card !== left), CHEATER]) : [run]
    for (const whole of wholes) {
      if (valueOf(handKey(whole)) !== hand + 1 || !has.every((card) => whole.includes(card))) continue
      const cards = whole.filter((card) => !has.includes(card))
      // The same four cards and the Cheater may stand for two runs; they are one way.
      if (!cards.every((card) => free.includes(card))) continue
      const [low, high] = wordsOf([cards])
      found.set(cards.join(), { cards, low: low[0]!, high: high[0]! })
    }
  }
  return [...found.values()]
}

function areDisjoint(one: Straight, two: Straight): boolean {
  return ((one.low & two.low) | (one.high & two.high)) === 0
}

/** The cards that each of the ten hands gets. */
export type Shares = readonly (readonly Card[])[]

/** Full hand, four and flush: those that may be consecutive by chance. The hands below have three colours or more. */
const CARD_HANDS = [4, 5, 6]

/** Search steps between two yields: a few milliseconds. */
const STEPS = 200

/**
 * Shares out the tray, or proves that it cannot be: tries all ways to lay the three straights, and for each of them
 * fills the other hands by colours, the three that might be consecutive by chance card by card.
 */
export class Search {
  private readonly problem: Problem
  private readonly sharing: Sharing
  private steps = 0

  constructor(problem: Problem) {
    this.problem = problem
    this.sharing = new Sharing(problem.held)
  }

  /** Returns the cards for each hand, or null if there is no way. Yields from time to time. */
  *run(): Generator<void, Shares | null, void> {
    if (this.sharing.wanted.some((parts) => parts.length === 0)) return null
    if (this.barred(this.problem.free, countsOf(this.problem.free))) return null
    const [eights, nines, tens] = [7, 8, 9].map((hand) => straightsFor(this.problem, hand)) as [
      Straight[],
      Straight[],
      Straight[],
    ]
    for (const nine of nines) {
      for (const eight of eights) {
        if (!areDisjoint(eight, nine)) continue
        for (const ten of tens) {
          if (this.isDue()) yield
          if (!areDisjoint(ten, eight) || !areDisjoint(ten, nine)) continue
          const straights = [eight.cards, nine.cards, ten.cards]
          const shares = yield* this.others(straights)
          if (shares) return [...shares, ...straights]
        }
      }
    }
    return null
  }

  /** Fills the first seven hands once the straights are laid. */
  private *others(straights: Shares): Generator<void, Shares | null, void> {
    const taken = new Set(straights.flat())
    const left = this.problem.free.filter((card) => !taken.has(card))
    const counts = countsOf(left)
    if (this.barred(left, counts)) return null
    if (!this.sharing.canShare(ALL_COLOUR_HANDS, counts)) return null
    return yield* this.byCards(CARD_HANDS, left, counts, ALL_COLOUR_HANDS)
  }

  /** Fills some hands card by card, the one with the fewest choices first, then the rest by colours. */
  private *byCards(
    hands: readonly number[],
    free: readonly Card[],
    counts: Counts,
    open: HandSet,
  ): Generator<void, Shares | null, void> {
    const hand = this.narrowest(hands, free, counts)
    if (hand === null) return this.byColours(open, free, counts)
    const others = hands.filter((other) => other !== hand)
    const rest = open & ~(1 << hand)
    for (const part of this.sharing.wanted[hand]!) {
      if (this.isDue()) yield
      if (!isWithin(part, counts) || !this.sharing.canShare(rest, counts - part)) continue
      for (const { chosen, left } of choices(free, part)) {
        if (this.isDue()) yield
        if (!makes(hand, this.problem.held[hand]!, chosen)) continue
        const shares = yield* this.byCards(others, left, counts - part, rest)
        if (shares) return shares.map((cards, other) => (other === hand ? chosen : cards))
      }
    }
    return null
  }

  /** Fills the open hands with any cards of the right colours; the other hands get none. */
  private byColours(open: HandSet, free: readonly Card[], counts: Counts): Shares {
    let left = free
    const parts = this.sharing.share(open, counts)
    return this.sharing.wanted.map((_, hand) => {
      const [choice] = choices(left, parts.get(hand) ?? 0)
      if (!choice) throw new Error('colours that were shared out cannot be chosen')
      left = choice.left
      return choice.chosen
    })
  }

  /** Returns the hand that can be filled in the fewest ways; null if there is no hand. */
  private narrowest(hands: readonly number[], free: readonly Card[], counts: Counts): number | null {
    let narrowest: number | null = null
    let fewest = Infinity
    for (const hand of hands) {
      const ways = this.ways(hand, free, counts)
      if (ways >= fewest) continue
      narrowest = hand
      fewest = ways
    }
    return narrowest
  }

  /** Returns the number of ways in which a hand could be filled if it were alone. */
  private ways(hand: number, free: readonly Card[], counts: Counts): number {
    let ways = 0
    for (const part of this.sharing.wanted[hand]!) {
      if (this.canFill(hand, free, counts, part)) ways += waysToChoose(counts, part)
    }
    return ways
  }

  /** Whether some hand could not be filled from these cards, even alone. */
  private barred(free: readonly Card[], counts: Counts): boolean {
    return !CARD_HANDS.every((hand) =>
      this.sharing.wanted[hand]!.some((part) => this.canFill(hand, free, counts, part)),
    )
  }

  private canFill(hand: number, free: readonly Card[], counts: Counts, part: Counts): boolean {
    return isWithin(part, counts) && canMake(hand, this.problem.held[hand]!, free, counts, part)
  }

  private isDue(): boolean {
    return ++this.steps % STEPS === 0
  }
}

function highest(hands: HandSet): number {
  return 31 - Math.clz32(hands)
}

/** Yields every choice of the given number of cards of each colour. */
function* choices(free: readonly Card[], part: Counts, colour = 0): Generator<Choice, void, void> {
  if (part >> (4 * colour) === 0) {
    yield { chosen: [], left: free }
    return
  }
  const own = free.filter((card) => colourIndex(card) === colour)
  for (const some of combinations(own, countIn(part, colour))) {
    const left = some.length === 0 ? free : free.filter((card) => !some.includes(card))
    for (const rest of choices(left, part, colour + 1)) yield { chosen: [...some, ...rest.chosen], left: rest.left }
  }
}

function* combinations(cards: readonly Card[], size: number): Generator<Card[], void, void> {
  if (size === 0) yield []
  for (let i = 0; i + size <= cards.length && size > 0; i++) {
    for (const rest of combinations(cards.slice(i + 1), size - 1)) yield [cards[i]!, ...rest]
  }
}

/** Returns the number of those choices from cards with these colours. */
function waysToChoose(counts: Counts, part: Counts): number {
  let ways = 1
  for (let colour = 0; part >> (4 * colour) !== 0; colour++) {
    ways *= choose(countIn(counts, colour), countIn(part, colour))
  }
  return ways
}

/** Whether any of the choices makes a hand of this rank, together with the cards it holds. */
function canMake(hand: number, held: readonly Card[], free: readonly Card[], counts: Counts, part: Counts): boolean {
  if (waysToChoose(counts, part) > MAX_CONSECUTIVE_CHOICES) return true
  for (const { chosen } of choices(free, part)) if (makes(hand, held, chosen)) return true
  return false
}

/** Whether cards make a hand of this rank, together with those it holds. */
function makes(hand: number, held: readonly Card[], chosen: readonly Card[]): boolean {
  const cards = [...held, ...chosen].sort((a, b) => a - b)
  return cards.length === HAND_SIZE && valueOf(handKey(cards)) === hand + 1
}

/** Counts the cards of each colour. The Cheater has no colour and is not counted. */
function countsOf(cards: readonly Card[]): Counts {
  return cards.reduce((sum, card) => (card === CHEATER ? sum : sum + (1 << (4 * colourIndex(card)))), 0)
}

/** Returns the number of cards of a colour. */
function countIn(counts: Counts, colour: number): number {
  return (counts >> (4 * colour)) & 7
}

/** Whether the second has at least as many cards of every colour as the first. */
function isWithin(part: Counts, whole: Counts): boolean {
  return (((whole | SPARE) - part) & SPARE) === SPARE
}

/** Returns everything that a hand with these cards may still get, by colours. */
function wantedBy(hand: number, held: readonly Card[]): Counts[] {
  const parts = (held.includes(CHEATER) ? PARTS_BESIDE_CHEATER : PARTS)[hand]!
  const has = countsOf(held)
  return [...new Set(spread(parts, 0))].filter((whole) => isWithin(has, whole)).map((whole) => whole - has)
}

/** Returns every way to give each part a colour of its own. */
function spread(parts: readonly number[], given: Counts): Counts[] {
  const [part, ...rest] = parts
  if (part === undefined) return [given]
  const found: Counts[] = []
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (countIn(given, colour) === 0) found.push(...spread(rest, given + (part << (4 * colour))))
  }
  return found
}

/**
 * Returns the problems of which one must be solved: one for each hand that may get the Cheater. There are none if a
 * full hand is wrong, or a card of an extreme hand lies elsewhere.
 */
export function problemsOf(state: TenHandsState): Problem[] {
  for (let hand = 0; hand < HANDS; hand++) if (state.sizes[hand] === HAND_SIZE && !isRight(state, hand)) return []
  const held = Array.from({ length: HANDS }, (_, hand) => members(state.low[hand]!, state.high[hand]!))
  if (state.extremes && !(fix(held, 0, LOWEST) && fix(held, HANDS - 1, HIGHEST))) return []
  const placed = new Set(held.flat())
  const free = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !placed.has(card))
  const cheater = held.findIndex((cards) => cards.includes(CHEATER))
  if (cheater !== IN_TRAY) return CHEATER_HANDS.includes(cheater) ? [{ held, free }] : []
  const numbers = free.filter((card) => card !== CHEATER)
  return CHEATER_HANDS.filter((hand) => held[hand]!.length < HAND_SIZE).map((hand) => {
    return { held: held.map((cards, other) => (other === hand ? [...cards, CHEATER] : cards)), free: numbers }
  })
}

/**
 * Gives a hand the only cards that are right for it; returns false if it holds others, or one of them lies elsewhere.
 */
function fix(held: Card[][], hand: number, right: readonly Card[]): boolean {
  const possible = held.every((cards, other) => cards.every((card) => right.includes(card) === (other === hand)))
  held[hand] = [...right]
  return possible
}
