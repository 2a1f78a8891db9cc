import { describe, expect, it, vi } from 'vitest'
import { computeEndings } from '../../../build/nebraska-endings/retrograde'
import { beginThinking, think } from '../../../src/bots'
import { Endings, ENDINGS, pack } from '../../../src/bots/heuristics/nebraska-checkers/ending-tables'
import { createBotProfile } from '../../../src/bots/bot-profile'
import { reasonFor } from '../../../src/bots/reasons/nebraska-checkers'
import en from '../../../src/renderer/games/nebraska-checkers/en'
import { nebraskaCheckers } from '../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaState } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { type NebraskaView } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/shape'
import { PLACES } from '../../../src/rules/forty-nine-outfit/nebraska-checkers/squares'
import { defaults, listMoves, viewTable, createSeededRng, type GameView } from '../../../src/rules/kit'
import type { Level } from '../../../src/ports/journal'

const options = defaults(nebraskaCheckers.info)

/** Returns a position with kings only, on sets of the places 0 to 24. Seat A is to move. */
function kings(own: number, other: number): NebraskaState {
  const state = nebraskaCheckers.start(options, 2)
  state.men.fill(0)
  state.kings.set([own, other])
  return state
}

function sets(size: number): number[] {
  const all = Array.from({ length: PLACES }, (_, place) => 1 << place)
  return size === 1
    ? all
    : all.flatMap((one, i) =>
        sets(size - 1)
          .filter((rest) => rest > 1 << i && !(rest & ((2 << i) - 1)))
          .map((rest) => rest | one),
      )
}

function choice(state: NebraskaState, level: Level, seed: string): string {
  const { turn } = state
  return think(nebraskaCheckers, { seen: viewTable(nebraskaCheckers, state, turn), seat: turn, level, seed }).move!
}

describe('the endings of kings', () => {
  const endings = new Endings().unpackAll()
  const known = ({ kings, turn }: NebraskaState) => endings.plies(kings[turn]!, kings[1 - turn]!)

  it.each([
    [1, 1, { won: 288, drawn: 0, lost: 312 }],
    [2, 1, { won: 6878, drawn: 0, lost: 22 }],
    [1, 2, { won: 736, drawn: 0, lost: 6164 }],
  ])('of %i against %i come out as the page counts them', (own, other, counts) => {
    const found = { won: 0, drawn: 0, lost: 0 }
    for (const mine of sets(own)) {
      for (const theirs of sets(other)) {
        if (mine & theirs) continue
        const plies = endings.plies(mine, theirs)
        // `plies` is NaN for a position that the seat to move has lost already.
        if (plies > 0) found.won++
        else if (plies === 0) found.drawn++
        else found.lost++
      }
    }
    expect(found).toEqual(counts)
  })

  it('are kept as the rules make them', () => {
    expect(ENDINGS).toBe(pack(computeEndings()))
  })

  it('are there before the first move is looked at, and take none of its positions', async () => {
    // Another test of this process may have unpacked them already.
    vi.resetModules()
    const { nebraskaKnowledge: knowledge } = await import('../../../src/bots/heuristics/nebraska-checkers')
    const state = nebraskaCheckers.start(options, 2)
    const request = { seen: viewTable(nebraskaCheckers, state, 0), seat: 0, level: 5, seed: 'first' } as const
    const thoughts = ['first', 'second'].map(() => {
      const thinking = beginThinking(createBotProfile(nebraskaCheckers, { knowledge }), request)
      let slices = 0
      while (thinking.prepare?.()) slices++
      while (thinking.step(1000));
      return { slices, ...thinking.result() }
    })
    // The endings are unpacked once per process, in slices of a thousand positions, so that a cancel is heard between
    // slices.
    expect(thoughts.map(({ slices }) => slices)).toEqual([220, 0])
    expect(thoughts.map(({ iterations }) => iterations)).toEqual([1_000_000, 1_000_000])
    expect(thoughts[0]!.move).toBe(thoughts[1]!.move)
  })

  it('are won in as many plies as they say, whatever the other does', () => {
    const rng = createSeededRng('endings')
    for (let played = 0; played < 60;) {
      const [one, two, three] = [rng.below(PLACES), rng.below(PLACES), rng.below(PLACES)]
      if (new Set([one, two, three]).size < 3) continue
      const state = kings((1 << one) | (1 << two), 1 << three)
      if (!(known(state) > 0)) continue
      played++
      while (state.ended === null) {
        const plies = known(state)
        nebraskaCheckers.apply(state, 0, winning(state, plies))
        if (plies === 1) break
        nebraskaCheckers.apply(state, 1, nebraskaCheckers.pick(state, 1, rng))
        expect(known(state)).toBeLessThanOrEqual(plies - 2)
      }
      expect(nebraskaCheckers.outcome(state)).toMatchObject({ over: true, winners: [0] })
    }
  })

  /** Returns a move after which the other seat has lost in one ply less. Throws if there is none. */
  function winning(state: NebraskaState, plies: number): number {
    const after = nebraskaCheckers.clone(state)
    for (const move of listMoves(nebraskaCheckers, state, 0)) {
      nebraskaCheckers.copy(state, after)
      nebraskaCheckers.apply(after, 0, move)
      if (after.ended ? plies === 1 : known(after) === 1 - plies) return move
    }
    throw new Error(`no win in ${plies}`)
  }
})

