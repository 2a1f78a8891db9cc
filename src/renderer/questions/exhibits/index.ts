import type { QuestionExhibit, Show, ShowRemark, Trial } from '../types'
import { parityTally, classTally, addClassChips } from '../classes'

/** What is shown and tried of a question, apart from the game that it is about. */
interface AboutGame extends Pick<QuestionExhibit, 'tests'> {
  readonly shows: readonly Omit<Show, 'game'>[]
  readonly trials: readonly Omit<Trial, 'game'>[]
}

/** Returns the exhibit of a question about one game, whose id it has. */
const aboutGame = (game: string, { shows, trials, tests }: AboutGame): QuestionExhibit => ({
  id: game,
  games: [game],
  shows: shows.map((show) => ({ ...show, game })),
  trials: trials.map((trial) => ({ ...trial, game })),
  tests,
})

function createShortest(id: string, game: string, moves: string): Show {
  return {
    id,
    game,
    moves: moves.split(' '),
    remarks: remarksAt({ 0: 'start', 2: 'two-heads', 10: 'ten' }),
  }
}

/** Ten moves, no fewer, and every way to do it. */
const reversePuzzles: QuestionExhibit = {
  id: 'reverse-puzzles',
  games: ['reverse-puzzle', 'another-reverse-puzzle'],
  shows: [
    createShortest('first', 'reverse-puzzle', '6-7 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 1-2'),
    createShortest('second', 'reverse-puzzle', '6-7 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 1-2'),
    createShortest('other-first', 'another-reverse-puzzle', '6-4 3-6 1-3 4-1 7-4 6-7 3-6 5-3 2-5 4-2'),
    createShortest('other-second', 'another-reverse-puzzle', '6-4 3-6 5-3 2-5 1-2 4-1 7-4 5-7 2-5 4-2'),
  ],
  trials: [
    { id: 'one', game: 'reverse-puzzle' },
    { id: 'other', game: 'another-reverse-puzzle' },
  ],
  tests: ['tests/unit/rules/reverse-puzzles/strip.test.ts', 'tests/unit/bots/solvers/reverse-puzzles.test.ts'],
}

/**
 * The seven essentially different arrangements that score a hundred: rows from the far edge, a letter for each colour.
 */
export const RAINBOWS: readonly string[] = [
  'ROROROV/GRRROBV/BGROYOY/GGGVYYY/BGBIYOY/GVIIIVV/BIBIBIV',
  'ROROROV/GRRROVV/BGROYOY/GGGVYYY/BGBIYOY/GBIIIVV/BIBIBIV',
  'ORORORV/GORRRBV/OGORYIY/GGGVYYY/OGBIYIY/GVBBIVV/BIBIBIV',
  'ORORORY/GORRRIB/OGORYIY/GGGVBYB/OGYIYBY/GVBVBVB/VIIVIIV',
  'ORORORV/YORRRVG/OYORBGV/YYYBGGG/OYBIBGB/YVIIIBG/VIVIBIV',
  'ORORORY/GORRRVB/OYORYBY/GYGVBBB/OGIIIBY/GYGIGVB/VVIIIVV',
  'OYOROIV/IORRRVY/ORORBRV/IYIBYIY/OGBGBGB/IVGGGBY/VYVGBIV',
]

const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'I', 'V']

/** Lists the moves that lay the cards colour by colour, so that each colour visibly grows. */
function layMoves(rows: string): string[] {
  const squares = [...rows.replaceAll('/', '')]
  const placings = COLOURS.flatMap((letter, colour) => {
    const own = squares.flatMap((it, i) => (it === letter ? [i + 1] : []))
    return own.map((square, i) => `${7 * colour + i + 1}@${square}`)
  })
  return [...placings, 'done']
}

function createRainbow(rows: string, index: number): Omit<Show, 'game'> {
  return {
    id: `way-${index + 1}`,
    moves: layMoves(rows),
    remarks: remarksAt({ 0: 'start', 7: 'first', 49: 'full', 50: 'hundred' }),
  }
}

/** The score of a hundred, and the reward that was safe. */
const colorowSolitaire = aboutGame('colorow-solitaire', {
  shows: RAINBOWS.map(createRainbow),
  trials: [
    { id: 'easy', options: { target: 80 } },
    { id: 'hundred', options: { target: 100 } },
  ],
  tests: ['tests/unit/bots/solvers/colorow-hundred.test.ts', 'tests/unit/bots/solvers/colorow-solitaire.test.ts'],
})

