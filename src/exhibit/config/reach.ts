/** The band within reach of visitors' hands, in millimetres above the floor. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** The default band, within reach of all visitors. */
const DEFAULT_REACH: Reach = { from: 380, to: 1220 }

/** Returns the band that a file gives, or the default. */
export const reachAboveFloor = (reach: Reach | undefined): Reach => reach ?? DEFAULT_REACH
