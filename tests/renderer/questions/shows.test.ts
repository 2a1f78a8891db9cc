import { describe, expect, it } from 'vitest'
import { HUNDREDS } from '../../../src/bots/solvers/colorow-solitaire'
import { loadGameFace } from '../../../src/renderer/games'
import { countClasses, countDisorder } from '../../../src/renderer/questions/classes'
import { classOf } from '../../../src/rules/forty-nine-outfit/single-jumps/classes'
import { EXHIBITS, scriptOf, type QuestionExhibit, type Show } from '../../../src/renderer/questions'
import { RAINBOWS } from '../../../src/renderer/questions/exhibits'
import { gameById } from '../../../src/rules/catalogue'
import { viewTable, replay, type GameRecord, type GameView } from '../../../src/rules/kit'

async function recordOf(exhibit: QuestionExhibit, show: Show): Promise<GameRecord> {
  return scriptOf(exhibit, show, await loadGameFace(show.game)).record
}

/** Returns the table after so many moves of a record; after all of them by default. Throws if a move is refused. */
function seenAfter(record: GameRecord, plies = record.moves.length): GameView<Record<string, unknown>> {
  const played = replay(gameById, { ...record, moves: record.moves.slice(0, plies) })
  if (!played.ok) throw new Error(played.fault.message)
  return viewTable(played.line.game, played.line.state, 0) as GameView<Record<string, unknown>>
}

const one = (id: string): QuestionExhibit => EXHIBITS.find((exhibit) => exhibit.id === id)!

async function endOf(id: string, show: string): Promise<GameView<Record<string, unknown>>> {
  const exhibit = one(id)
  return seenAfter(
    await recordOf(
      exhibit,
      exhibit.shows.find((it) => it.id === show)!,
    ),
  )
}

const ALL = EXHIBITS.flatMap((exhibit) => exhibit.shows.map((show) => [exhibit.id, show.id] as const))

describe('every show', () => {
  it.each(ALL)('%s, %s, plays to the end of its game', async (id, show) => {
    expect((await endOf(id, show)).over).toBe(true)
  })

  it('is won, but for the two that show what cannot be', async () => {
    const lost: string[] = []
    for (const [id, show] of ALL) if ((await endOf(id, show)).winners?.length === 0) lost.push(`${id} ${show}`)
    expect(lost).toEqual(['forty-nine-puzzle hopeless', 'thirteen-puzzle odd'])
  })
})