const TO_25 =
  '47x49 35x47 46x48 49x47 21x35 7x21 44x46 29x45 46x44 43x45 15x29 42x28 1x15 28x14 36x22 22x8 5x7 7x21 3x1 1x15 25x41 13x25 21x19 45x33 27x39 47x33 10x22 22x8 8x10 4x20 38x40 41x27 27x39 40x38 23x37 37x39 17x33 10x12 39x25 20x32 12x26 26x40 31x17 40x24 25x23 23x11 11x25'
const TO_25_FROM_25 =
  '23x25 11x23 1x17 36x24 22x36 43x29 46x30 44x46 47x45 49x47 27x11 5x19 7x5 28x12 4x20 2x4 42x28 8x22 28x12 4x20 14x28 22x36 36x38 26x12 5x19 40x26 28x40 45x33 30x46 46x48 48x34 13x27 10x12 27x41 41x39 23x11 39x23 12x10 23x9 9x11 33x31 31x17 26x24 24x10 19x17 11x9 9x25'
const TO_25_FROM_4 =
  '2x4 5x3 21x5 25x13 7x19 35x21 49x35 37x25 29x31 43x29 6x4 4x2 1x3 14x28 28x42 47x49 49x35 46x30 22x38 44x46 46x30 8x22 25x13 3x19 29x15 41x25 35x33 10x8 8x22 22x10 13x11 40x38 10x12 27x13 23x37 37x39 13x11 11x23 33x17 23x11 24x38 38x40 11x25 19x33 25x39 39x41 41x25'

/** Diagonal jumps remove the obstruction: every vacancy can be solved. */
const twentyFiveGoal = aboutGame('twenty-five-goal', {
  shows: [
    {
      id: 'printed',
      options: { start: 49 },
      moves: TO_25.split(' '),
      remarks: remarksAt({ 0: 'start', 8: 'diagonal', 46: 'last-two', 47: 'done' }),
    },
    {
      id: 'centre',
      options: { start: 25 },
      moves: TO_25_FROM_25.split(' '),
      remarks: remarksAt({ 0: 'centre', 47: 'done' }),
    },
    {
      id: 'edge',
      options: { start: 4 },
      moves: TO_25_FROM_4.split(' '),
      remarks: remarksAt({ 0: 'edge', 47: 'done' }),
    },
  ],
  trials: [
    { id: 'printed', options: { start: 49 } },
    { id: 'centre', options: { start: 25 } },
  ],
  tests: ['tests/unit/rules/twenty-five-goal/solutions.test.ts', 'tests/unit/bots/solvers/single-jumps.test.ts'],
})

const FROM_49 =
  '35x49 33x35 28x42 47x33 45x47 43x45 49x35 20x34 18x20 5x19 7x5 48x46 16x18 3x17 8x10 22x8 36x22 1x15 5x3 46x44 18x16 15x17 2x4 14x28 35x21 26x12 21x19 4x18 41x27 24x26 22x24 37x23 39x37 44x30 13x11 11x25 32x18 27x25 30x32 24x26 10x24 23x25 25x11 26x12 11x13 32x34'

const FROM_18 =
  '16x18 31x17 10x24 12x10 3x17 1x3 14x12 28x14 7x21 4x2 45x31 36x38 22x36 43x29 47x45 49x47 8x22 42x28 28x14 44x46 5x7 7x21 29x15 18x16 15x17 2x16 47x45 32x18 30x32 45x31 27x25 12x26 21x19 16x30 41x27 40x38 25x39 30x32 38x40 27x25 40x26 17x31 19x33 32x30 18x32 33x31 30x32'

