/**
 * Papers cover parts of the table's picture. The picture is therefore shifted and, where that is not enough, scaled
 * down, until nothing that is played with is covered. It is a lens shift, so that no line changes its direction.
 */
/** A rectangle in CSS pixels from the canvas's top left corner. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/**
 * Placement of the picture in the canvas: scaled about the centre, then shifted by CSS pixels to the right and down.
 */
export interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}
/** The size of the canvas, in CSS pixels. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
}
/** The frame of the whole, unshifted picture. */
export const WHOLE_FRAME: Frame = { scale: 1, x: 0, y: 0 }

/** The table that the stage shows. A frame computed for one table does not apply to another. */
export interface ShownTable {
  readonly name: string
}