describe('what the shows say', () => {
  it('49 leaves two men on one colour; 18 leaves one, on 32, which is red', async () => {
    const two = await endOf('forty-nine-puzzle', 'hopeless')
    expect(two.state).toMatchObject({ menLeft: 2 })
    expect(countClasses(two.state['men'] as number[])).toEqual([2, 0, 0])
    expect((await endOf('forty-nine-puzzle', 'possible')).state).toMatchObject({
      men: [32],
      finishes: [8, 11, 14, 29, 32, 35],
    })
    expect(classOf(31, 0)).toBe(1)
  })

  it('every jump turns all three colours between even and odd', async () => {
    for (const show of one('forty-nine-puzzle').shows) {
      const record = await recordOf(one('forty-nine-puzzle'), show)
      const counts = record.moves.map((_, ply) => countClasses(seenAfter(record, ply).state['men'] as number[]))
      counts.slice(1).forEach((now, i) => expect(now.map((n, c) => (n + counts[i]![c]!) % 2)).toEqual([1, 1, 1]))
    }
  })

  it('the numbers of the first jump are right', async () => {
    const [hopeless] = one('forty-nine-puzzle').shows
    const record = await recordOf(one('forty-nine-puzzle'), hopeless!)
    const [white, red, blue] = countClasses(seenAfter(record, 1).state['men'] as number[])
    expect(hopeless!.remarks!.find(({ ply }) => ply === 1)!.params).toEqual({ white, red, blue })
    expect(countClasses(seenAfter(record, 0).state['men'] as number[])).toEqual([16, 16, 16])
  })

  it.each(['printed', 'centre', 'edge'])('the last man stands on 25: %s', async (show) => {
    expect((await endOf('twenty-five-goal', show)).state).toMatchObject({ men: [25], jumps: 47 })
  })

  it('both strips change ends in ten moves', async () => {
    for (const { id } of one('reverse-puzzles').shows) {
      expect((await endOf('reverse-puzzles', id)).state).toMatchObject({ moveCount: 10, solved: true })
    }
  })

  it('nine men go in four moves', async () => {
    for (const { id } of one('nine-men').shows) {
      expect((await endOf('nine-men', id)).state).toMatchObject({ men: [25], moveCount: 4 })
    }
  })

  it('six pictures of seven cards are of six families', async () => {
    const ends = await Promise.all(one('isolation').shows.map(({ id }) => endOf('isolation', id)))
    expect(ends.map(({ state }) => state['family'])).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('265, 385, sixteen lines and ten hands', async () => {
    expect((await endOf('mystic-double-cross', 'own')).state).toMatchObject({ fives: 225, lines: 4, score: 265 })
    expect((await endOf('blind-forty-nine', 'all')).state).toMatchObject({ turned: 49, lines: 16, score: 385 })
    expect((await endOf('puzzle-supreme', 'own')).state).toMatchObject({ lines: 16 })
    expect((await endOf('pittsburgh-draw-puzzle', 'own')).state).toMatchObject({ right: 10 })
  })

  it('an odd mix comes to its last picture, an even one home in 34', async () => {
    expect((await endOf('thirteen-puzzle', 'odd')).state).toMatchObject({ home: 11, solvable: false })
    expect((await endOf('thirteen-puzzle', 'even')).state).toMatchObject({ moveCount: 34, solved: true })
  })
})

describe('the count beside the "13" Puzzle', () => {
  it.each(['odd', 'even'])('stays %s through every slide', async (id) => {
    const exhibit = one('thirteen-puzzle')
    const show = exhibit.shows.find((it) => it.id === id)!
    const record = await recordOf(exhibit, show)
    const tallies = [...record.moves.keys(), record.moves.length].map((ply) => show.tally!(seenAfter(record, ply)).key)
    expect(new Set(tallies)).toEqual(new Set([`questions.tally.${id}`]))
  })

  it('is what the first sentences name', () => {
    const pairs = (cards: string) => countDisorder([...cards.split(' '), null])
    expect(pairs('1 2 3 4 13 5 6 8 9 10 11 12 7')).toEqual({ pairs: 13, steps: 0 })
    expect(pairs('8 9 10 11 12 13 1 2 3 4 5 6 7')).toEqual({ pairs: 42, steps: 0 })
  })
})

describe('the seven hundreds', () => {
  /**
   * Returns an arrangement without the names of its colours. They are numbered in the order in which they first appear.
   */
  const unnamed = (colours: readonly (string | number)[]): string => {
    const order = [...new Set(colours)]
    return colours.map((colour) => order.indexOf(colour)).join('')
  }
  const turned = (board: readonly (string | number)[]) =>
    board.map((_, i) => board[(6 - (i % 7)) * 7 + Math.floor(i / 7)]!)
  const mirrored = (board: readonly (string | number)[]) => board.map((_, i) => board[i - 2 * (i % 7) + 6]!)

  function looks(board: readonly (string | number)[]): string[] {
    const four = [board, turned(board), turned(turned(board)), turned(turned(turned(board)))]
    return four.flatMap((it) => [unnamed(it), unnamed(mirrored(it))])
  }

  it('count a hundred each', async () => {
    for (const { id } of one('colorow-solitaire').shows) {
      expect((await endOf('colorow-solitaire', id)).state).toMatchObject({ score: 100 })
    }
  })

  it('are, turned and mirrored, the 52 of the exhaustive search, and no two of them are one', () => {
    const all = RAINBOWS.map((rows) => new Set(looks([...rows.replaceAll('/', '')])))
    expect(all.map((set) => set.size)).toEqual([8, 8, 8, 8, 4, 8, 8])
    const union = new Set(all.flatMap((set) => [...set]))
    expect(union.size).toBe(52)
    expect(union).toEqual(new Set(HUNDREDS.map((board) => unnamed([...board]))))
  })
})
