import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorCasino as game, type ColorState } from '../../../../src/rules/lion-coffee/color-casino'
import { bySeat, defaults, LineOfPlay, seededRng, seedLuck, seatsIn, type Rng } from '../../../../src/rules/kit'
import * as model from './oracle'
import { greedy } from './table'

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

/** A table and its model, with the cards dealt. */
function begin({ seed, seats, target, partners, leftovers }: Setting) {
  const line = new LineOfPlay(game, { ...defaults(game.info), target, partners, leftovers }, seats, seedLuck(seed))
  const oracle = model.table(seats, target, partners, leftovers)
  const settle = () => {
    const from = line.tape.length
    line.settle()
    if (line.tape.length > from) model.begin(oracle, line.tape.slice(from))
  }
  settle()
  return { line, state: line.state as ColorState, oracle, settle }
}

function expectSame(state: ColorState, oracle: model.Oracle): void {
  const { over, scores, winners } = game.outcome(state)
  const ours = { page: game.dump(state), over, scores: bySeat(scores), winners, toMove: seatsIn(game.must(state)) }
  const theirs = {
    page: model.state(oracle),
    over: oracle.over,
    scores: bySeat(oracle.scores),
    winners: model.winners(oracle),
    toMove: oracle.playing ? [oracle.turn] : [],
  }
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
}

function texts(state: ColorState): string[] {
  const into: number[] = []
  const count = game.moves(state, state.turn, into)
  return into.slice(0, count).map((move) => game.write(state, state.turn, move))
}

/** Greedy in every other round, and any move mostly in the others: random play alone lays down most cards. */
function someMove(state: ColorState, rng: Rng): number {
  return state.counted % 2 === 0 || rng.below(3) === 0 ? greedy(state, rng) : game.pick(state, state.turn, rng)
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games, and between rounds', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, settle } = begin(setting)
        const rng = seededRng(setting.seed)
        expectSame(state, oracle)
        while (!line.over && line.ply < 300) {
          const seat = state.turn
          const move = someMove(state, rng)
          const text = game.write(state, seat, move)
          line.play({ seat, move })
          expect([text, model.play(oracle, seat, text)]).toEqual([text, null])
          expectSame(state, oracle)
          settle()
          expectSame(state, oracle)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('the engine lists exactly the moves that the page allows', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, settle } = begin(setting)
        const rng = seededRng(setting.seed)
        while (!line.over && line.ply < 60) {
          expect(texts(state).sort()).toEqual(model.legalTexts(oracle))
          const seat = state.turn
          // Laying down crowds the board.
          const move = rng.below(3) === 0 ? someMove(state, rng) : game.pick(state, seat, rng)
          model.play(oracle, seat, game.write(state, seat, move))
          line.play({ seat, move })
          settle()
        }
      }),
      { numRuns: 15 },
    )
  })

  it('the engine refuses with the same code', () => {
    const codes = new Set<string | null>()
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, state, oracle, settle } = begin(setting)
        const rng = seededRng(setting.seed)
        while (!line.over && line.ply < 50) {
          for (let i = 0; i < 20; i++) {
            const seat = rng.below(8) === 0 ? rng.below(setting.seats) : state.turn
            const text = someText(oracle, rng)
            const read = game.read(state, seat, text)
            const code = model.judge(oracle, seat, text)
            const ours = read.ok ? null : read.error.code
            if (ours !== code) throw new Error(`${text}: ${ours} for ${code}`)
            codes.add(code)
          }
          const move = someMove(state, rng)
          model.play(oracle, state.turn, game.write(state, state.turn, move))
          line.play({ seat: state.turn, move })
          settle()
        }
      }),
      { numRuns: 40, seed: 44 },
    )
    // Every code of the page for a move has come up, but that of a game that is over.
    expect([...codes].sort()).toEqual(
      [
        ...['bad-move', 'not-your-turn', 'card-not-in-hand', 'piece-not-on-table', 'wrong-colour', 'cannot-take'],
        ...['one-card-only', 'no-capture-card', null],
      ].sort(),
    )
  })
})

/** A move of the right form, mostly with pieces that lie there, and now and then spoiled. */
function someText(oracle: model.Oracle, rng: Rng): string {
  const anyCard = () => `${1 + rng.below(11)}${'RKGP'[rng.below(4)]}`
  const hand = oracle.hands[oracle.turn]!
  const card = rng.below(8) === 0 ? anyCard() : hand[rng.below(hand.length)]!
  if (rng.below(12) === 0) return spoil(`trail ${card}`, rng)
  const pieces = model.piecesOf(oracle).filter((piece) => {
    return piece.at(-1) === card.at(-1) ? rng.below(2) === 0 : rng.below(20) === 0
  })
  if (rng.below(12) === 0) pieces.push(rng.below(2) ? anyCard() : `B${anyCard()}`)
  return spoil(`${card} ${rng.below(2) ? 'takes' : 'builds on'} ${pieces.join('+')}`, rng)
}

function spoil(text: string, rng: Rng): string {
  if (rng.below(10) > 0) return text
  const at = rng.below(text.length)
  const other = [...'0123456789+BRKGP '][rng.below(17)]!
  return text.slice(0, at) + other + text.slice(at + rng.below(2))
}
