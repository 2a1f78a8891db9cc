/**
 * Where the camera may be asked to stand. `lean` needs a point to lean over, and so does `close`, from where half an inch
 * is as wide as a fingertip; `shelf` sees the whole table top; `gathering` sees the cards of all chairs, and the point it is given in the middle of the screen.
 */
export type ViewName = 'shelf' | 'seat' | 'top' | 'lean' | 'close' | 'gathering'
export type Quality = 'high' | 'low'
/** What the table is made of. */
export type TableName = 'walnut' | 'baize' | 'kitchen'
