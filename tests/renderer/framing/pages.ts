import { planPage, type PagePlan, type PageRequest } from '../../../src/renderer/framing/page-plan'
import { shapeOf } from '../../../src/renderer/framing/papers'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { endingScene } from '../../../src/renderer/games/layout/ending'
import { nearSeat, seatsOf } from '../../../src/renderer/games/layout/eye'
import { keyCountsOf } from '../../../src/renderer/games/layout/pages'
import type { SceneContext } from '../../../src/renderer/games/types'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import type { GameView } from '../../../src/rules/kit'
import {
  type FigureName,
  MIN_HEIGHTS_IN_PLAY,
  kindOf,
  MIN_HEIGHTS_ON_BOARD,
  MIN_HEIGHTS_IN_HAND,
  MAX_FEW_KEYS,
  MAX_PAPER_SHARES,
  MAX_PAPER_SHARES_WITH_MANY_KEYS,
  MIN_SHARES,
  MIN_SPANS,
  MIN_HEIGHTS_WITH_TRAYS,
  type Size,
} from '../../bench/framing/floors'
import { measurePage, type Figures } from '../../bench/framing/measure'

/** Returns the height of the page's letters in a window of this size, in CSS pixels. */
export const remFor = (width: number, height: number): number => Math.max(16, Math.min(0.0075 * width, 0.013 * height))

const sizeOf = (size: WindowName) => {
  const [width, height] = size.split('x').map(Number) as [number, number]
  return { width, height }
}

/** A window by its width and height in CSS pixels. */
export type WindowName = `${number}x${number}`

/** Returns what a game's page in a window of this size is planned from. @param rem height of its letters */
export async function pageRequestOf(
  game: string,
  seen: GameView,
  size: WindowName,
  rem?: number,
  more: Partial<SceneContext> = {},
): Promise<PageRequest> {
  const face = await loadGameFace(game)
  const window = sizeOf(size)
  const shape = shapeOf(window)
  const pieces = face.scene(seen, {
    touchable: new Set<string>(),
    picked: [],
    lastPly: null,
    flickStrength: null,
    isHandCovered: false,
    page: shape,
    ...more,
  })
  return {
    pieces,
    table: evaluateLayout(face.tableLayout, seen, shape),
    seats: seatsOf(seen),
    nearSeat: nearSeat(seen),
    window,
    rem: rem ?? remFor(window.width, window.height),
    keys: keyCountsOf(face, seen),
  }
}

/** Plans a game's page in a window of this size. */
export const pageOf = async (
  game: string,
  seen: GameView,
  size: WindowName,
  more: Partial<SceneContext> = {},
): Promise<PagePlan> => planPage(await pageRequestOf(game, seen, size, undefined, more))

/**
 * Plans a game's page in a window of this size when the game is over and its result lies there.
 * @param isLeft which pieces are left of those that lay there before
 */
export async function endPageOf(
  game: string,
  seen: GameView,
  size: WindowName,
  isLeft: (piece: Piece) => boolean = () => true,
) {
  const face = await loadGameFace(game)
  const window = sizeOf(size)
  const shape = shapeOf(window)
  const drawn = face.scene(seen, {
    touchable: new Set<string>(),
    picked: [],
    lastPly: null,
    flickStrength: null,
    isHandCovered: false,
    page: shape,
  })
  const plan = planPage({
    pieces: endingScene(drawn, ['A']).filter(isLeft),
    table: evaluateLayout(face.tableLayout, seen, shape, true),
    seats: seatsOf(seen),
    nearSeat: nearSeat(seen),
    window,
    rem: remFor(window.width, window.height),
  })
  return { plan, drawn, window }
}

/** Measures a game's page. */
export async function figuresOf(game: string, seen: GameView, size: Size) {
  const request = await pageRequestOf(game, seen, size)
  const { pieces, camera, papers } = planPage(request)
  const { own, fixed } = request.keys ?? { own: 0, fixed: 2 }
  const measured = measurePage({ pieces, eye: camera, window: request.window, papers: [papers.strip, papers.verbs] })
  return { ...measured, keys: own + fixed }
}

/** One figure that misses its floor. */
export interface Gap {
  readonly what: FigureName
  readonly is: number
  readonly floor: number
}

/** Returns all floors that a game's page misses in a window of this size. */
export function gapsOf(game: string, size: Size, figures: Figures & { readonly keys: number }): Gap[] {
  const kind = kindOf(game)
  const percent = (part: number) => Math.round(part * 1000) / 10
  const atLeast = (what: Gap['what'], is: number | null, floor: number): Gap[] =>
    is === null || is >= floor ? [] : [{ what, is, floor }]
  const pixels = (n: number | null) => (n === null ? null : Math.round(n))
  const field = kind === 'A' || kind === 'B' || kind === 'D' ? MIN_HEIGHTS_ON_BOARD : MIN_HEIGHTS_IN_PLAY
  const least =
    kind === 'C'
      ? size === '1280x720'
        ? MIN_HEIGHTS_WITH_TRAYS
        : { card: 0, digit: 0 }
      : { card: field.card[size], digit: field.digit[size] }
  const paperShares = figures.keys > MAX_FEW_KEYS ? MAX_PAPER_SHARES_WITH_MANY_KEYS : MAX_PAPER_SHARES
  return [
    ...atLeast('share', Math.round(percent(figures.share)), MIN_SHARES[kind][size]),
    ...atLeast('span', Math.round(percent(figures.span)), MIN_SPANS[kind]),
    ...atLeast('papers', -percent(figures.papers), -paperShares[size]).map((gap) => ({
      ...gap,
      is: -gap.is,
      floor: -gap.floor,
    })),
    ...atLeast('play', pixels(figures.play), least.card),
    ...atLeast('playDigit', pixels(figures.playDigit), least.digit),
    ...atLeast('hand', pixels(figures.hand), MIN_HEIGHTS_IN_HAND.card[size]),
    ...atLeast('handDigit', pixels(figures.handDigit), MIN_HEIGHTS_IN_HAND.digit[size]),
    ...(figures.covered.length > 0 ? [{ what: 'covered' as const, is: figures.covered.length, floor: 0 }] : []),
  ]
}
