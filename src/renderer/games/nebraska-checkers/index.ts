import type { NebraskaEvent, NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { walkTouches } from '../layout/men'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { boardPage } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords } from './words'
import { barredStep, legalMoves, type Table, MEN_PER_SIDE } from './table'
import { turningPoint } from './turning-point'
import { numberIn } from '../../stage/model/touch-names'
import { seatsOf } from '../layout/eye'
import type { Pad } from '../types'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { men, kings, recent } = seen.state
  if (seen.over) return 'the-end'
  if (legalMoves(seen).some((move) => move.includes('x'))) return 'the-jump'
  if (barredStep(seen) !== null) return 'to-and-fro'
  if (Object.values(kings).some((squares) => squares.length > 0)) return 'kings'
  const begun = Object.values(recent).some((moves) => moves.length > 0)
  return begun || Object.values(men).length === 0 ? 'the-step' : 'setting-up'
}

/** Differences between the numbers of two squares that are one jump apart. */
const JUMP_DIFFERENCES: ReadonlySet<number> = new Set([12, 16])

/**
 * Returns the move that these squares would mean: a jump if the first two are one jump apart or there are more than
 * two, else a step.
 */
function attempt(touched: readonly string[]): string | null {
  const squares = touched.map((touch) => numberIn(touch, 'square'))
  const [from, to] = squares
  if (from === null || from === undefined || squares.includes(null)) return null
  if (to === null || to === undefined) return null
  const jump = squares.length > 2 || JUMP_DIFFERENCES.has(Math.abs(to - from))
  return squares.join(jump ? 'x' : '-')
}

/**
 * Returns the pad: the plain men and the kings of each side, and the count of quiet moves with its limit; the totals
 * are the captured men.
 */
function pad(seen: Table): Pad {
  const { state, scores, options } = seen
  const seats = seatsOf(seen)
  const cells = (of: (seat: string) => number) => seats.map((seat) => String(of(seat)))
  return {
    lines: [
      { label: { key: 'pad.men' }, cells: cells((seat) => state.men[seat]?.length ?? MEN_PER_SIDE) },
      { label: { key: 'pad.kings' }, cells: cells((seat) => state.kings[seat]?.length ?? 0) },
      {
        label: { key: 'pad.quiet', params: { n: state.quiet, limit: Number(options['quietLimit']) } },
        cells: seats.map(() => ''),
      },
    ],
    totals: cells((seat) => scores[seat] ?? 0),
  }
}

/** Face of Nebraska-Checkers: men on the board, captured men, and kings. */
export const nebraskaCheckersFace = defineFace<NebraskaView, NebraskaEvent>({
  id: 'nebraska-checkers',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  isUnscored: true,
  touches: walkTouches,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  turningPoint,
  attempt,
  sound: createSounds<NebraskaEvent>({
    stepped: 'man',
    jumped: 'hop',
    crowned: 'crown',
    taken: 'capture',
    barred: 'penalty',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
