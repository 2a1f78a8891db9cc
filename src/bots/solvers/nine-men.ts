import { nineMenSquare, nineMenTriangle, type ChainsState } from '../../rules/forty-nine-outfit/chains/game'
import { createBotProfile } from '../bot-profile'
import { CENTRE } from '../../rules/forty-nine-outfit/board'
import { HIGH_BITS, LOW_BITS, count, FIRST_HIGH_MEMBER } from '../../rules/forty-nine-outfit/cards'
import { applyChain, listChains, type Chain } from '../../rules/forty-nine-outfit/chains/moves'
import { createSolution, noSolution, type Solver, type SolutionSearch } from './solver'

/** Positions visited between two yields: about a millisecond. */
const SLICE = 50

/** A position, and the move that leads to it from another. */
interface Node {
  readonly low: number
  readonly high: number
  readonly chain: Chain
  readonly from: Node | null
}

/**
 * Solves the puzzles of nine men by breadth-first search through fewer than 13,000 positions: the first solution found
 * is a shortest one, and one that is not found within the moves left does not exist.
 */
export const chainsSolver: Solver<ChainsState> = {
  isOpen: true,
  *solve(state): SolutionSearch {
    const search = explore(state)
    for (let seen = 1; ; seen++) {
      const { value, done } = search.next()
      if (done) return noSolution
      if (value.low === LOW_BITS[CENTRE] && value.high === HIGH_BITS[CENTRE]) return createSolution(wayTo(value), true)
      if (seen % SLICE === 0) yield
    }
  },
  /** Returns the first move towards as few men as can be left. */
  advise(state) {
    let best: Node | null = null
    for (const node of explore(state)) if (!best || menOf(node) < menOf(best)) best = node
    return best && (wayTo(best)[0] ?? null)
  },
}

/** Yields every position within the moves left once, with a shortest way to it, the nearest first. */
function* explore({ low, high, limit, moveCount }: ChainsState): Generator<Node, undefined> {
  const seen = new Set<number>()
  const chains: Chain[] = []
  let layer: Node[] = [{ low, high, chain: 0, from: null }]
  for (let left = limit > 0 ? limit - moveCount : Infinity; layer.length > 0; left--) {
    const next: Node[] = []
    for (const node of layer) {
      yield node
      if (left <= 0) continue
      const count = listChains(node.low, node.high, chains)
      for (let i = 0; i < count; i++) {
        const after = { low: node.low, high: node.high }
        applyChain(after, chains[i]!)
        const key = after.high * 2 ** FIRST_HIGH_MEMBER + after.low
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ ...after, chain: chains[i]!, from: node })
      }
    }
    layer = next
  }
}

function wayTo(node: Node): Chain[] {
  const way: Chain[] = []
  for (let at = node; at.from; at = at.from) way.push(at.chain)
  return way.reverse()
}

function menOf({ low, high }: Node): number {
  return count(low) + count(high)
}

export const nineMenTriangleBot = createBotProfile(nineMenTriangle, { solver: chainsSolver })

export const nineMenSquareBot = createBotProfile(nineMenSquare, { solver: chainsSolver })