/** The three classes of squares, which decide every vacancy. */
const fortyNinePuzzle = aboutGame('forty-nine-puzzle', {
  shows: [
    {
      id: 'hopeless',
      options: { start: 49 },
      moves: FROM_49.split(' '),
      remarks: remarksAt({ 0: 'alike', 1: 'jump', 2: 'again', 3: 'ever', 46: 'two' }, { white: 17, red: 15, blue: 15 }),
      addPieces: addClassChips,
      tally: classTally,
    },
    {
      id: 'possible',
      options: { start: 18 },
      moves: FROM_18.split(' '),
      remarks: remarksAt({ 0: 'odd-one', 1: 'differs', 46: 'nearly', 47: 'one' }),
      addPieces: addClassChips,
      tally: classTally,
    },
  ],
  trials: [
    { id: 'possible', options: { start: 18 } },
    { id: 'hopeless', options: { start: 49 } },
  ],
  tests: [
    'tests/unit/rules/forty-nine-puzzle/classes.test.ts',
    'tests/unit/rules/forty-nine-puzzle/span.test.ts',
    'tests/unit/bots/solvers/single-jumps.test.ts',
  ],
})

const TAPE_ODD = '1 2 3 4 13 5 6 8 9 10 11 12 7'

const ODD_MOVES = '13-14 12-13 5-12 6-5 7-6 14-7'

const TAPE_ROWS = '8 9 10 11 12 13 1 2 3 4 5 6 7'

const ROWS_MOVES =
  '13-14 6-13 7-6 14-7 13-14 12-13 5-12 6-5 13-6 12-13 11-12 4-11 5-4 12-5 11-12 10-11 3-10 4-3 11-4 10-11 9-10 2-9 3-2 10-3 9-10 8-9 1-8 2-1 9-2 10-9 11-10 12-11 13-12 14-13'

/** Half of all arrangements can be solved. */
const thirteenPuzzle = aboutGame('thirteen-puzzle', {
  shows: [
    {
      id: 'odd',
      options: { deal: 'as-mixed' },
      tape: TAPE_ODD.split(' '),
      moves: ODD_MOVES.split(' '),
      remarks: remarksAt({ 0: 'nearly-home', 1: 'slide', 6: 'last-picture' }),
      tally: parityTally,
    },
    {
      id: 'even',
      options: { deal: 'as-mixed' },
      tape: TAPE_ROWS.split(' '),
      moves: ROWS_MOVES.split(' '),
      remarks: remarksAt({ 0: 'rows', 34: 'home' }),
      tally: parityTally,
    },
  ],
  trials: [
    { id: 'solvable', options: { deal: 'solvable' } },
    { id: 'as-mixed', options: { deal: 'as-mixed' } },
  ],
  tests: [
    'tests/unit/rules/thirteen-puzzle/group.test.ts',
    'tests/unit/rules/thirteen-puzzle/rules.test.ts',
    'tests/unit/rules/thirteen-puzzle/rows.test.ts',
    'tests/unit/bots/solvers/thirteen-puzzle.test.ts',
  ],
})

/** The highest possible score of the Mystic Double Cross. */
const mysticDoubleCross = aboutGame('mystic-double-cross', {
  shows: [{ id: 'own' }],
  trials: [{ id: 'play', options: { target: 150 } }],
  tests: [
    'tests/unit/rules/mystic-double-cross/question.test.ts',
    'tests/unit/rules/mystic-double-cross/rules.test.ts',
  ],
})

/** The round trip of all forty-nine: ten squares on each time, which visits every square before it ends on 49. */
const TRIP = Array.from({ length: 49 }, (_, i) => ((i + 1) * 10) % 49 || 49)

/** The card in hand, then the face-down cards on squares 1 to 48: each names the next stop. */
const TRIP_TAPE = [TRIP[0]!, ...Array.from({ length: 48 }, (_, square) => TRIP[TRIP.indexOf(square + 1) + 1]!)].map(
  String,
)

/** The highest possible score of the Blind 49, and its frequency. */
const blindFortyNine = aboutGame('blind-forty-nine', {
  shows: [
    {
      id: 'all',
      tape: TRIP_TAPE,
      moves: TRIP.map(String),
      remarks: remarksAt({ 0: 'start', 1: 'first', 24: 'half', 49: 'all' }),
    },
  ],
  trials: [{ id: 'play', options: { target: 115 } }],
  tests: ['tests/unit/rules/blind-forty-nine/rules.test.ts'],
})

/** The ten hands that share the pack. */
const pittsburghDrawPuzzle = aboutGame('pittsburgh-draw-puzzle', {
  shows: [{ id: 'own' }],
  trials: [
    { id: 'extremes', options: { extremes: true } },
    { id: 'easier', options: { extremes: false } },
  ],
  tests: [
    'tests/unit/rules/pittsburgh-draw-puzzle/question.test.ts',
    'tests/unit/bots/solvers/pittsburgh-draw-puzzle.test.ts',
  ],
})

