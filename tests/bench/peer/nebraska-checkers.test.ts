import { describe, expect, it } from 'vitest'
import { nebraskaCheckers } from '../../../src/rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaState } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { defaults, LineOfPlay, listTexts, emptyOutcomeSource, createSeededRng } from '../../../src/rules/kit'
import { peerClient, peerMoves, type PeerMove } from './nebraska-checkers'

/** A comparison of speed is only fair between programs that do the same. */
describe("the benchmark's peer of Nebraska-Checkers", () => {
  it('plays the same game: the same moves are lawful, and it ends in the same way', () => {
    const reasons = new Set<string | null>()
    for (let seed = 0; seed < 25; seed++) {
      const line = new LineOfPlay(nebraskaCheckers, defaults(nebraskaCheckers.info), 2, emptyOutcomeSource)
      const state = line.state as NebraskaState
      const client = peerClient()
      client.start()
      const rng = createSeededRng(`peer ${seed}`)
      while (!line.isOver) {
        const { G, ctx } = client.getState()!
        expect(ctx.gameover).toBeUndefined()
        expect(ctx.currentPlayer).toBe(`${state.turn}`)
        expect(peerMoves(G, ctx).map(textOf).sort()).toEqual(listTexts(nebraskaCheckers, state, state.turn).sort())
        const move = nebraskaCheckers.pick(state, state.turn, rng)
        const text = nebraskaCheckers.write(state, state.turn, move)
        const [name, ...args] = peerMoves(G, ctx).find((peer) => textOf(peer) === text)!
        client.moves[name]!(...args)
        line.play({ seat: state.turn, move })
      }
      const { G, ctx } = client.getState()!
      const { scores, winners } = nebraskaCheckers.outcome(state)
      const { result, quiet } = nebraskaCheckers.dump(state)
      expect(Object.values(G.taken)).toEqual(scores)
      expect(ctx.gameover).toEqual({ reason: result, winners: winners!.map(String) })
      expect(G.quiet).toBe(quiet)
      reasons.add(result)
      client.stop()
    }
    expect(reasons.size).toBeGreaterThan(1)
  })
})

function textOf(move: PeerMove): string {
  if (move[0] === 'step') return `${move[1] + 1}-${move[2] + 1}`
  return move[1].map((square) => square + 1).join('x')
}
