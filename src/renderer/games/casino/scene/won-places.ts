import { entryAt, type GameView } from '../../../../rules/kit'
import type { Size } from '../../../stage/model/sizes'
import { nearSeat, opponentsOf } from '../../layout/eye'
import { placesAround } from '../../layout/places'
import type { Field, SceneContext } from '../../types'

/** Place of a seat's pile, and the side to which cards laid across it stick out. */
export interface PilePlace {
  readonly x: number
  readonly z: number
  readonly outward: 1 | -1
}

/** In a tall window: beside the near hand; distance right of a single opponent's hand, or behind several. */
const PORTRAIT_PLACES = { own: { x: 7, z: 8.6, outward: -1 }, aside: 4.6, behind: 2.2 } as const

/** Returns the places of the piles beside the hands, where nothing else lies. */
export function pilePlaces(
  seen: GameView,
  { page, portrait }: SceneContext,
  size: Size,
  field: Field,
): Map<string, PilePlace> {
  if (page === 'tall') return tallPagePlaces(seen, size, field)
  return portrait ? portraitPlaces(seen) : widePlaces(seen, size)
}

/** Gap beside a pile, and distance from a hand to its pile, in inches; several piles are half under hands. */
const DISTANCES = { gap: 0.3, hand: 4.3, under: 0.55 }

/** Returns the places on a tall page, with the viewer's pile right of the hand. */
function tallPagePlaces(seen: GameView, { w, d }: Size, field: Field): Map<string, PilePlace> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, true, field)
  const own: PilePlace = { x: field.side - w / 2, z: field.z + DISTANCES.gap + d / 2, outward: -1 }
  const alone = others.length === 1
  return new Map([
    [nearSeat(seen), own] as const,
    ...others.map((seat, i): [string, PilePlace] => {
      const { x, z } = entryAt(places, i).hand
      return [seat, { ...(alone ? { x: x + DISTANCES.hand, z } : { x, z: z - DISTANCES.under * d }), outward: 1 }]
    }),
  ])
}

/** Returns the places in a tall window, where depth is scarce: piles beside the hand or half under the hands. */
function portraitPlaces(seen: GameView): Map<string, PilePlace> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, true)
  const piles = new Map<string, PilePlace>([[nearSeat(seen), PORTRAIT_PLACES.own]])
  others.forEach((seat, i) => {
    const { x, z } = entryAt(places, i).hand
    const alone = others.length === 1
    piles.set(
      seat,
      alone ? { x: x + PORTRAIT_PLACES.aside, z, outward: 1 } : { x, z: z - PORTRAIT_PLACES.behind, outward: 1 },
    )
  })
  return piles
}

/** Right of the cards; further right or nearer to the viewer, papers would cover it. */
const OWN_PLACE: PilePlace = { x: 8.9, z: 5.8, outward: 1 }

function widePlaces(seen: GameView, size: Size): Map<string, PilePlace> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, false)
  const piles = new Map<string, PilePlace>([[nearSeat(seen), OWN_PLACE]])
  others.forEach((seat, i) => {
    const { hand, chips } = entryAt(places, i)
    const sideways = Math.abs(hand.x) > 9
    if (!sideways) piles.set(seat, { x: hand.x, z: hand.z - size.d - 0.35, outward: 1 })
    else if (others.length > 4) piles.set(seat, { x: chips.x, z: chips.z, outward: hand.x < 0 ? -1 : 1 })
    else piles.set(seat, { x: hand.x * 1.03, z: hand.z + (hand.x < 0 ? -4.4 : 4.1), outward: hand.x < 0 ? -1 : 1 })
  })
  return piles
}
