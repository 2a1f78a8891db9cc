import { botNameIndex } from './silhouettes'

/** How long each bot holds a card before playing it, relative to the usual pause, in the order of names. */
const BOT_PACES = [1.45, 0.85, 1.2, 1, 1.35, 0.6, 0.75, 0.9] as const

/** Returns a bot's pause relative to the usual one; 1 for any other name. */
export function paceOf(name: string): number {
  return BOT_PACES[botNameIndex(name)] ?? 1
}
