/** A critically damped spring in one dimension: it returns to its target as fast as it can without passing it. */
export interface Spring {
  position: number
  velocity: number
  target: number
}

/** Distance from the target, and speed per second, below which a spring is at rest. */
const REST = { distance: 1e-4, speed: 1e-3 } as const

export const createSpring = (): Spring => ({ position: 0, velocity: 0, target: 0 })

/** Sets a spring to a position, at rest there. */
export function setSpring(spring: Spring, position: number): void {
  spring.position = spring.target = position
  spring.velocity = 0
}

/**
 * Advances a spring by `dt` seconds, exactly, however long they are.
 * @param stiffness angular frequency of the undamped spring, in rad/s
 * @returns whether it still moves
 */
export function advanceSpring(spring: Spring, dt: number, stiffness: number): boolean {
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
