import { describe, expect, it } from 'vitest'
import { newYorkWhist } from '../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../src/rules/forty-nine-outfit/new-york-whist/state'
import { defaults, LineOfPlay, listTexts, createSeededRng, createSeedSource } from '../../../src/rules/kit'
import { peerClient, peerMoves } from './new-york-whist'

/** A comparison of speed is only fair between programs that do the same. */
describe("the benchmark's peer of New York Whist", () => {
  it.each([2, 3, 4, 5, 8])(
    'plays the same game with %i seats: the same cards may be laid and count the same',
    (seats) => {
      for (let seed = 0; seed < 6; seed++) {
        const line = new LineOfPlay(newYorkWhist, defaults(newYorkWhist.info), seats, createSeedSource(`peer ${seed}`))
        line.settleChance()
        const state = line.state as NewYorkWhistState
        const client = peerClient(line.tape, seats)
        client.start()
        const rng = createSeededRng(`peer ${seed}, moves`)
        while (!line.isOver) {
          const { G, ctx } = client.getState()!
          expect(ctx.currentPlayer).toBe(`${state.turn}`)
          expect(Object.values(G.points)).toEqual(newYorkWhist.outcome(state).scores)
          expect(textsOf(peerMoves(G, ctx))).toEqual(listTexts(newYorkWhist, state, state.turn).sort())
          const move = newYorkWhist.pick(state, state.turn, rng)
          client.moves['lay']!(Number(newYorkWhist.write(state, state.turn, move)))
          line.play({ seat: state.turn, move })
        }
        const { G, ctx } = client.getState()!
        const { scores, winners } = newYorkWhist.outcome(state)
        expect(Object.values(G.points)).toEqual(scores)
        expect(ctx.gameover).toMatchObject({ winners: winners!.map(String) })
        expect(Object.values(G.tricks)).toEqual(Object.values(newYorkWhist.dump(state).tricks))
        client.stop()
      }
    },
  )
})

function textsOf(moves: ReturnType<typeof peerMoves>): string[] {
  return moves.map(([, card]) => `${card}`).sort()
}
