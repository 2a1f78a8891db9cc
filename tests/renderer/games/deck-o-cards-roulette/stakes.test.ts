import { expect, it } from 'vitest'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
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

/** Returns the four actions on the cloth as the scene shows them. */
function onCloth(at: ReturnType<typeof house>, touchable: readonly string[]) {
  const context = { ...IDLE_CONTEXT, touchable: new Set(touchable), eventHistory: at.story as never[] }
  return face
    .scene(at.seen(), context)
    .filter(({ id }) => id.startsWith('mark:verb:'))
    .map(({ id, touch, glow }) => [id.slice('mark:verb:'.length), touch, (glow ?? 0) > 0] as const)
}

it('the four actions lie on the cloth in fixed places, lit while they can be used', () => {
  const at = house(['7H', '2S'])
  const names = ['spin', 'clear', 'again', 'double']
  const before = onCloth(at, ['arrow'])
  expect(before.map(([name]) => name)).toEqual(names)
  expect(before.map(([, , lit]) => lit)).toEqual([true, false, false, false])
  at.play('A bet 2@7H')
  const laid = onCloth(at, ['arrow', 'home'])
  expect(laid.map(([, , lit]) => lit)).toEqual([true, true, false, true])
  at.play('A ready', 'B ready')
  const next = onCloth(at, ['arrow'])
  expect(next).toEqual([
    ['spin', 'arrow', true],
    ['clear', 'home', false],
    ['again', 'stakes:again', true],
    ['double', 'stakes:double', false],
  ])
})
