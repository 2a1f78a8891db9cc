import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorCasino as game, type ColorState } from '../../../../src/rules/lion-coffee/color-casino'
import { createSeededRng, type Rng } from '../../../../src/rules/kit'
import { createComparison, mutateText } from '../casino/oracle'
import { runCount } from '../../../scale'
import * as model from './oracle'
import { greedy, textsOf } from './table'

const tables = fc
  .record({
    seed: fc.string({ maxLength: 8 }),
    seats: fc.integer({ min: 2, max: 6 }),
    target: fc.constantFrom(1, 3, 10, 21),
    partners: fc.boolean(),
    leftovers: fc.constantFrom('last-trick', 'board', 'out'),
  })
  .map((setting) => ({ ...setting, seats: setting.partners ? 4 : setting.seats }))

type Setting = { seed: string; seats: number; target: number; partners: boolean; leftovers: string }

const beginBeside = createComparison(game, model)

function begin({ seed, seats, target, partners, leftovers }: Setting) {
  return beginBeside(model.table(seats, target, partners, leftovers), seats, { target, partners, leftovers }, seed)
}

/** Returns a greedy move in every other round, and mostly any move in the others. Random play alone mostly trails. */
function someMove(state: ColorState, rng: Rng): number {
  return state.countedRounds % 2 === 0 || rng.below(3) === 0 ? greedy(state, rng) : game.pick(state, state.turn, rng)
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games, and between rounds', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, play } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 300) play(someMove(state, rng))
      }),
      { numRuns: runCount(40) },
    )
  })

  it('the engine lists exactly the moves that the page allows', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, play } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 60) {
          expect(textsOf(state)).toEqual(model.legalTexts(oracle))
          // Most moves are random, because trails crowd the board.
          play(rng.below(3) === 0 ? someMove(state, rng) : game.pick(state, state.turn, rng))
        }
      }),
      { numRuns: runCount(15) },
    )
  })

  it('the engine refuses with the same code', () => {
    const codes = new Set<string | null>()
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, play, codeOf } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 50) {
          for (let i = 0; i < 20; i++) {
            const seat = rng.below(8) === 0 ? rng.below(setting.seats) : state.turn
            codes.add(codeOf(seat, someText(oracle, rng)))
          }
          play(someMove(state, rng))
        }
      }),
      { numRuns: 40, seed: 44 },
    )
    // Every code of the page for a move has come up, except the one for a game that is over.
    expect([...codes].sort()).toEqual(
      [
        ...['bad-move', 'not-your-turn', 'card-not-in-hand', 'piece-not-on-table', 'wrong-colour', 'cannot-take'],
        ...['one-card-only', 'no-capture-card', null],
      ].sort(),
    )
  })
})

const CHARACTERS = '0123456789+BRKGP '

/** Returns a move of the right form, mostly with pieces that lie there, and now and then with a fault. */
function someText(oracle: model.Oracle, rng: Rng): string {
  const anyCard = () => `${1 + rng.below(11)}${'RKGP'[rng.below(4)]}`
  const hand = oracle.hands[oracle.turn]!
  const card = rng.below(8) === 0 ? anyCard() : hand[rng.below(hand.length)]!
  if (rng.below(12) === 0) return mutateText(`trail ${card}`, CHARACTERS, rng)
  const pieces = model.piecesOf(oracle).filter((piece) => {
    return piece.at(-1) === card.at(-1) ? rng.below(2) === 0 : rng.below(20) === 0
  })
  if (rng.below(12) === 0) pieces.push(rng.below(2) ? anyCard() : `B${anyCard()}`)
  return mutateText(`${card} ${rng.below(2) ? 'takes' : 'builds on'} ${pieces.join('+')}`, CHARACTERS, rng)
}
