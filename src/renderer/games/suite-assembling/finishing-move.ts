import { COLOURS } from '../../../rules/forty-nine-outfit/cards'
import type { SuiteAssemblingView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import { COLOUR_SIZE, colourOf, isUndealt, isVacant, sizeOf, type Table } from './table'
import { lastOf } from '../../../rules/kit'

const colourAt = (card: string): number => COLOURS.indexOf(colourOf(card))

/** Whether a card is the next one for its colour's foundation. */
const isNext = (foundations: readonly number[], card: string): boolean =>
  foundations[colourAt(card)] === (Number(card) - 1) % COLOUR_SIZE

/** Returns the number of vacant piles once every card that can go up from the piles has done so. */
function vacantAtLast({ piles, foundations }: SuiteAssemblingView): number {
  const [runs, up] = [piles.map((pile) => [...pile.up]), [...foundations]]
  for (let last = next(); last !== undefined; last = next()) {
    up[colourAt(lastOf(last))]! += 1
    last.pop()
  }
  return runs.filter(({ length }) => length === 0).length

  function next(): string[] | undefined {
    return runs.find((run) => run.length > 0 && isNext(up, lastOf(run)))
  }
}

/**
 * Returns the next move if the rest of the game can no longer fail: no card is face down in a pile, and either the pack
 * is used up, or there is no limit to the passes through it and a vacant pile for each of its cards once the piles have
 * sent up what they can. Null before that.
 */
export function finishingMove(seen: Table): string | null {
  const { piles, foundations, stock, heap, available } = seen.state
  if (seen.over || isUndealt(seen) || piles.some(({ down }) => sizeOf(down) > 0)) return null
  const left = sizeOf(stock) + sizeOf(heap)
  if (left > 0 && (seen.options['passes'] !== 0 || vacantAtLast(seen.state) < left)) return null
  const lasts = piles.flatMap(({ up }) => up.slice(-1))
  const card = [...lasts, ...available].find((it) => isNext(foundations, it))
  if (card !== undefined) return `${card}@up`
  const [next] = available
  return next === undefined ? 'deal' : `${next}@${piles.findIndex(isVacant) + 1}`
}
