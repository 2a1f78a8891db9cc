import { colorow as game } from '../../../../src/rules/forty-nine-outfit/colorow'
import { viewTable, type Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Cards of each seat in the first deal, like `3 17 24 40 41`; the rest of the pack follows in ascending order. */
  readonly hands: readonly string[]
  /** The card on square 25; by default the lowest that is left. */
  readonly centre?: string
  readonly options?: Options
}

export function tapeOf({ hands, centre }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const tape = [0, 1, 2, 3, 4].flatMap((round) => dealt.map((hand) => hand[round]!))
  if (centre !== undefined) tape.push(centre)
  const all = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  return [...tape, ...all.filter((card) => !tape.includes(card))]
}

const written = createDealHelpers(game, tapeOf)

export const { playRecord, refusal, expectFault } = written

/** Returns the table after legal moves, whose turn it is, and who has won. */
export function table(deal: Deal, moves: string) {
  const played = written.table(deal, moves)
  const { toMove, winners } = viewTable(game, played.state, -1)
  return { ...played, toMove, winners }
}

/**
 * Returns the moves of a game to its last card. Each seat lays its lowest card on the lowest free square. In strict
 * play each card is claimed at 0, and the last one with `lastClaim` if it is given.
 */
export function fillBoard(deal: Deal, lastClaim?: string): string {
  const moves: string[] = []
  const strict = deal.options?.['referee'] === 'strict'
  for (let left = 48; left > 0; left--) {
    const { state, page } = table(deal, moves.join(';'))
    const square = page.board.indexOf(null) + 1
    const hand = page.hands[page.turn!] as readonly string[]
    moves.push(`${page.turn} ${hand[0]}@${square}`)
    if (strict) moves.push(`${'ABCDEFGH'[state.turn]} ${left === 1 ? (lastClaim ?? 'claim 0') : 'claim 0'}`)
  }
  return moves.join(';')
}
