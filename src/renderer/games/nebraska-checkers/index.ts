import type { NebraskaEvent, NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { walkTouches } from '../layout/men'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/words'
import { boardPage } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords } from './words'
import { barredStep, movesOf, type Table, MEN } from './table'
import { numberIn } from '../../stage/model/names'
import { seatsOf } from '../layout/eye'
import type { Pad } from '../types'

/** The heading of the leaflet that matters for this position. */
function anchor(seen: Table): string {
  const { men, kings, recent } = seen.state
  if (seen.over) return 'the-end'
  if (movesOf(seen).some((move) => move.includes('x'))) return 'the-jump'
  if (barredStep(seen) !== null) return 'to-and-fro'
  if (Object.values(kings).some((squares) => squares.length > 0)) return 'kings'
  const begun = Object.values(recent).some((moves) => moves.length > 0)
  return begun || Object.values(men).length === 0 ? 'the-step' : 'setting-up'
}

/** How far apart the numbers of two squares are between which a man can jump. */
const JUMPS: ReadonlySet<number> = new Set([12, 16])

/** The move that these squares would mean: a jump if the first two are two rows apart, else a step. */
function attempt(touched: readonly string[]): string | null {
  const squares = touched.map((touch) => numberIn(touch, 'square'))
  const [from, to] = squares
  if (from === null || from === undefined || squares.includes(null)) return null
  if (to === null || to === undefined) return null
  const jump = squares.length > 2 || JUMPS.has(Math.abs(to - from))
  return squares.join(jump ? 'x' : '-')
}

/** The pad: men and kings left of each side, and the men that it took. */
function pad(seen: Table): Pad {
  const { state, scores, options } = seen
  const seats = seatsOf(seen)
  const cells = (of: (seat: string) => number) => seats.map((seat) => String(of(seat)))
  return {
    lines: [
      { label: { key: 'pad.men' }, cells: cells((seat) => state.men[seat]?.length ?? MEN) },
      { label: { key: 'pad.kings' }, cells: cells((seat) => state.kings[seat]?.length ?? 0) },
      {
        label: { key: 'pad.quiet', params: { n: state.quiet, limit: Number(options['quietLimit']) } },
        cells: seats.map(() => ''),
      },
    ],
    totals: cells((seat) => scores[seat] ?? 0),
  }
}

/** Nebraska-Checkers as the page knows it: men on the board, the men taken, the kings, and the words for them. */
export const nebraskaCheckersFace = defineFace<NebraskaView, NebraskaEvent>({
  id: 'nebraska-checkers',
  scene,
  table: boardPage({ beside: () => true }),
  unscored: true,
  touches: walkTouches,
  move: moveWords,
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  sound: soundsOf<NebraskaEvent>({
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
