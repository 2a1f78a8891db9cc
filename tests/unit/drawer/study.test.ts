import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { runSearch } from '../../../src/bots/solvers/solver'
import { barsOf, roundedParts, studyDocument } from '../../../src/drawer/study/document'
import type { KeptLuck, Proof } from '../../../src/drawer/study/course'
import type { KeptStudy } from '../../../src/drawer/study/kept-study'
import { serveStudy, type StudyAnswer } from '../../../src/drawer/study/serve-study'
import { Study } from '../../../src/drawer/study/study'
import { emptyTally, meanOf, worldsMarginOf } from '../../../src/drawer/study/tally'
import { chooseTurningPoints, type Swing } from '../../../src/drawer/study/turning-points'
import { gameById } from '../../../src/rules/catalogue'
import {
  BRIDGE_CARDS,
  bridgeName,
  createTapeSource,
  createTapeThenSeedSource,
  defaults,
  LineOfPlay,
  listTexts,
  replay,
} from '../../../src/rules/kit'
import { createSeededRng, createSeedSource, lowestSeat } from '../../../src/rules/kit'
import { playedGame } from '../../played-game'
import { selectCases } from '../../scale'
import { GAMES_OF_LUCK, luckOf } from '../../study-intervals'

/** A short game of luck with hidden hands and a stock. */
const short = playedGame('pittsburgh-draw', { seed: 'study', levels: [2, 1], options: { target: 5 } })

function studyOf(
  line: LineOfPlay,
  { seat = 0, seed = 'test', kept }: { seat?: number; seed?: string; kept?: KeptStudy } = {},
) {
  return Study.of(line, botFor(line.game), { seat, seed, kept })
}

/** Works until so many passes over the game are done, and tables imagined. */
function workUntil(study: Study, worlds: number, tables = 0): void {
  const isFar = () => {
    const { worlds: have = Infinity, tables: seen = Infinity } = study.progress()
    return have >= worlds && seen >= tables
  }
  study.work(isFar)
}

describe('the bars of a result', () => {
  test('whole points add up whatever the parts are', () => {
    const share = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 5 }), (parts) => {
        const rounded = roundedParts(parts)
        expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(
          Math.round(100 * parts.reduce((sum, one) => sum + one, 0)) + 0,
        )
        for (const [at, one] of rounded.entries()) expect(Math.abs(one - 100 * parts[at]!)).toBeLessThan(2)
      }),
    )
  })

  test.each(
    selectCases(
      [
        ['chicago-casino', [4, 2], {}],
        ['deck-o-cards-roulette', [4, 1, 2], { spins: 2 }],
        ['new-york-whist', [4, 3, 2, 2], {}],
        ['color-casino', [4, 2, 3, 2], { partners: true }],
      ] as const,
      2,
    ),
  )('%s among %j: deal, draws, lay and play make up what the seat gained', (id, levels, options) => {
    const line = playedGame(id, { seed: 'bars', levels, options })
    for (const seat of [0, levels.length - 1]) {
      const study = studyOf(line, { seat })
      workUntil(study, 50)
      const found = study.report().luckAndPlay!
      const { result, start, deal, draws, lay, play, playBySeat } = found
      expect(deal.value + draws.value + lay.value + play.value).toBeCloseTo(result - start, 12)
      expect(playBySeat.reduce((sum, one) => sum + one, 0)).toBeCloseTo(play.value, 12)
      const { winners } = line.game.outcome(line.state)
      expect(result > 0).toBe(winners!.includes(seat))
      const bars = barsOf(found)
      expect(bars.luck + bars.play).toBe(bars.whole)
      expect(bars.whole).toBe(Math.round(100 * (result - start)))
      if (bars.parts) expect(bars.parts.deal + bars.parts.draws + bars.parts.lay).toBe(bars.luck)
    }
  })
})

