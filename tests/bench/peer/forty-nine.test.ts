import { describe, expect, it } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import { defaults, LineOfPlay, listTexts, createSeededRng, createSeedSource } from '../../../src/rules/kit'
import { peerClient, peerMoves } from './forty-nine'

/** A comparison of speed is only fair between programs that do the same. */
describe("the benchmark's peer", () => {
  it.each([2, 3, 8])('plays the same game with %i seats: the same moves are lawful and score the same', (seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const line = new LineOfPlay(
        gameById('forty-nine')!,
        defaults(fortyNine.info),
        seats,
        createSeedSource(`peer ${seed}`),
      )
      line.settleChance()
      const client = peerClient(line.tape, seats)
      client.start()
      const rng = createSeededRng(`peer ${seed}, moves`)
      while (!line.isOver) {
        const { G, ctx } = client.getState()!
        const state = line.state as FortyNineState
        expect(ctx.currentPlayer).toBe(`${state.turn}`)
        expect(peerMoves(G, ctx).map(textOf).sort()).toEqual(listTexts(fortyNine, state, state.turn).sort())
        const move = fortyNine.pick(state, state.turn, rng)
        const chosen = peerMoves(G, ctx).find((peer) => textOf(peer) === fortyNine.write(state, state.turn, move))!
        const [name, ...args] = chosen
        client.moves[name]!(...args)
        line.play({ seat: state.turn, move })
      }
      const { G, ctx } = client.getState()!
      const { ended, points } = fortyNine.dump(line.state as FortyNineState)
      expect(ctx.gameover).toMatchObject({ reason: ended })
      expect(Object.values(G.points)).toEqual(Object.values(points))
      client.stop()
    }
  })
})

function textOf([name, card, square]: ReturnType<typeof peerMoves>[number]): string {
  if (name !== 'lay') return name
  return card === 'C' ? `C@${square + 1}` : card
}
