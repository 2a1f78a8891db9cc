import { botNameIndex } from './bot-names'

/** A bot's way of holding and laying cards. */
export interface Manner {
  /** How long it holds a card before playing it, relative to the usual pause. */
  readonly pace: number
  /** How widely it spreads its cards, relative to the usual fan: at most 1. */
  readonly spread: number
  /** How far it leans its cards to its right, in degrees. */
  readonly tilt: number
  /** Whether it lays a card down or throws it. */
  readonly lay: 'lay' | 'toss'
}

/** The manners of the bots, in the order of the names in `names.bots`. */
const MANNERS: readonly Manner[] = [
  { pace: 1.45, spread: 0.94, tilt: 0, lay: 'lay' },
  { pace: 0.85, spread: 0.7, tilt: 2, lay: 'lay' },
  { pace: 1.2, spread: 0.86, tilt: -3, lay: 'lay' },
  { pace: 1, spread: 0.78, tilt: -1, lay: 'lay' },
  { pace: 1.35, spread: 0.62, tilt: 0, lay: 'lay' },
  { pace: 0.6, spread: 1, tilt: 3, lay: 'toss' },
  { pace: 0.75, spread: 1, tilt: -4, lay: 'toss' },
  { pace: 0.9, spread: 0.9, tilt: 2, lay: 'lay' },
]

const PLAIN_MANNER: Manner = { pace: 1, spread: 1, tilt: 0, lay: 'lay' }

/** Returns the manner of a bot by name; a plain one for any other name. */
export function mannerOf(name: string): Manner {
  return MANNERS[botNameIndex(name)] ?? PLAIN_MANNER
}
