import { advanceSpring, createSpring, setSpring } from './spring'

/** A slight turn of the view about the field's centre. */
export interface Turning {
  /** Angles in radians: about the vertical axis, and toward the view from above. */
  readonly turn: number
  readonly tilt: number
  /** Follows a pointer by parts of the canvas's height; the further, the less. */
  drag(right: number, down: number): void
  /** Turns to a part of the most, -1 to 1, and stays there. */
  hold(right: number, down: number): void
  /** Springs back; returns whether the view was turned. */
  release(): boolean
  /** Shows the wanted turn at once. */
  finish(): void
  /** Advances by `dt` seconds; returns whether it still moves. */
  advance(dt: number): boolean
}

/** Largest turn and tilt, in radians: a few degrees, so that the table's wood still fills the window. */
export const MAX_TURN = { turn: (5 * Math.PI) / 180, tilt: (3.5 * Math.PI) / 180 } as const
/** Length of a drag that turns the view by three quarters of the most, as part of the canvas's height. */
const DRAG_REACH = 0.35
/** Stiffness of the spring that brings a turned view back, in rad/s. */
const STIFFNESS = 9

export function createTurning(): Turning {
  const turn = createSpring()
  const tilt = createSpring()
  const dragged = { right: 0, down: 0 }

  function turnTo(right: number, down: number): void {
    // What is near follows the pointer.
    turn.target = right === 0 ? 0 : -right * MAX_TURN.turn
    tilt.target = down * MAX_TURN.tilt
  }

  function finish(): void {
    setSpring(turn, turn.target)
    setSpring(tilt, tilt.target)
  }

  return {
    get turn() {
      return turn.position
    },
    get tilt() {
      return tilt.position
    },
    drag(right, down) {
      dragged.right += right
      dragged.down += down
      turnTo(Math.tanh(dragged.right / DRAG_REACH), Math.tanh(dragged.down / DRAG_REACH))
      finish()
    },
    hold: turnTo,
    release() {
      const wasTurned = turn.target !== 0 || tilt.target !== 0
      dragged.right = dragged.down = 0
      turnTo(0, 0)
      return wasTurned
    },
    finish,
    advance(dt) {
      const isTurning = advanceSpring(turn, dt, STIFFNESS)
      return advanceSpring(tilt, dt, STIFFNESS) || isTurning
    },
  }
}
