/**
 * The views of the camera. `lean` and `close` need a point to look at; at `close`, half an inch is as wide as a
 * fingertip. `shelf` shows the whole table top. `gathering` shows the cards of all chairs, with the given point in the
 * middle of the screen.
 */
export type ViewName = 'shelf' | 'seat' | 'top' | 'lean' | 'close' | 'gathering'
export type Quality = 'high' | 'low'
/** The picture of the table's top, by its material. */
export const TABLE_TOPS = { walnut: 'room/wood', baize: 'room/baize', kitchen: 'room/kitchen' } as const
export type TableName = keyof typeof TABLE_TOPS

/** Duration of a beat in seconds at normal speed: the interval between the cards of a deal. */
export const BEAT_SECONDS = 0.12
