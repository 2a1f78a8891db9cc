import { describe, expect, it } from 'vitest'
import { boxOf, heightOf } from '../../../src/renderer/framing/box'
import { leaningCamera, type PageCamera } from '../../../src/renderer/framing/camera'
import type { FramedField } from '../../../src/renderer/framing/field-camera'
import { frameFromAbove, framePage, planPage, type PagePlan } from '../../../src/renderer/framing/page-plan'
import { SIZES } from '../../bench/framing/floors'
import { measurePage } from '../../bench/framing/measure'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { everyOther, selectCases } from '../../scale'
import { pageRequestOf } from './pages'

/** The asked seat's card lies in front, where the seat's view is a little nearer to the table than its mean. */
const LARGER_IN_FRONT: ReadonlySet<string> = new Set(['boston-books'])
/** A card of the hand faces the camera from above, but from the seat its near edge is a hair nearer. */
const SAME = 0.99

/** Plans all views of a game's page. */
async function viewsOf(game: string, size: (typeof SIZES)[number]) {
  const request = await pageRequestOf(game, viewAt(game, galleryPositions()[game]!), size)
  const { window, table } = request
  const framed = framePage(request)
  const fromAbove = frameFromAbove(request, framed)
  const { strip, verbs, columnWidth, layout } = framed.papers
  const isHandBelow = table.handSize > 0 && heightOf(framed.hand) > 0
  const bottom = isHandBelow ? framed.hand.top : layout === 'tall' ? verbs.top : window.height
  const beyondHand = boxOf(0, layout === 'column' ? 0 : strip.bottom, window.width - columnWidth, bottom)
  const leaning = leaningCamera(framed.camera, beyondHand, { x: 0, z: 0 })
  const measured = (of: FramedField, eye: PageCamera, plan: PagePlan) => ({
    plan,
    figures: measurePage({ pieces: plan.pieces, eye, window, papers: [strip, verbs] }),
    field: of.field,
  })
  return {
    seat: measured(framed, framed.camera, planPage(request, framed)),
    above: measured(fromAbove, fromAbove.camera, planPage(request, fromAbove)),
    lean: measured(framed, leaning, planPage({ ...request, leaning }, framed)),
  }
}

describe.each(everyOther(Object.keys(galleryPositions())))('the views of %s', (game) => {
  it.each(selectCases(SIZES, 2))('show and cover nothing less than from the seat, in a window of %s', async (size) => {
    const { seat, above, lean } = await viewsOf(game, size)
    const least = (figure: number | null) => (figure ?? 0) * SAME
    for (const [view, { figures }] of Object.entries({ above, lean })) {
      const floor = view === 'above' && LARGER_IN_FRONT.has(game) ? 0.95 : 1
      const isSmaller = {
        play: (figures.play ?? 0) < least(seat.figures.play) * floor,
        hand: (figures.hand ?? 0) < least(seat.figures.hand),
      }
      expect({ view, ...isSmaller }).toEqual({ view, play: false, hand: false })
    }
    // A field that is seen from above is as high as the window lets it be; it cannot be as wide as its near edge was.
    expect(heightOf(above.field)).toBeGreaterThanOrEqual(heightOf(seat.field) - 1)
    expect(above.figures.covered).toEqual([])
    // There may be room for one thing more: the pad.
    const idsOf = ({ plan }: { readonly plan: PagePlan }) =>
      plan.pieces.map(({ id }) => id).filter((id) => id !== 'pad')
    expect(idsOf(above)).toEqual(idsOf(seat))
    expect(above.plan.pieces.length).toBeGreaterThanOrEqual(seat.plan.pieces.length)
    const hand = lean.plan.pieces.filter(({ group, kind }) => group === 'hand' && kind === 'card')
    expect(hand.filter(({ id }) => lean.figures.covered.includes(id))).toEqual([])
  })
})
