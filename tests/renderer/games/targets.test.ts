import { describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import type { GameFace, LastPly } from '../../../src/renderer/games/types'
import type { CanvasSize } from '../../../src/renderer/stage/model/frame'
import { narrowMoves } from '../../../src/renderer/stores/table/touch-narrowing'
import { games } from '../../../src/rules/catalogue'
import { everyOther, IS_FULL_DEPTH, runCount } from '../../scale'
import type { GameView } from '../../../src/rules/kit'
import { pageOf } from '../framing/pages'
import { lastPlyFor, playRandomGame } from './contract'
import { targetsOn, type Target } from './targets'

/** A phone's window. All sizes are in CSS pixels. */
interface Phone extends CanvasSize {
  readonly phone: string
  /** Least sizes of the things to touch, for the tables on which they may be smaller than a fingertip. */
  readonly small: Readonly<Record<string, number>>
}

/** Size of a fingertip, less the error of the measurement. */
const FINGERTIP = 44 - 2
/**
 * Windows of phones. Beside a board, a phone does not have room for a fingertip on each card of a large hand, or on
 * each square. A smaller thing has free room beside it, or the player takes a close look at it first.
 */
const PHONES: readonly Phone[] = [
  { phone: '390x844', width: 390, height: 844, small: { 'boston-books': 36 } },
  {
    phone: '844x390',
    width: 844,
    height: 390,
    small: { colorow: 39, 'forty-nine': 39, isolation: 39, 'new-york-whist': 36 },
  },
  {
    phone: '360x640',
    width: 360,
    height: 640,
    small: { 'boston-books': 39, 'cassino-25': 39, 'chicago-casino': 33, colorow: 21 },
  },
  {
    phone: '640x360',
    width: 640,
    height: 360,
    small: {
      'boston-books': 39,
      colorow: 36,
      'forty-nine': 36,
      'forty-nine-puzzle': 39,
      isolation: 36,
      'new-york-whist': 36,
      'twenty-five-goal': 39,
    },
  },
]

/**
 * Least sizes for tables with more things to touch than a phone has room for. Where a finger meets several things, the
 * player takes a close look before choosing one.
 */
const CROWDED: Readonly<Record<string, number>> = {
  // It has two hundred printed spots, as small as a quarter of an inch, in front of a dial.
  'deck-o-cards-roulette': 12,
  // They have forty-nine squares and as many cards beside them.
  'colorow-solitaire': 30,
  'puzzle-supreme': 30,
  // It has fifty cards, of which ten hands are made. Each card overlaps the next.
  'pittsburgh-draw-puzzle': 33,
}

/** Phones that are tested; in the gate, only the smallest of them. */
const tried = IS_FULL_DEPTH ? PHONES : PHONES.slice(2)

const tables = tried.flatMap((screen) =>
  games.map(({ info: { id, seats } }) => ({
    id,
    count: Math.max(seats.min, Math.min(2, seats.max)),
    screen,
    ...screen,
  })),
)

/** Returns what can be touched at this moment, at first and after one touch, each with the page that shows it. */
async function pages(face: GameFace, seen: GameView, moves: readonly string[], lastPly: LastPly | null, phone: Phone) {
  const touching = moves.map((move) => ({ move, touches: face.touches(move, seen) }))
  const some = touching[Math.floor(touching.length / 2)]?.touches[0]
  return Promise.all(
    [[], some === undefined ? [] : [some]].map(async (picked) => {
      const touchable = narrowMoves(touching, picked, face.anyOrder ?? false).next
      const size = `${phone.width}x${phone.height}` as const
      return { touchable, plan: await pageOf(face.id, seen, size, { touchable, picked, lastPly }) }
    }),
  )
}

describe('on a phone all that can be touched is as large as a fingertip', () => {
  it.each(everyOther(tables))('$phone: $id', async ({ id, count, screen }) => {
    const face = await loadGameFace(id)
    const least = CROWDED[id] ?? screen.small[id] ?? FINGERTIP
    const waiting: Promise<Target[]>[] = []
    playRandomGame(id, { name: 'targets', seats: count, plies: runCount(20, 10) }, 'targets', (moment) => {
      const eye = moment.able[0]
      if (moment.line.plyCount % 10 !== 0 || eye === undefined) return
      const laid = pages(face, moment.seen(eye), moment.moves(eye), lastPlyFor(moment, eye), screen)
      waiting.push(laid.then((all) => all.flatMap(({ plan, touchable }) => targetsOn(plan, touchable, screen))))
    })
    const all = (await Promise.all(waiting)).flat()
    expect(all.filter(({ w, h }) => Math.min(w, h) < least)).toEqual([])
  })
})
