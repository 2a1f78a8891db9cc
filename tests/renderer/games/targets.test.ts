import { describe, expect, it } from 'vitest'
import { loadGameUi } from '../../../src/renderer/games'
import { sidewaysScene } from '../../../src/renderer/games/layout/sideways'
import type { GameFace } from '../../../src/renderer/games/types'
import type { Screen } from '../../../src/renderer/stage/model/frame'
import { narrowMoves } from '../../../src/renderer/stores/table/touch-narrowing'
import { games } from '../../../src/rules/catalogue'
import { LONG } from '../../scale'
import { IDLE, type Moment, wander } from './contract'
import { phoneTable, type Target } from './targets'

/** A phone's table. All in CSS pixels. */
interface Phone extends Screen {
  readonly phone: string
  readonly held: 'upright' | 'sideways'
  /** Which tables may have smaller things than a fingertip on it. */
  readonly small: Readonly<Record<string, number>>
}

/** A fingertip, less what the measure is too coarse for. */
const FINGERTIP = 44 - 2
/**
 * On the smallest phones the papers leave too little beside seven squares of a fingertip and a hand, or beside a hand of
 * fourteen: what is smaller has a fingertip's room beside it, or is looked at closely first.
 */
const ON_SMALLEST: Readonly<Record<string, number>> = {
  colorow: 33,
  isolation: 39,
  'new-york-whist': 39,
  'cassino-21': 33,
}

/** What the papers of a phone leave to the table. */
const PHONES: readonly Phone[] = [
  { phone: '390x844', held: 'upright', width: 390, height: 597, small: {} },
  { phone: '844x390', held: 'sideways', width: 557, height: 390, small: {} },
  { phone: '360x640', held: 'upright', width: 360, height: 420, small: ON_SMALLEST },
  { phone: '640x360', held: 'sideways', width: 422, height: 360, small: ON_SMALLEST },
]

/** Tables with more to touch than a phone has room for: more than one of it is looked at closely before it is chosen. */
const CROWDED: Readonly<Record<string, number>> = {
  // Two hundred printed spots, as small as a quarter of an inch, before a dial.
  'deck-o-cards-roulette': 9,
  // Forty-nine squares and as many cards beside them.
  'colorow-solitaire': 18,
  'puzzle-supreme': 18,
  // Fifty cards and ten hands to make of them, each card overlapping the next.
  'pittsburgh-draw-puzzle': 15,
}

/** The smallest ones stand for all in the gate. */
const tried = LONG ? PHONES : PHONES.filter(({ small }) => small === ON_SMALLEST)

const tables = tried.flatMap((screen) =>
  games.map(({ info: { id, seats } }) => ({
    id,
    count: Math.max(seats.min, Math.min(2, seats.max)),
    screen,
    ...screen,
  })),
)

/** What can be touched at this moment, at first and after one touch, with the scene that shows it. */
function scenes(face: GameFace, moment: Moment, held: Phone['held']) {
  const eye = moment.able[0]
  if (eye === undefined) return []
  const seen = moment.seen(eye)
  const moves = moment.moves(eye).map((move) => ({ move, touches: face.touches(move, seen) }))
  const some = moves[Math.floor(moves.length / 2)]?.touches[0]
  return [[], some === undefined ? [] : [some]].map((picked) => {
    const touchable = narrowMoves(moves, picked, face.anyOrder ?? false).next
    const context = { ...IDLE, touchable, picked, last: moment.last, portrait: true, held }
    const pieces = held === 'sideways' ? sidewaysScene(face, seen, context) : face.scene(seen, context)
    return { touchable, pieces }
  })
}

describe('on a phone all that can be touched is as large as a fingertip', () => {
  it.each(tables)('$phone: $id', async ({ id, count, screen }) => {
    const face = await loadGameUi(id)
    const table = phoneTable(screen)
    const least = CROWDED[id] ?? screen.small[id] ?? FINGERTIP
    const small: Target[] = []
    wander(id, { name: 'targets', seats: count, plies: 20 }, 'targets', (moment) => {
      if (moment.line.ply % 10 !== 0) return
      for (const { touchable, pieces } of scenes(face, moment, screen.held))
        small.push(...table.targets(pieces, touchable).filter(({ w, h }) => Math.min(w, h) < least))
    })
    expect(small).toEqual([])
  })
})
