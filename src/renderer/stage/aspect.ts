/**
 * Below this width over height a table is laid out for a high screen, even where it is still a little wider than high:
 * everything on it is larger so. Apart from the camera, so that a page without depth need not load that.
 */
export const NARROW = 1.45
