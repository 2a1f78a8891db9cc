/**
 * Below this width over height a table is laid out for a high screen, even where it is still a little wider than high:
 * everything on it is larger so. Apart from the camera, so that a page without depth need not load that.
 */
export const NARROW = 1.45
/** Below this height in CSS pixels a table is small, however wide: a phone held sideways. */
const SHORT = 520

/** Whether a table is laid out as for a high screen, and looked at so. */
export const isNarrow = (aspect: number, height: number): boolean => aspect < NARROW || height < SHORT
