/** The band that hands reach, in millimetres above the floor. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** What hands of everybody reach. */
const EVERYBODY: Reach = { from: 380, to: 1220 }

/** What hands reach as a file says it; where it says nothing, what hands of everybody do. */
export const reachAboveFloor = (said: Reach | undefined): Reach => said ?? EVERYBODY
