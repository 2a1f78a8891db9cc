import type { Refusal } from '../../rules/kit'
import { seatNamed } from './say'

/** Codes of the refusals that name a seat; the rules know only its letter. */
const SEATED: ReadonlySet<string> = new Set(['not-your-turn', 'claim-first', 'no-such-player'])

/** Returns a refusal's message, with the player's name in place of a seat's letter. */
export function refusalWords({ code, message }: Refusal): string {
  return SEATED.has(code) ? message.replace(/\b[A-H]\b/, (letter) => seatNamed(letter)) : message
}
