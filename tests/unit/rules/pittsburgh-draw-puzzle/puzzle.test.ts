import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import {
  pittsburghDrawPuzzle as game,
  type TenHandsState,
} from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle'
import type { TenHandsEvent } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import { listTexts, replay, createSeededRng, type GameEvent } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, play, refusal, countRight, someTexts, stateOf } from './oracle'

/** The solution that the page prints, hand by hand. */
const SOLUTION = [
  '1 2 8 15 22',
  '5 7 10 12 24',
  '13 20 23 32 43',
  '3 4 6 11 44',
  '9 14 30 31 33',
  '39 40 41 42 45',
  '16 17 18 19 21',
  '34 35 36 37 38',
  '25 26 27 28 29',
  '46 47 48 49 C',
]

/** Returns the moves that lay hands, each in the place of its number. An empty text leaves a hand empty. */
function laying(hands: readonly string[]): string[] {
  return hands.flatMap((hand, i) => (hand === '' ? [] : hand.split(' ').map((card) => `${card}@${i + 1}`)))
}

function replayed(moves: readonly string[], fields: object = {}, tell?: (event: GameEvent) => void) {
  const record = { format: 'parlor-record/1', game: game.info.id, seats: ['A'], moves: moves.map((m) => `A ${m}`) }
  return replay(gameById, { ...record, ...fields }, tell)
}

function table(moves: readonly string[], extremes = true): TenHandsState {
  const { ok, line } = replayed(moves, { options: { extremes } })
  expect(ok).toBe(true)
  return line!.state as TenHandsState
}

/** Returns the moves that lay one hand in the place of its number. */
const alone = (number: number, hand: string) => laying([...new Array<string>(number - 1).fill(''), hand])

describe('a hand', () => {
  it.each<[number, string, number]>([
    [1, '1 2 9 15 22', 1],
    [2, '5 7 10 12 24', 2],
    [3, '1 8 15 22 C', 3],
    [4, '9 10 35 49 C', 4],
    [5, '1 2 13 14 C', 5],
    [6, '1 2 3 49 C', 6],
    [7, '1 2 4 7 C', 7],
    [8, '6 7 8 9 C', 8],
    [9, '5 6 7 8 C', 9],
    [10, '4 5 6 7 C', 10],
  ])('%i is right with %s where extremes don’t matter', (number, hand, rank) => {
    const state = table(alone(number, hand), false)
    expect(game.dump(state)).toMatchObject({ ranks: { [number]: rank }, right: 1 })
    expect(game.outcome(state).scores).toEqual([1])
  })

  it.each<[string, number, string, number]>([
    ['a straight flush does not pass for a flush', 7, '1 2 3 4 5', 10],
    ['a full straight does not pass for a full hand', 5, '5 6 7 8 9', 8],
    ['a four straight does not pass for four', 6, '4 5 6 7 8', 9],
    ['the Cheater makes more of a pair', 1, '1 2 8 15 C', 4],
    ['the Cheater makes more of two pairs', 2, '1 2 8 9 C', 5],
  ])('%s', (_sentence, number, hand, rank) => {
    expect(game.dump(table(alone(number, hand), false))).toMatchObject({ ranks: { [number]: rank }, right: 0 })
  })

  it('1 must be the very lowest and 10 the very highest with extremes', () => {
    for (const [number, hand, right] of [
      [1, '1 2 8 15 22', 1],
      [1, '1 2 8 15 23', 0],
      [10, '46 47 48 49 C', 1],
      [10, '45 46 47 48 49', 0],
      [10, '45 47 48 49 C', 0],
    ] as const) {
      expect(game.dump(table(alone(number, hand))).right).toBe(right)
      expect(game.dump(table(alone(number, hand), false)).right).toBe(1)
    }
  })

  it('of four cards has no rank, and one that loses a card is not right any more', () => {
    const state = table([...alone(10, SOLUTION[9]!), 'C@1'])
    expect(game.dump(state)).toMatchObject({ ranks: { 1: null, 10: null }, right: 0, hands: { 1: ['C'] } })
  })
})

