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
