import { fortyNine as game } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Five cards for each seat, like `3 17 24 40 C`. */
  readonly hands: readonly string[]
  /** The top of the stock; all other cards follow in ascending order, with `C` last. */
  readonly stock?: string
  readonly options?: Options
}

/** Returns the tape of a deal: the hands one card at a time, the stock, then the remaining cards. */
function tapeOf({ hands, stock = '' }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const tape = [0, 1, 2, 3, 4].flatMap((round) => dealt.map((hand) => hand[round]!))
  tape.push(...cardsIn(stock))
  const all = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), 'C']
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

const written = createDealHelpers(game, tapeOf)

export const { expectRefusal } = written

/** Returns the table after legal moves, and what was scored for the last one: `square 5: 5`. */
export function table(deal: Deal, moves: string) {
  const played = written.table(deal, moves)
  const gained = played.page.tally.filter(({ ply }) => ply === played.ply)
  return { ...played, gained: gained.map((entry) => `${entry.for}: ${entry.points}`) }
}
