import { type PerspectiveCamera, Vector3 } from 'three'
import type { Label } from '../model/pieces'
import type { AnimatedPiece } from '../animation/animated-piece'

/** A label with the position of its centre on the canvas, in CSS pixels. */
export interface PlacedLabel extends Label {
  readonly id: string
  readonly x: number
  readonly y: number
}

const at = new Vector3()

/**
 * Returns the labels of these pieces as seen by a camera, without those outside the canvas. While a card flies to its
 * pile, the pile's label is where the card will lie; a pack that is carried and riffled has none yet.
 */
export function placeLabels(
  actors: Iterable<AnimatedPiece>,
  camera: PerspectiveCamera,
  { width, height }: { readonly width: number; readonly height: number },
): PlacedLabel[] {
  return [...actors].flatMap(({ piece, place, journey, isLeaving }) => {
    if (piece.label === undefined || isLeaving || journey?.lead) return []
    // In a glide the whole page moves, and its labels with it.
    at.copy(journey === null || journey.motion === 'glide' ? place.at : journey.to.at).project(camera)
    if (Math.abs(at.x) > 1 || Math.abs(at.y) > 1) return []
    const [x, y] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height]
    return [{ id: piece.id, ...piece.label, x: Math.round(x), y: Math.round(y) }]
  })
}

/** Whether two lists show the same labels at the same places. */
export function sameLabels(one: readonly PlacedLabel[], other: readonly PlacedLabel[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, text, tone, x, y }, i) => {
      const label = other[i]
      return label?.id === id && label.text === text && label.tone === tone && label.x === x && label.y === y
    })
  )
}
