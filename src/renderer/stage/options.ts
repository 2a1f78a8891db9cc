/**
 * The views of the camera. `lean` and `close` need a point to look at; at `close`, half an inch is as wide as a
 * fingertip. `shelf` shows the whole table top. `gathering` shows the cards of all chairs, with the given point in the
 * middle of the screen.
 */
export type ViewName = 'shelf' | 'seat' | 'top' | 'lean' | 'close' | 'gathering'
export type Quality = 'high' | 'low'
/** The material of the table. */
export type TableName = 'walnut' | 'baize' | 'kitchen'

/** Duration of a beat in seconds at normal speed: the interval between the cards of a deal. */
export const BEAT_SECONDS = 0.12