test.each([50, 200, 1000])('of studies in %i worlds 93 of 100 have any true chance inside their interval', (worlds) => {
  const logOfFactorial = [0]
  for (let n = 1; n <= worlds; n++) logOfFactorial.push(logOfFactorial.at(-1)! + Math.log(n))
  /** How likely it is that of all worlds so many are won. */
  const likelihood = (won: number, chance: number) =>
    Math.exp(
      logOfFactorial[worlds]! -
        logOfFactorial[won]! -
        logOfFactorial[worlds - won]! +
        won * Math.log(chance) +
        (worlds - won) * Math.log(1 - chance),
    )
  const margins = Array.from({ length: worlds + 1 }, (_, won) => worldsMarginOf([worlds, won, won]))
  for (let chance = 0.001; chance <= 0.5; chance += 0.001) {
    const inside = margins.reduce(
      (sum, margin, won) => (Math.abs(won / worlds - chance) <= margin ? sum + likelihood(won, chance) : sum),
      0,
    )
    expect(inside, String(chance)).toBeGreaterThan(0.93)
  }
})

test('a move that gives a proved end away is play, and the chance after it is that of a game that goes on', () => {
  const line = playedGame('cassino-21', { seed: 'open 20', levels: [1, 1], options: { target: 11 } })
  const courseOf = (study: Study): KeptLuck => {
    const { course } = study.toJSON()
    if (course.kind !== 'worlds') throw new Error('Cassino is a game of chance')
    return course
  }
  // As many passes as a first curve has are taken for done, so that the end is proved next.
  const begun = studyOf(line)
  courseOf(begun).passes = 4
  const proving = studyOf(line, { kept: begun.toJSON() })
  const { proofs } = courseOf(proving)
  proving.work(() => courseOf(proving).isProved)
  const inOrder = proofs.toReversed()
  const gift = inOrder.findIndex((proof, at) => typeof proof === 'number' && inOrder[at + 1] === 'open')
  expect(gift).toBeGreaterThanOrEqual(0)
  const ply = line.plyCount + 1 - inOrder.length + gift

  /** Plays the game on in the same fifty worlds, beside what is proved. */
  const reportBeside = (proved: readonly Proof[]) => {
    const fresh = studyOf(line)
    Object.assign(courseOf(fresh), { proofs: proved, isProved: true })
    const study = studyOf(line, { kept: fresh.toJSON() })
    workUntil(study, 50)
    return study.report()
  }
  const [beside, without] = [reportBeside(proofs), reportBeside([])]
  const { chance } = beside.curve[ply + 1]!
  expect(chance).toBe(without.curve[ply + 1]!.chance)
  expect(beside.curve[ply]).toMatchObject({ chance: inOrder[gift], margin: 0 })
  expect(chance).not.toBe(inOrder[gift])
  // Nothing was imagined yet, so what is proved, and what the gift gave, is all play that is known.
  const known = inOrder.reduce<number>((sum, proof, at) => {
    const next = inOrder[at + 1]
    if (typeof proof !== 'number' || next === undefined) return sum
    return sum + (typeof next === 'number' ? next : chance!) - proof
  }, 0)
  expect(beside.luckAndPlay!.play.value).toBeCloseTo(known, 12)
})

