import { colorow as game } from '../../../../src/rules/forty-nine-outfit/colorow'
import { viewTable, type Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Cards a seat in the first deal, `3 17 24 40 41`; the rest of the pack follows ascending. */
  readonly hands: readonly string[]
  /** The card on square 25; the lowest that is left if none is named. */
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

/** The table after legal moves, whose turn it is, and who has won. */
export function table(deal: Deal, moves: string) {
  const played = written.table(deal, moves)
  const { toMove, winners } = viewTable(game, played.state, -1)
  return { ...played, toMove, winners }
}

/**
 * A game to its last card, the lowest card always on the lowest free square; in strict play each card is claimed at 0.
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
