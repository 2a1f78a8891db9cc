import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chicagoCasino as game, type ChicagoState } from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import { createSeededRng, type Rng } from '../../../../src/rules/kit'
import { createComparison, mutateText } from '../casino/oracle'
import { runCount } from '../../../scale'
import * as model from './oracle'
import { textsOf } from './table'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  cheater: fc.boolean(),
  target: fc.constantFrom(0, 0, 1, 40, 90),
})

type Setting = { seed: string; seats: number; cheater: boolean; target: number }

const beginBeside = createComparison(game, model)

function begin({ seed, seats, cheater, target }: Setting) {
  return beginBeside(model.table(seats, target), seats, { cheater, target }, seed)
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games, and between rounds', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, play } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 300) play(game.pick(state, state.turn, rng))
      }),
      { numRuns: runCount(60) },
    )
  })

  it('the engine lists exactly the moves that the page allows', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, play } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 30) {
          if (model.piecesOf(oracle).length <= 9) expect(textsOf(state)).toEqual(model.legalTexts(oracle))
          play(game.pick(state, state.turn, rng))
        }
      }),
      { numRuns: runCount(25) },
    )
  })

  it('the engine refuses with the same code', () => {
    const codes = new Set<string | null>()
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, play, codeOf } = begin(setting)
        const rng = createSeededRng(setting.seed)
        while (!line.isOver && line.plyCount < 60) {
          for (let i = 0; i < 25; i++) {
            const seat = rng.below(8) === 0 ? rng.below(setting.seats) : state.turn
            codes.add(codeOf(seat, someText(oracle, rng)))
          }
          play(someBuild(state, rng))
        }
      }),
      { numRuns: 50, seed: 51 },
    )
    // Every code of the page for a move has come up, except the one for a game that is over.
    expect([...codes].sort()).toEqual(
      [
        ...['bad-move', 'not-your-turn', 'card-not-in-hand', 'piece-not-on-table', 'wrong-colour', 'not-lower'],
        ...['drone-alone', 'cheater-in-build', 'two-builds', 'not-raised', 'no-higher-card', null],
      ].sort(),
    )
  })
})

/**
 * Returns a move that makes a new build, if one is found quickly, because more texts are refused at tables with builds.
 */
function someBuild(state: ChicagoState, rng: Rng): number {
  for (let tries = 0; ; tries++) {
    const move = game.pick(state, state.turn, rng)
    const text = game.write(state, state.turn, move)
    if (tries === 12 || (text.includes('builds') && !text.includes('B'))) return move
  }
}

const CHARACTERS = '0123456789+BC '

/** Returns a move of the right form, mostly with pieces that lie there, and now and then with a fault. */
function someText(oracle: model.Oracle, rng: Rng): string {
  const anyCard = () => (rng.below(12) === 0 ? 'C' : `${1 + rng.below(49)}`)
  const hand = oracle.hands[oracle.turn]!
  const card = rng.below(8) === 0 ? anyCard() : hand[rng.below(hand.length)]!
  if (rng.below(12) === 0) return mutateText(`trail ${card}`, CHARACTERS, rng)
  const pieces = model.piecesOf(oracle).filter((piece) => rng.below(12) === 0 || isNear(card, piece, rng))
  if (rng.below(12) === 0) pieces.push(rng.below(2) ? anyCard() : `B${anyCard()}`)
  return mutateText(`${card} ${rng.below(2) ? 'takes' : 'builds on'} ${pieces.join('+')}`, CHARACTERS, rng)
}

/**
 * Returns true for half of the pieces of the card's colour and for no others, so that not every text is refused for its
 * colour.
 */
function isNear(card: string, piece: string, rng: Rng): boolean {
  const seven = (name: string) => Math.ceil(Number(name.replace('B', '')) / 7)
  return seven(card) === seven(piece) && rng.below(2) === 0
}
