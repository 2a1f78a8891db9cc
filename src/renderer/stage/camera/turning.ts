/** A critically damped spring in one dimension: it returns to its target as fast as it can without passing it. */
type Spring = ReturnType<typeof createSpring>

/** Distance from the target, and speed per second, below which a spring is at rest. */
const REST = { distance: 1e-4, speed: 1e-3 } as const

const createSpring = () => ({ position: 0, velocity: 0, target: 0 })

/** Largest turn and tilt, in radians: a few degrees, so that the table's wood still fills the window. */
export const MAX_TURN = { turn: (5 * Math.PI) / 180, tilt: (3.5 * Math.PI) / 180 } as const
/** Length of a drag that turns the view by three quarters of the most, as part of the canvas's height. */
const DRAG_REACH = 0.35
/** Stiffness of the spring that brings a turned view back, in rad/s. */
const STIFFNESS = 9

/** A slight turn of the view about the field's centre. */
export function createTurning() {
  const turn = createSpring()
  const tilt = createSpring()
  const dragged = { right: 0, down: 0 }

  /** Turns to a part of the most, -1 to 1, and stays there. */
  function turnTo(right: number, down: number): void {
    // What is near follows the pointer.
    turn.target = right === 0 ? 0 : -right * MAX_TURN.turn
    tilt.target = down * MAX_TURN.tilt
  }

  /** Shows the wanted turn at once. */
  function finish(): void {
    setSpring(turn, turn.target)
    setSpring(tilt, tilt.target)
  }

  return {
    /** Angles in radians: about the vertical axis, and toward the view from above. */
    get turn() {
      return turn.position
    },
    get tilt() {
      return tilt.position
    },
    /** Follows a pointer by parts of the canvas's height; the further, the less. */
    drag(right: number, down: number): void {
      dragged.right += right
      dragged.down += down
      turnTo(Math.tanh(dragged.right / DRAG_REACH), Math.tanh(dragged.down / DRAG_REACH))
      finish()
    },
    hold: turnTo,
    /** Springs back; returns whether the view was turned. */
    release(): boolean {
      const wasTurned = turn.target !== 0 || tilt.target !== 0
      dragged.right = dragged.down = 0
      turnTo(0, 0)
      return wasTurned
    },
    finish,
    /** Advances by `dt` seconds; returns whether it still moves. */
    advance(dt: number): boolean {
      const isTurning = advanceSpring(turn, dt, STIFFNESS)
      return advanceSpring(tilt, dt, STIFFNESS) || isTurning
    },
  }
}

/** Sets a spring to a position, at rest there. */
function setSpring(spring: Spring, position: number): void {
  spring.position = spring.target = position
  spring.velocity = 0
}

/**
 * Advances a spring by `dt` seconds, exactly, however long they are.
 * @param stiffness angular frequency of the undamped spring, in rad/s
 * @returns whether it still moves
 */
function advanceSpring(spring: Spring, dt: number, stiffness: number): boolean {
  const offset = spring.position - spring.target
  if (Math.abs(offset) < REST.distance && Math.abs(spring.velocity) < REST.speed) {
    setSpring(spring, spring.target)
    return false
  }
  const decay = Math.exp(-stiffness * dt)
  const drift = (spring.velocity + stiffness * offset) * dt
  spring.position = spring.target + (offset + drift) * decay
  spring.velocity = (spring.velocity - stiffness * drift) * decay
  return true
}