describe('luck favours nobody', () => {
  test.each(selectCases(GAMES_OF_LUCK.toReversed(), 1))(
    'in a game of %s %j it brings one of two what it takes from the other',
    (id, options) => {
      const line = playedGame(id, { seed: 'both', levels: [3, 1], options })
      const [one, other] = [0, 1].map((seat) => luckOf(line, seat, 'both').luck)
      // Tables of chances before a round are in thousandths.
      expect(Math.abs(one! + other!)).toBeLessThan(0.1)
      expect(one).not.toBe(0)
    },
  )

  test('over the 52 cards that an arrow may come to rest on, which are equally likely, it brings nothing', () => {
    const game = gameById('deck-o-cards-roulette')
    const options = { ...defaults(game.info), banker: 'house', spins: 1 }
    /** Studies a game of one spin, in which A has staked on even cards and B nothing. */
    const studyOfSpin = (card: number, seed = 'spin') => {
      const line = new LineOfPlay(game, options, 2, createTapeSource([bridgeName(card)]))
      expect(line.playAll(['A bet 4@even', 'A ready', 'B ready'])).toBeNull()
      line.settleChance()
      const study = studyOf(line, { seed })
      workUntil(study, 200)
      const { course } = study.toJSON()
      const luck = course.kind === 'worlds' ? course.luck.at(-1)! : emptyTally()
      const { result } = study.report().luckAndPlay!
      return { result, before: result - meanOf(luck), margin: worldsMarginOf(luck) }
    }
    const spins = Array.from({ length: BRIDGE_CARDS }, (_, card) => studyOfSpin(card))
    const chance = spins.reduce((sum, { result }) => sum + result, 0) / BRIDGE_CARDS
    expect(chance).toBeGreaterThan(0.2)
    expect(chance).toBeLessThan(0.8)
    // Whatever comes, it is measured against the same chance, and that has the true one inside its interval.
    for (const { before } of spins) expect(before).toBeCloseTo(spins[0]!.before, 12)
    const seeds = Array.from({ length: 10 }, (_, seed) => studyOfSpin(0, `spin ${String(seed)}`))
    const found = seeds.reduce((sum, { before }) => sum + before, 0) / seeds.length
    expect(Math.abs(found - chance)).toBeLessThan(seeds[0]!.margin / Math.sqrt(seeds.length))
  })
})

test('a study that is left off and gone on with as JSON finds what an uninterrupted one finds', () => {
  const whole = studyOf(short)
  workUntil(whole, 200, 50)
  let kept: KeptStudy | undefined
  let times = 0
  for (let tables = 0; tables < 50 && times < 40; times++) {
    const study = studyOf(short, kept ? { kept } : {})
    let steps = 0
    study.work(() => ++steps > 150 || (study.progress().tables ?? 0) >= 50)
    tables = study.progress().tables ?? 0
    kept = JSON.parse(JSON.stringify(study)) as KeptStudy
  }
  expect(times).toBeGreaterThan(2)
  expect(studyOf(short, kept ? { kept } : {}).report()).toEqual(whole.report())
  const other = studyOf(short, { seed: 'another', ...(kept && { kept }) })
  expect(other.progress().worlds).toBe(0)
})

/** A game of each sort of study. */
const SORTS = [
  ['chance', 'pittsburgh-draw', { levels: [2, 1], options: { target: 5 } }],
  ['a search', 'nebraska-checkers', { levels: [3, 1] }],
  ['a puzzle', 'nine-men-triangle', { levels: [1] }],
] as const

/** Serves the study of a game in this thread. Returns what it answers, and the function that asks. */
function served(line: LineOfPlay, now = () => performance.now(), seconds = 120) {
  const answers: StudyAnswer[] = []
  const ask = serveStudy(() => Promise.resolve(botFor(line.game)), {
    post: (answer) => void answers.push(structuredClone(answer)),
    yieldToMessages: () => nextTurn(),
    now,
  })
  ask({ kind: 'study', record: line.record(), seat: 0, kept: null, seconds })
  const found = () => answers.findLast((answer) => answer.kind === 'found')
  return { answers, ask, found }
}

test.each(SORTS)(
  'in a study of %s the best moves are told before its first look is complete, and it goes on',
  async (_, game, setup) => {
    const line = playedGame(game, { seed: 'any moment', ...setup })
    const { answers, ask, found } = served(line)
    const ply = line.plyCount - 2
    ask({ kind: 'best', ply })
    await expect.poll(() => answers.some(({ kind }) => kind === 'best')).toBe(true)
    const told = answers.findIndex(({ kind }) => kind === 'best')
    const unknown = (answer: StudyAnswer) =>
      answer.kind === 'found' && answer.report.curve.some((at) => at.chance === null)
    expect(answers.slice(0, told).map(unknown)).toEqual([true])
    const comparing = studyOf(line, { seed: 'study' }).bestMoves(ply)
    let expected = comparing.next()
    while (!expected.done) expected = comparing.next()
    expect(answers[told]).toEqual({ kind: 'best', ply, moves: expected.value })
    await expect.poll(() => found()?.report.done).toBeGreaterThan(0)
    ask({ kind: 'stop' })
    await expect.poll(() => found()?.isBusy).toBe(false)
    expect(answers.filter(({ kind }) => kind === 'failed')).toEqual([])
  },
)