/** The magic square of seven. */
const puzzleSupreme = aboutGame('puzzle-supreme', {
  shows: [{ id: 'own' }],
  trials: [{ id: 'play' }],
  tests: ['tests/unit/rules/puzzle-supreme/rules.test.ts', 'tests/unit/bots/solvers/puzzle-supreme.test.ts'],
})

/** How often the patience comes out. */
const suiteAssembling = aboutGame('suite-assembling', {
  shows: [{ id: 'own' }],
  trials: [{ id: 'play' }],
  tests: ['tests/unit/bots/solvers/suite-assembling.test.ts'],
})

/**
 * One representative of each of the six essentially different arrangements, and the number of its rotations and
 * reflections.
 */
const ARRANGEMENTS = [
  { squares: '1 10 19 28 30 39 48', pictures: 8 },
  { squares: '1 11 21 24 34 37 47', pictures: 8 },
  { squares: '2 11 15 28 33 38 48', pictures: 8 },
  { squares: '2 12 15 25 35 38 48', pictures: 4 },
  { squares: '2 12 21 25 29 38 48', pictures: 4 },
  { squares: '2 13 17 28 32 36 47', pictures: 8 },
] as const

/** Forty arrangements, six essentially different. */
const isolation = aboutGame('isolation', {
  shows: ARRANGEMENTS.map(({ squares, pictures }, i) => ({
    id: `family-${i + 1}`,
    moves: squares.split(' ').map((square) => `@${square}`),
    remarks: remarksAt({ 0: 'start', 7: 'alone' }, { n: pictures }),
  })),
  trials: [{ id: 'play' }],
  tests: ['tests/unit/rules/isolation/isolation.test.ts', 'tests/unit/bots/solvers/isolation.test.ts'],
})

/** Four moves, no fewer: sixteen ways for the square, fourteen for the triangle. */
const nineMen: QuestionExhibit = {
  id: 'nine-men',
  games: ['nine-men-square', 'nine-men-triangle'],
  shows: [
    createShow('square-one', 'nine-men-square', '25x11 32x16x18 19x17 11x23x39x27x25', { 1: 'leaves' }),
    createShow('square-two', 'nine-men-square', '25x11x23x39x27 19x33 24x40x26 27x25', { 1: 'round' }),
    createShow('triangle-corner', 'nine-men-triangle', '38x26x24 37x25 33x17x31x47x33 41x25', { 3: 'loop' }),
    createShow('triangle-side', 'nine-men-triangle', '32x30 38x36x24 33x17x31x47x33 41x25', { 3: 'loop' }),
    createShow('triangle-wide', 'nine-men-triangle', '32x46x30 41x39x23 33x17x29x31 37x25'),
  ],
  trials: [
    { id: 'square', game: 'nine-men-square', options: { moveLimit: 4 } },
    { id: 'triangle', game: 'nine-men-triangle', options: { moveLimit: 4 } },
  ],
  tests: ['tests/unit/rules/nine-men/ways.test.ts', 'tests/unit/bots/solvers/nine-men.test.ts'],
}

/** The exhibits in the order of the tour. */
export const EXHIBITS: readonly QuestionExhibit[] = [
  fortyNinePuzzle,
  colorowSolitaire,
  twentyFiveGoal,
  nineMen,
  reversePuzzles,
  isolation,
  pittsburghDrawPuzzle,
  puzzleSupreme,
  mysticDoubleCross,
  blindFortyNine,
  thirteenPuzzle,
  suiteAssembling,
]

function createShow(id: string, game: string, moves: string, remarks: Readonly<Record<number, string>> = {}): Show {
  return { id, game, moves: moves.split(' '), remarks: remarksAt({ ...remarks, 4: 'four' }) }
}

/** Returns remarks by the ply after which they are shown. @param params what their sentences name */
function remarksAt(idByPly: Readonly<Record<number, string>>, params: ShowRemark['params'] = {}): ShowRemark[] {
  return Object.entries(idByPly).map(([ply, id]) => ({ ply: Number(ply), id, params }))
}
