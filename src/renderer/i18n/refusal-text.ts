import type { Refusal } from '../../rules/kit'
import { seatNamed } from './say'

/** Refusals that name a seat; the rules know its letter only. */
const SEATED: ReadonlySet<string> = new Set(['not-your-turn', 'claim-first', 'no-such-player'])

/** A refusal as the page says it: whoever sits somewhere by name. */
export function refusalWords({ code, message }: Refusal): string {
  return SEATED.has(code) ? message.replace(/\b[A-H]\b/, (letter) => seatNamed(letter)) : message
}