test('a study ends by itself when its seconds are over, and says how exact it is', async () => {
  let now = 0
  const { found } = served(short, () => (now += 5), 30)
  await expect.poll(() => found()?.isBusy).toBe(false)
  expect(now).toBeGreaterThanOrEqual(30_000)
  expect(now).toBeLessThan(31_000)
  expect(found()!.report.isComplete).toBe(false)
  expect(found()!.report.luckAndPlay!.play.margin).toBeGreaterThan(0)
})

test('a study that is left off while its game is still being loaded begins no work', async () => {
  const { answers, ask, found } = served(short)
  ask({ kind: 'stop' })
  await expect.poll(() => found()?.isBusy).toBe(false)
  expect(answers.map((answer) => answer.kind === 'found' && answer.report.worlds)).toEqual([0, 0])
})

test.each(SORTS)('a study of %s can be told and kept at any moment', (_, game, setup) => {
  const study = studyOf(playedGame(game, { seed: 'any moment', ...setup }))
  let looks = 0
  study.work(() => {
    const { curve, luckAndPlay, turningPoints } = study.report()
    // Nothing is said of a whole that is known in part.
    if (curve.some(({ chance }) => chance === null)) expect([luckAndPlay, turningPoints]).toEqual([null, []])
    expect(study.toJSON().luck === null).toBe(luckAndPlay === null)
    return ++looks === 300
  })
  expect(looks).toBeGreaterThan(20)
})

test('a game that is not over is not studied', () => {
  const line = new LineOfPlay(short.game, short.options, 2, createTapeSource(short.tape))
  line.playAll(short.moves.slice(0, 5))
  expect(() => studyOf(line)).toThrow(RangeError)
  expect(() => studyOf(short, { seat: 2 })).toThrow(RangeError)
})

describe('the mover’s eyes', () => {
  test('cards that nobody had seen yet change nothing in what is said of a move', () => {
    const ply = 1
    const { stock } = short.game.dump(positionAt(short, ply)) as { stock: string[] }
    const pack = 50
    const tape = [...short.tape.slice(0, pack - stock.length), ...stock.toReversed()]
    const other = new LineOfPlay(short.game, short.options, 2, createTapeThenSeedSource(tape, 'later deals'))
    expect(other.playAll(short.moves.slice(0, ply))).toBeNull()
    const rng = createSeededRng('on')
    for (other.settleChance(); !other.isOver; other.settleChance()) {
      const seat = lowestSeat(other.game.requiredSeats(other.state))
      other.play({ seat, move: other.game.pick(other.state, seat, rng) })
    }
    const [one, two] = [short, other].map((line) => {
      const study = studyOf(line)
      workUntil(study, 200, 50)
      const { course } = study.toJSON()
      return course.kind === 'worlds' ? course.play.slice(0, ply) : []
    })
    expect(one!.some(([count]) => count > 0)).toBe(true)
    expect(two).toEqual(one)
  })

  const swing: Swing = {
    ply: 1,
    seat: 0,
    move: 'lay',
    before: 0.6,
    after: 0.1,
    luck: 0,
    play: 0.02,
    playMargin: 0.03,
    isOwn: true,
    candidates: [
      { move: 'lay', wins: 0.6, margin: 0.02 },
      { move: 'pass', wins: 0.5, margin: 0.02 },
    ],
  }

  test('a right guess that failed on a hidden card is luck and no fault', () => {
    expect(chooseTurningPoints([swing])).toMatchObject([{ kind: 'luck', cause: 'hidden' }])
    expect(chooseTurningPoints([swing])[0]).not.toHaveProperty('better')
  })

  test('a move is a slip or fine only if play and level 5 agree beyond their intervals', () => {
    const kindOf = (changed: Partial<Swing>) => chooseTurningPoints([{ ...swing, ...changed }])[0]
    const slip = { move: 'pass', after: 0.5, play: -0.1 }
    expect(kindOf(slip)).toMatchObject({ kind: 'slip', better: 'lay' })
    expect(kindOf({ ...slip, playMargin: 0.2 })?.kind).toBe('fact')
    expect(kindOf({ ...slip, candidates: [] })?.kind).toBe('fact')
    const close = swing.candidates!.map((one) => ({ ...one, margin: 0.1 }))
    expect(kindOf({ ...slip, candidates: close })?.kind).toBe('fact')
    expect(kindOf({ after: 0.7, play: 0.1 })?.kind).toBe('fine')
    expect(kindOf({ isOwn: false, before: 0.6, after: 0.5, play: -0.1 })?.kind).toBe('fine')
  })

  test('of three turning points not all are of one kind if there is another', () => {
    const lucky = [2, 3, 4, 5].map((ply) => ({ ...swing, ply, luck: -0.5 }))
    const fine = { ...swing, ply: 9, after: 0.7, play: 0.1 }
    expect(chooseTurningPoints([...lucky, fine]).map(({ kind }) => kind)).toEqual(['luck', 'luck', 'fine'])
    expect(chooseTurningPoints(lucky)).toHaveLength(3)
    expect(chooseTurningPoints([{ ...swing, after: 0.59 }])).toEqual([])
  })
})

