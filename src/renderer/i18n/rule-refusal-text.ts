import type { Refusal } from '../../rules/kit'
import { seatPlayerName } from './say'

/** Codes of the refusals that name a seat; the rules know only its letter. */
const CODES_WITH_SEAT: ReadonlySet<string> = new Set(['not-your-turn', 'claim-first', 'no-such-player'])

/** Returns a refusal's message, with the player's name in place of a seat's letter. */
export function ruleRefusalText({ code, message }: Refusal): string {
  return CODES_WITH_SEAT.has(code) ? message.replace(/\b[A-H]\b/, (letter) => seatPlayerName(letter)) : message
}
