import { rank } from '../pittsburgh-draw/oracle'

/**
 * A plain second model of the Pittsburgh Draw Puzzle, written from the rules page alone: ten lists of texts. It shares
 * no code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly extremes: boolean
  /** Entry i is hand i + 1. */
  hands: string[][]
}

const CARDS = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), 'C']
const LOWEST = '1 2 8 15 22'
const HIGHEST = '46 47 48 49 C'

export function begin(extremes: boolean): Oracle {
  return { extremes, hands: Array.from({ length: 10 }, () => []) }
}

/** Returns the page's State. */
export function stateOf(o: Oracle): object {
  const laid = o.hands.flat()
  const entries = <T>(values: T[]) => Object.fromEntries(values.map((value, i) => [`${i + 1}`, value]))
  return {
    hands: entries(o.hands),
    ranks: entries(o.hands.map((hand) => (hand.length === 5 ? rank(hand).value : null))),
    tray: CARDS.filter((card) => !laid.includes(card)),
    right: countRight(o),
    solved: countRight(o) === 10,
  }
}

export function countRight(o: Oracle): number {
  return o.hands.filter((hand, i) => {
    if (hand.length < 5 || rank(hand).value !== i + 1) return false
    if (!o.extremes) return true
    return i === 0 ? hand.join(' ') === LOWEST : i === 9 ? hand.join(' ') === HIGHEST : true
  }).length
}

/** Returns the code with which a text is refused, or null if it is a legal move. */
export function refusal(o: Oracle, text: string): string | null {
  if (countRight(o) === 10) return 'game-over'
  const [card, where, ...more] = text.split('@')
  const places = ['off', ...Array.from({ length: 10 }, (_, i) => `${i + 1}`)]
  if (more.length > 0 || !CARDS.includes(card!) || !places.includes(where!)) return 'bad-move'
  const from = o.hands.findIndex((hand) => hand.includes(card!))
  if (where === 'off') return from < 0 ? 'not-in-a-hand' : null
  const to = Number(where) - 1
  if (from === to) return 'already-there'
  return o.hands[to]!.length === 5 ? 'hand-full' : null
}

/** Plays a legal move. */
export function play(o: Oracle, text: string): void {
  const [card, where] = text.split('@') as [string, string]
  o.hands = o.hands.map((hand, i) => {
    const others = hand.filter((other) => other !== card)
    const cards = `${i + 1}` === where ? [...others, card] : others
    return cards.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))
  })
}

/** Returns every text of the form that the page gives to moves, and some other texts. */
export function someTexts(): string[] {
  const places = ['off', ...Array.from({ length: 12 }, (_, i) => `${i}`)]
  const all = CARDS.flatMap((card) => places.map((place) => `${card}@${place}`))
  return [...all, '50@1', '0@1', '01@1', '1@01', 'c@1', '1@', '@1', '1@1@1', '1@OFF', '1@off ', ' 1@1', '1-2', '']
}
