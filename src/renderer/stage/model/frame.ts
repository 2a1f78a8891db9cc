/**
 * Papers lie over the picture of the table. The picture is therefore shifted and, where that is not enough, made
 * smaller, until nothing that is played with lies under them: a shift of the lens, so that no line leans.
 */
/** A rectangle in CSS pixels from the canvas's top left corner. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** How the picture lies in the canvas: scaled about the middle, then shifted by CSS pixels to the right and down. */
export interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}
export interface Screen {
  readonly width: number
  readonly height: number
}
export const WHOLE: Frame = { scale: 1, x: 0, y: 0 }

/** Which table the stage shows: what was framed for one is of no use to another. */
export interface ShownTable {
  readonly name: string
  /** It is seen as it stands where nothing lies over it: boxes on a shelf. */
  readonly asItStands?: boolean
}
