/** A rectangle: of the window, in CSS pixels from its top left corner, or of the table, in inches from its centre. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The size of a window in CSS pixels, or of a picture in pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

export const boxOf = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

/** Returns the smallest box that contains both. */
export const union = (one: Box, other: Box): Box =>
  boxOf(
    Math.min(one.left, other.left),
    Math.min(one.top, other.top),
    Math.max(one.right, other.right),
    Math.max(one.bottom, other.bottom),
  )

/** Returns a box of this size with the same centre. */
export function resized(box: Box, width: number, height: number): Box {
  const [left, top] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2]
  return boxOf(left, top, left + width, top + height)
}

/** Returns the box shrunk by `margin` on every side. */
export const shrink = (box: Box, margin: number): Box =>
  boxOf(box.left + margin, box.top + margin, box.right - margin, box.bottom - margin)

/** Returns one of `count` equal boxes side by side, with `gap` pixels between them. */
export function cellOf(box: Box, index: number, count: number, gap: number): Box {
  const width = (widthOf(box) + gap) / count
  return boxOf(box.left + index * width, box.top, box.left + (index + 1) * width - gap, box.bottom)
}

/** Converts a rectangle of the window to a style. */
export const styleOf = ({ left, top, right, bottom }: Box): Record<string, string> => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
})
