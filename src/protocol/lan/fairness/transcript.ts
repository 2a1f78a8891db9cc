import { lettersOf, type Options } from '../../../rules/kit'
import type { LuckState } from '../table-schemas'

/** What was settled about a round before anyone committed to a value. */
export interface RoundTerms {
  readonly game: string
  /** Version of the game's rules. */
  readonly rules: number
  /** Complete, including the defaults. */
  readonly options: Options
  /** Number of chairs. */
  readonly seats: number
  /** Number of the game within the evening, from 1. */
  readonly round: number
}

/** Commitments and revealed values of a round, without the host's value. */
export type OpenLuck = Pick<LuckState, 'host' | 'commits' | 'reveals' | 'absent'>

const DOMAIN = 'parlor-box/luck/1 transcript'

/**
 * Returns everything known of a round's values except the host's, as one text: equal rounds give equal texts, different
 * rounds different ones. It is JSON without spaces; options are sorted by name, chairs in seat order.
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
