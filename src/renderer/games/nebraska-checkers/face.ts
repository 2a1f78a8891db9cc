import type { NebraskaEvent, NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { type Seat, lastOf, firstOf, letterOf, type GameRecord } from '../../../rules/kit'
import { walkFromHops, type ReportedHop, walkAttempt, walkOf, walkTouches } from '../layout/men'
import type { TurningPoint, Pad } from '../types'
import { gameRecord, lessonStep } from '../layout/lesson'
import type { Words } from '../../i18n/words'
import { createEventWords, actorWords, createReasonWords, createSounds } from '../layout/words'
import { barredStep, COLOURS, legalMoves, scene, MEN_PER_SIDE } from './scene'
import { eyeOf } from '../layout/eye'
import { padLine, scorePad } from '../layout/pad'
import { reasonFor } from '../../../bots/reasons/nebraska-checkers'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'

/** Men that a king counts for: he stands on a second one. */
const KING_VALUE = 2

/** A play that took or crowned men: who made it, its way, and how many men the winner was ahead after it. */
interface Exchange {
  readonly seat: Seat
  readonly hops: readonly ReportedHop[]
  readonly lead: number
}

/**
 * Returns the play with which the winner went ahead in men for good: after it the loser was never level again. Null if
 * the winner was not ahead at the end, as when the loser only could not move.
 */
export function turningPoint(events: readonly NebraskaEvent[], winner: Seat): TurningPoint | null {
  const all = exchanges(events, winner)
  const last = all.findLastIndex(({ lead }) => lead <= 0)
  const decisive = all[last + 1]
  const walk = decisive === undefined ? null : walkFromHops(decisive.hops)
  if (decisive === undefined || walk === null) return null
  const [from, ...way] = walk.squares
  const key = `turned-${decisive.seat === 0 ? 'red' : 'black'}`
  return {
    words: { key, params: { from: from ?? 0, to: lastOf(walk.squares), n: walk.over.length } },
    squares: [walk.from, ...way],
  }
}

/** Returns all plays that changed the winner's lead, in order. */
function exchanges(events: readonly NebraskaEvent[], winner: Seat): Exchange[] {
  const all: Exchange[] = []
  let hops: ReportedHop[] = []
  let seat = winner
  let lead = 0
  let leadBefore = 0
  for (const event of events) {
    if (event.type === 'stepped' || event.type === 'jumped') {
      hops.push(event)
      seat = event.seat
    } else if (event.type === 'crowned') lead += event.seat === winner ? KING_VALUE - 1 : 1 - KING_VALUE
    else if (event.type === 'taken') lead += (event.seat === winner ? -1 : 1) * (event.king ? KING_VALUE : 1)
    else if (event.type !== 'barred') {
      // The play is over.
      if (lead !== leadBefore) all.push({ seat, hops, lead })
      hops = []
      leadBefore = lead
    }
  }
  return all
}

/** Returns the record of a game after these moves, the first of them by A. */
function recordOf(moves: string): GameRecord {
  const plies = moves === '' ? [] : moves.split(' ').map((move, i) => `${letterOf(i % 2)} ${move}`)
  return gameRecord('nebraska-checkers', 2, plies)
}

/** A game in which two kings step to and fro, one on each side. */
const SHUTTLE =
  '39-31 13-19 41-35 5-13 47-41 13-21 31-25 19x31 37x25 11-19 25x13 7x19 35-27 21x33 41x25x13 9-15 13-5 15-23 5-13 23-29 13-5 1-9 5-13 9-15'

/** Differences between the numbers of two squares that are one jump apart. */
const JUMP_DIFFERENCES: ReadonlySet<number> = new Set([12, 16])

/** Returns the sign of a move: a jump if the first two squares are one jump apart or there are more than two. */
function signOf(squares: readonly number[]): 'x' | '-' {
  const [from = 0, to = 0] = squares
  return squares.length > 2 || JUMP_DIFFERENCES.has(Math.abs(to - from)) ? 'x' : '-'
}

/** Face of Nebraska-Checkers: men on the board, captured men, and kings. */
export const nebraskaCheckersFace = defineFace<NebraskaView, NebraskaEvent>({
  id: 'nebraska-checkers',
  scene,
  tableLayout: boardPage({ hasGroupsBeside: () => true }),
  isUnscored: true,
  touches: walkTouches,
  /** Returns a move in words, with every landing of a jump. */
  moveWords(seen, seat, move): Words {
    const walk = walkOf(move)
    if (walk === null) return { key: 'move.none' }
    const { from, to, over } = walk
    const king = seen.state.kings[letterOf(seat)]?.includes(from) ?? false
    const who = king ? 'king' : 'man'
    if (over.length === 0) return { key: `move.step-${who}`, params: { from, to } }
    const way = move.split('x').slice(1).join(', ')
    return { key: `move.jump-${who}`, params: { from, way, n: over.length } }
  },
  eventWords: createEventWords<NebraskaEvent>({
    stepped: 'acted',
    jumped: 'acted',
    crowned: 'acted',
    taken: ({ king }) => (king ? 'taken-king' : 'taken'),
    // A turn is announced only if a jump is forced.
    turn: ({ mustJump: squares }, you) =>
      squares.length === 0
        ? null
        : actorWords('event.must-jump', you, { squares: squares.join(', '), n: squares.length }),
    barred: 'acted',
    ended({ reason, winners }, _you, { eye }): Words {
      if (reason === 'quiet') return { key: 'event.ended-quiet' }
      const of = eye < 0 ? 'they' : winners.includes(eye) ? 'you' : 'lost'
      return { key: `event.ended-${reason}.${of}` }
    },
  }),
  prompt(seen): Words {
    const { turn, result } = seen.state
    if (turn === null) return { key: `prompt.over-${result ?? 'no-men'}` }
    if (turn !== eyeOf(seen)) return { key: `prompt.wait-${turn === 'A' ? 'red' : 'black'}` }
    const moves = legalMoves(seen)
    const jumpers = [...new Set(moves.filter((move) => move.includes('x')).map((move) => Number.parseInt(move, 10)))]
    if (jumpers.length > 0) return { key: 'prompt.jump', params: { squares: jumpers.join(', '), n: jumpers.length } }
    const barred = barredStep(seen)
    if (barred !== null) {
      const squares = barred.split('-').map(Number)
      return { key: 'prompt.barred', params: { from: firstOf(squares), to: lastOf(squares) } }
    }
    return { key: (seen.state.kings[turn]?.length ?? 0) > 0 ? 'prompt.step-kings' : 'prompt.step' }
  },
  reason: createReasonWords(reasonFor, 'taken'),
  /**
   * Returns the pad: the plain men and the kings of each side, and the count of quiet moves with its limit; the totals
   * are the captured men.
   */
  pad(seen): Pad {
    const { state, options } = seen
    return scorePad(seen, [
      padLine(seen, 'men', (seat) => state.men[seat]?.length ?? MEN_PER_SIDE),
      padLine(seen, 'kings', (seat) => state.kings[seat]?.length ?? 0),
      padLine(seen, 'quiet', () => null, { params: { n: state.quiet, limit: Number(options['quietLimit']) } }),
    ])
  },
  menColour: (letter) => ({ key: `men.${COLOURS[letter] ?? 'red'}` }),
  turningPoint,
  attempt: (touched) => walkAttempt(touched, signOf),
  sound: createSounds<NebraskaEvent>({
    stepped: 'man',
    jumped: 'hop',
    crowned: 'crown',
    taken: 'capture',
    barred: 'penalty',
    ended: 'bell',
  }),
  anchor(seen): string {
    const { men, kings, recent } = seen.state
    if (seen.over) return 'the-end'
    if (legalMoves(seen).some((move) => move.includes('x'))) return 'the-jump'
    if (barredStep(seen) !== null) return 'to-and-fro'
    if (Object.values(kings).some((squares) => squares.length > 0)) return 'kings'
    const begun = Object.values(recent).some((moves) => moves.length > 0)
    return begun || Object.values(men).length === 0 ? 'the-step' : 'setting-up'
  },
  /** The first lesson: the step, the obligation to jump, the jump that continues, the offer, the king, and the bar. */
  lesson: [
    lessonStep('forward', recordOf(''), ['39-31']),
    lessonStep('must', recordOf('39-31 9-17 41-35 17-25'), ['31x19']),
    lessonStep('on', recordOf('37-29 11-17 39-31 3-11 47-39 17-25'), ['31x19x3']),
    lessonStep('offer', recordOf('39-31 9-17 41-33 13-19'), ['31-25']),
    lessonStep('king', recordOf('39-33 13-19 37-29 5-13 45-37 19-27 33x21x5 9-17'), ['5-13']),
    lessonStep('bar', recordOf(SHUTTLE), ['13-19', '13-21', '13-7']),
  ],
})