describe('alpha-beta', () => {
  it('takes the man that costs nothing and leaves the one that does', () => {
    // A's man on 25 can jump to the left or to the right. On the left a man of B would jump back.
    for (const level of [3, 4] as const) {
      const state = nebraskaCheckers.start(options, 2)
      state.men.set([bits(25, 47), bits(17, 19, 3)])
      expect(choice(state, level, 'x')).toBe('25x13')
    }
  })

  it('never loses two kings to one from a position that it can win', () => {
    const rng = createSeededRng('two to one')
    for (let played = 0; played < 6; played++) {
      const state = kings(bits(1, 25), bits(49 - 2 * rng.below(4)))
      while (state.ended === null) {
        const move = state.turn === 0 ? nebraskaCheckers.read(state, 0, choice(state, 5, `${played}`)) : null
        if (move && !move.ok) throw new Error(move.error.message)
        nebraskaCheckers.apply(state, state.turn, move ? move.value : nebraskaCheckers.pick(state, 1, rng))
      }
      expect(nebraskaCheckers.outcome(state).winners).toEqual([0])
    }
  })

  it('says of a won ending that it is won, and of a lost one that it is lost, and of a short rest neither', () => {
    const ask = (state: NebraskaState) => {
      const { turn: seat } = state
      return think(nebraskaCheckers, { seen: viewTable(nebraskaCheckers, state, seat), seat, level: 5, seed: 'proof' })
    }
    expect(ask(kings(bits(1, 25), bits(47)))).toMatchObject({ proved: 'win', value: 1 })
    expect(ask(kings(bits(47), bits(1, 25)))).toMatchObject({ proved: 'loss', value: 0 })
    const tired = kings(bits(1, 25), bits(47))
    tired.quiet = tired.quietLimit - 2
    expect(ask(tired).proved).toBeUndefined()
    expect(ask(nebraskaCheckers.start(options, 2)).proved).toBeUndefined()
  })

  it('answers the same for the same seed', () => {
    const state = nebraskaCheckers.start(options, 2)
    for (const level of [1, 2, 3, 4] as const) expect(choice(state, level, 'a')).toBe(choice(state, level, 'a'))
  })
})

describe('reasons for a hint of Nebraska-Checkers', () => {
  it('has a reason and a sentence for every move of random games', () => {
    const rng = createSeededRng('reasons')
    const keys = new Set<string>()
    for (let game = 0; game < 12; game++) {
      const state = nebraskaCheckers.start(options, 2)
      while (state.ended === null) {
        const seen = viewTable(nebraskaCheckers, state, state.turn) as GameView<NebraskaView>
        for (const move of listMoves(nebraskaCheckers, state, state.turn)) {
          const { key, params } = reasonFor(seen, state.turn, nebraskaCheckers.write(state, state.turn, move))
          for (const [, name] of en.reason[key].matchAll(/\{(\w+)\}/gu)) {
            expect(params).toHaveProperty(name === 'n' ? 'taken' : name!)
          }
          keys.add(key)
        }
        nebraskaCheckers.apply(state, state.turn, nebraskaCheckers.pick(state, state.turn, rng))
      }
    }
    expect([...keys].sort()).toEqual(Object.keys(en.reason).sort())
  })

  it('refuses what is no move here', () => {
    const seen = viewTable(nebraskaCheckers, nebraskaCheckers.start(options, 2), 0) as GameView<NebraskaView>
    expect(() => reasonFor(seen, 0, '1-9')).toThrow('no move of Nebraska-Checkers')
  })
})

function bits(...squares: number[]): number {
  return squares.reduce((set, square) => set | (1 << ((square - 1) / 2)), 0)
}
