/**
 * Below this width over height a table is laid out for a tall screen, even if the window is still a little wider than
 * high, because everything on it becomes larger that way. In a module apart from the camera, so that a page without
 * depth need not load that.
 */
export const MAX_NARROW_ASPECT = 1.45
/** Below this height in CSS pixels a table is small, however wide: a phone held sideways. */
const MAX_SMALL_HEIGHT = 520

/** Whether a table is laid out and viewed as on a tall screen. */
export const isNarrow = (aspect: number, height: number): boolean =>
  aspect < MAX_NARROW_ASPECT || height < MAX_SMALL_HEIGHT
