import type { QuestionExhibit, Show } from '../types'

/**
 * The seven essentially different arrangements that score a hundred: rows from the far edge, a letter for each colour.
 */
export const ARRANGEMENTS: readonly string[] = [
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

function createShow(rows: string, index: number): Show {
  return {
    id: `way-${index + 1}`,
    game: 'colorow-solitaire',
    moves: layMoves(rows),
    remarks: [
      { ply: 0, id: 'start' },
      { ply: 7, id: 'first' },
      { ply: 49, id: 'full' },
      { ply: 50, id: 'hundred' },
    ],
  }
}

/** The score of a hundred, and the reward that was safe. */
export const colorowSolitaire: QuestionExhibit = {
  id: 'colorow-solitaire',
  games: ['colorow-solitaire'],
  shows: ARRANGEMENTS.map(createShow),
  trials: [
    { id: 'easy', game: 'colorow-solitaire', options: { target: 80 } },
    { id: 'hundred', game: 'colorow-solitaire', options: { target: 100 } },
  ],
  tests: ['tests/unit/bots/solvers/colorow-hundred.test.ts', 'tests/unit/bots/solvers/colorow-solitaire.test.ts'],
}
