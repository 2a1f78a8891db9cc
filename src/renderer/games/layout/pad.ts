import type { GameView } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import type { CountStep, Pad, PadLine, RunningCount } from '../types'
import { seatsOf } from './eye'

/** A cell as it is written; nothing is written for null and undefined. */
type Cell = string | number | null | undefined

const written = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell))

/** Returns a line of the pad with a cell for each seat. Its label is `pad.<key>`. */
export function padLine(
  seen: GameView,
  key: string,
  cellOf: (seat: string) => Cell,
  more: { readonly params?: NonNullable<Words['params']>; readonly kind?: NonNullable<PadLine['kind']> } = {},
): PadLine {
  const { params, kind } = more
  const label = { key: `pad.${key}`, ...(params && { params }) }
  return { label, cells: seatsOf(seen).map((seat) => written(cellOf(seat))), ...(kind && { kind }) }
}

/** Returns a pad with these lines; the totals are the scores. */
export function scorePad(seen: GameView, lines: readonly PadLine[]): Pad {
  return { lines, totals: seatsOf(seen).map((seat) => String(seen.scores[seat] ?? 0)) }
}

/**
 * Returns the pad of a game for one: a line for each number, labelled with its name, `pad.<name>`. There is no line for
 * null and undefined.
 * @param total the number below all lines
 */
export function soloPad(numbers: Readonly<Record<string, Cell>>, total: number): Pad {
  const lines = Object.entries(numbers).flatMap(([key, cell]): PadLine[] =>
    cell === null || cell === undefined ? [] : [{ label: { key: `pad.${key}` }, cells: [String(cell)] }],
  )
  return { lines, totals: [String(total)] }
}

/** Returns a step of the count at the end, shown with these cards of the outfit; its words are `count.<key>`. */
export function countStep(
  key: string,
  params: NonNullable<Words['params']>,
  seat: string,
  cards: readonly (string | number)[],
  points: number,
): CountStep {
  return { words: { key: `count.${key}`, params }, seat, faces: cards.map((card) => `49/${card}`), points }
}

/** Returns a running count of a seat; its words are `running.<key>` and `running-words.<key>`. */
export const runningCount = (key: string, n: number): RunningCount => ({
  sign: { key: `running.${key}`, params: { n } },
  words: { key: `running-words.${key}`, params: { n } },
})