describe('the whole', () => {
  it('is solved with ten right hands, and over', () => {
    const state = table(laying(SOLUTION))
    expect(game.dump(state)).toMatchObject({ right: 10, solved: true, tray: [] })
    expect(game.outcome(state)).toEqual({ over: true, scores: [10], winners: [0], reason: 'solved' })
    expect(game.requiredSeats(state)).toBe(0)
    expect(game.moves(state, 0, [])).toBe(0)
  })

  it('is told move by move', () => {
    const events: TenHandsEvent[] = []
    const moves = [...laying(SOLUTION).slice(0, -1), '1@off', '1@1', 'C@10']
    expect(replayed(moves, {}, (event) => events.push(event as TenHandsEvent)).ok).toBe(true)
    expect(events.slice(4, 6)).toEqual([
      { type: 'placed', seat: 0, card: '22', from: null, to: 1 },
      { type: 'filled', seat: 0, hand: 1, rank: 1, right: true },
    ])
    expect(events.slice(-7)).toEqual([
      { type: 'placed', seat: 0, card: '1', from: 1, to: null },
      { type: 'opened', seat: 0, hand: 1 },
      { type: 'placed', seat: 0, card: '1', from: null, to: 1 },
      { type: 'filled', seat: 0, hand: 1, rank: 1, right: true },
      { type: 'placed', seat: 0, card: 'C', from: null, to: 10 },
      { type: 'filled', seat: 0, hand: 10, rank: 10, right: true },
      { type: 'solved', seat: 0 },
    ])
  })
})

describe('what is refused', () => {
  const full = alone(7, '1 2 3 4 6')

  it.each<[string, string, string[]]>([
    ['no word of the game', 'bad-move', ['pass']],
    ['a card that does not exist', 'bad-move', ['50@1']],
    ['a card with a zero before it', 'bad-move', ['01@1']],
    ['hand nought', 'bad-move', ['1@0']],
    ['an eleventh hand', 'bad-move', ['1@11']],
    ['a hand with a zero before it', 'bad-move', ['1@01']],
    ['putting away what is in no hand', 'not-in-a-hand', ['1@off']],
    ['a card into its own hand', 'already-there', ['1@3', '1@3']],
    ['a card into its own hand, even a full one', 'already-there', [...full, '6@7']],
    ['a sixth card', 'hand-full', [...full, '7@7']],
    ['a sixth card from another hand', 'hand-full', [...full, '7@6', '7@7']],
    ['anything when it is solved', 'game-over', [...laying(SOLUTION), '1@off']],
    ['nonsense when it is solved', 'game-over', [...laying(SOLUTION), '?']],
  ])('%s: %s', (_sentence, code, moves) => {
    expect(replayed(moves)).toMatchObject({ ok: false, fault: { code, ply: moves.length } })
  })
})

describe('beside a plain model of the page', () => {
  it('stands the same after every move, lists the same moves and refuses the same with the same code', () => {
    const texts = someTexts()
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.boolean(), fc.nat({ max: 70 }), (seed, extremes, plies) => {
        const rng = createSeededRng(seed)
        const state = game.start({ extremes }, 1)
        const oracle = begin(extremes)
        // Most moves are towards the page's solution, so that hands are filled and right.
        const towards = laying(SOLUTION).filter(() => rng.below(9) > 0)
        for (let ply = 0; ply < plies && countRight(oracle) < 10; ply++) {
          const planned = rng.below(6) > 0 ? towards.shift() : undefined
          const text = planned ?? game.write(state, 0, game.pick(state, 0, rng))
          const read = game.read(state, 0, text)
          expect(read.ok ? null : read.error.code).toBe(refusal(oracle, text))
          if (!read.ok) continue
          game.apply(state, 0, read.value)
          play(oracle, text)
          expect(game.dump(state)).toEqual(stateOf(oracle))
          expect(game.outcome(state).scores).toEqual([countRight(oracle)])
        }
        const listed = listTexts(game, state, 0)
        const judged = texts.map((text) => {
          const read = game.read(state, 0, text)
          return [text, read.ok ? null : read.error.code]
        })
        expect(judged).toEqual(texts.map((text) => [text, refusal(oracle, text)]))
        expect(listed.sort()).toEqual(texts.filter((text) => refusal(oracle, text) === null).sort())
      }),
      { numRuns: runCount(10) },
    )
  })
})