test('Nebraska-Checkers has no luck: the result is play, and a slip names a better move', () => {
  const line = playedGame('nebraska-checkers', { seed: 'slips', levels: [3, 1] })
  const study = studyOf(line)
  const isSearched = () => {
    const { course } = study.toJSON()
    return course.kind === 'search' && (course.searched[0]?.length ?? 0) > line.plyCount
  }
  study.work(isSearched)
  const { kind, curve, luckAndPlay, turningPoints } = studyDocument(study.report())
  expect(kind).toBe('search')
  expect(curve).toHaveLength(line.plyCount + 1)
  expect(curve.at(-1)).toEqual({ ply: line.plyCount, chance: luckAndPlay!.result, margin: 0 })
  expect(luckAndPlay).toMatchObject({ luck: 0, play: luckAndPlay!.result - 50, margin: 0 })
  for (const { better, kind: sort, ply, move } of turningPoints) {
    if (sort !== 'slip' || better === undefined) continue
    const at = positionAt(line, ply - 1)
    expect(listTexts(line.game, at, lowestSeat(line.game.requiredSeats(at)))).toContain(better)
    expect(better).not.toBe(move)
  }
})

test('a puzzle turns at the move after which nobody could complete it', () => {
  const game = gameById('nine-men-triangle')
  const line = new LineOfPlay(game, defaults(game.info), 1, createSeedSource('study'))
  line.settleChance()
  const rng = createSeededRng('moves')
  while (!line.isOver) line.play({ seat: 0, move: game.pick(line.state, 0, rng) })
  const study = studyOf(line)
  while (study.work(() => false));
  const { turningPoints, luckAndPlay } = study.report()
  expect(luckAndPlay).toBeNull()
  const solver = botFor(game).solver!
  const isSolvable = (ply: number) => runSearch(solver.solve(positionAt(line, ply))).solvable
  if (turningPoints.length === 0) expect(isSolvable(0)).toBe(false)
  for (const { ply, kind } of turningPoints) {
    expect(kind).toBe('slip')
    expect([isSolvable(ply - 1), isSolvable(ply)]).toEqual([true, false])
  }
})

function positionAt({ game, options, seats, tape, moves }: LineOfPlay, ply: number) {
  const line = new LineOfPlay(game, options, seats, createTapeSource(tape))
  line.playAll(moves.slice(0, ply))
  return line.state
}

test('a record is studied as the game that it replays to', () => {
  const replayed = replay(gameById, short.record())
  const [one, two] = [studyOf(short), studyOf(replayed.line!)]
  for (const study of [one, two]) workUntil(study, 50)
  expect(two.report()).toEqual(one.report())
})
