import { expect, it } from 'vitest'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import type { SceneContext } from '../../../../src/renderer/games/types'
import { IDLE_CONTEXT } from '../contract'
import { gameById } from '../../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  viewTable,
  createTapeSource,
  type GameEvent,
  type Options,
} from '../../../../src/rules/kit'

function house(tape: readonly string[], options: Options = {}) {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), banker: 'house', ...options }, 2, createTapeSource(tape))
  const story: GameEvent[] = []
  line.settleChance((event) => story.push(event))
  const play = (...moves: readonly string[]) => {
    for (const move of moves) {
      expect(line.playText(move, (event) => story.push(event))).toBeNull()
      line.settleChance((event) => story.push(event))
    }
  }
  const seen = (eye = 0) => viewTable(game, line.state, eye)
  const series = (name: string, eye = 0) =>
    face.verbs!(seen(eye), () => story).find(({ touches }) => touches[0] === `stakes:${name}`)?.series ?? []
  const bets = (seat: string) => (seen().state as { readonly bets: Record<string, unknown> }).bets[seat]
  return { play, series, bets, seen, story }
}

const as = (seat: string, moves: readonly string[]) => moves.map((move) => `${seat} ${move}`)

it('the same again lays what lay at the last spin, won or lost, and only on an empty layout', () => {
  const { play, series, bets } = house(['7H', '2S'])
  expect(series('again')).toEqual([])
  play('A bet 2@7H', 'A bet 4@red', 'A bet 3@KS', 'A bet 1@KS', 'B bet 2@even')
  const before = bets('A')
  expect(series('again')).toEqual([])
  play('A ready', 'B ready')
  play(...as('A', series('again')))
  expect(bets('A')).toEqual(before)
  expect(series('again', 1)).toEqual(['bet 2@even'])
  play('A ready')
  expect(series('again')).toEqual([])
})

it('doubling lays what lies there once more, where chips and the limit allow it', () => {
  const { play, series, bets } = house(['7H'], { chips: 20, limit: 9 })
  expect(series('double')).toEqual([])
  play('A bet 2@7H', 'A bet 4@red')
  play(...as('A', series('double')))
  expect(bets('A')).toEqual({ '7H': 4, red: 8 })
  // Eight and eight on red are more than the limit of nine. Twelve chips are more than the eight that are left.
  expect(series('double')).toEqual([])
  play('A clear', 'A bet 9@7H', 'A bet 9@KS')
  expect(series('double')).toEqual([])
})

/** Returns what is lit on the cloth and on the dial. */
function litAt(at: ReturnType<typeof house>, context: Partial<SceneContext> = {}): string[] {
  const pieces = face.scene(at.seen(), { ...IDLE_CONTEXT, ...context })
  return pieces.filter(({ id, glow = 0 }) => id.startsWith('mark:') && glow > 0).map(({ id }) => id.slice(5))
}

it('after a spin its sector and every spot that won are lit, once it is told, until the next bet', () => {
  const at = house(['7H', '2S'])
  expect(litAt(at)).toEqual([])
  at.play('A bet 2@7H', 'A ready', 'B ready')
  const won = litAt(at)
  expect(won).toEqual(
    expect.arrayContaining(['sector', '7H', '7S', '7-8', '2-3-7-8', 'second5', 'odd', 'red', 'hearts']),
  )
  expect(won).not.toContain('6H')
  expect(won).not.toContain('black')
  expect(litAt(at, { isOutcomeUntold: true })).toEqual([])
  at.play('A bet 2@red')
  expect(litAt(at)).toEqual([])
})
