import { minSideOf } from '../../../src/renderer/stage/input/screen-outline'
import { GAME_IDS } from '../../../src/rules/manifest'
import { exhibitTables, SCREENS, type ExhibitTable, type Screen } from './exhibit-tables'
import { gapsOn, type TargetGap } from './target-gaps'
import { outlinesOn, targetsOn } from './targets'

/** Least sizes and gaps of what a visitor can touch on a table in depth, in millimetres; null where there are none. */
export interface TargetFigures {
  /** Of the part that answers to a touch, which is a little larger than the thing itself. */
  readonly answers: number
  /** Of the thing itself. */
  readonly size: number
  /** Between two things of the field, or two cards of the hand. */
  readonly close: number | null
  /** Between two things of different groups, such as the hand and the field. */
  readonly apart: number | null
}

/** Touch of the bare table around and between the cards in its middle, on which a card can be laid. */
const BARE_TABLE = 'table'
/** Groups whose things lie close together, as in the real game: what is printed or laid in the middle, and a hand. */
const CLOSE_GROUPS: readonly string[] = ['field', 'hand']

/** Whether two things lie close together as in the real game: in one field or one hand, or a card on the bare table. */
export const areCloseByNature = ({ touches, groups: [one, other] }: TargetGap): boolean =>
  (one === other && CLOSE_GROUPS.includes(one)) || touches.includes(BARE_TABLE)

/** The roulette's dial means the same as its arrow, which is narrower. */
const answeringTouch = (touch: string): string => (touch === 'arrow' ? 'dial' : touch)

/** A thing to touch, by the smaller side of the part of the screen that answers for it, in millimetres. */
interface AnsweringPart {
  readonly touch: string
  readonly mm: number
}

/** Measures the parts of the screen that answer for what can be touched. */
export function answeringParts({ plan, touchable }: ExhibitTable, screen: Screen): AnsweringPart[] {
  const touches = new Set([...touchable].map(answeringTouch))
  return targetsOn(plan, touches, screen, Infinity).map(({ touch, w, h }) => ({
    touch,
    mm: Math.min(w, h) * screen.pitch,
  }))
}

/** Returns the outlines of all that can be touched, without the bare table. */
export function litOutlines({ plan, touchable }: ExhibitTable, screen: Screen) {
  const { seen } = outlinesOn(plan, screen)
  return seen
    .map(({ actor, outline }) => ({ touch: actor.piece.touch!, outline }))
    .filter(({ touch }) => touchable.has(touch) && touch !== BARE_TABLE)
}

/** Returns the figures of a game over tables on one screen. */
export function targetFiguresOf(tables: readonly ExhibitTable[], screen: Screen): TargetFigures {
  const gaps = tables
    .flatMap(({ plan, touchable }) => gapsOn(plan, touchable, screen))
    .filter(({ touches }) => !touches.includes(BARE_TABLE))
  const leastGap = (isClose: boolean) => {
    const all = gaps.filter((gap) => areCloseByNature(gap) === isClose).map(({ px }) => px * screen.pitch)
    return all.length === 0 ? null : Math.min(...all)
  }
  const answering = tables.flatMap((table) => answeringParts(table, screen))
  const outlines = tables.flatMap((table) => litOutlines(table, screen))
  return {
    answers: Math.min(...answering.map(({ mm }) => mm)),
    size: Math.min(...outlines.map(({ outline }) => minSideOf(outline) * screen.pitch)),
    close: leastGap(true),
    apart: leastGap(false),
  }
}

/** Number of a game's cuts whose tables are printed. */
const PRINTED_CUTS = 4

/** Prints the figures of every game on each screen of an exhibit, in millimetres. */
export async function printTargetFigures(most = Infinity): Promise<void> {
  const text = (mm: number | null) => (mm === null ? '' : mm.toFixed(1))
  const rows: Record<string, string>[] = []
  for (const game of GAME_IDS.slice(0, most))
    for (const screen of SCREENS) {
      const figures = targetFiguresOf(await exhibitTables(game, screen, PRINTED_CUTS), screen)
      const { answers, size, close, apart } = figures
      rows.push({
        game,
        screen: screen.name,
        answers: text(answers),
        size: text(size),
        close: text(close),
        apart: text(apart),
      })
    }
  console.table(rows)
}
