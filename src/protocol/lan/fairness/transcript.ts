import { lettersOf, type Options } from '../../../rules/kit'
import type { LuckState } from '../table-schemas'

/** What was settled about a round before anybody committed to a value. */
export interface RoundTerms {
  readonly game: string
  /** Version of the game's rules. */
  readonly rules: number
  /** Complete. */
  readonly options: Options
  /** How many chairs there are. */
  readonly seats: number
  /** Which game of the evening it is, from 1. */
  readonly round: number
}

/** The hidden values of a round but for the host's. */
export type OpenLuck = Pick<LuckState, 'host' | 'commits' | 'reveals' | 'absent'>

const DOMAIN = 'parlor-box/luck/1 transcript'

/**
 * All that is known of a round's luck but for the host's value, as one text: equal rounds give equal texts, and any
 * other round another one. It is JSON without blanks; options go in order of their names, chairs in order of the seats.
 */
export function fairnessTranscript(terms: RoundTerms, luck: OpenLuck): string {
  const options = Object.entries(terms.options).sort(([one], [other]) => (one < other ? -1 : 1))
  const chairs = lettersOf(terms.seats).map((seat) => [
    seat,
    luck.commits[seat] ?? null,
    luck.reveals[seat] ?? null,
    luck.absent.includes(seat),
  ])
  return JSON.stringify([DOMAIN, terms.game, terms.rules, options, terms.round, luck.host, chairs])
}
