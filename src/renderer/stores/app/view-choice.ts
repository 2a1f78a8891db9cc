import { ref, type Ref } from 'vue'
import type { ViewName } from '../../stage/options'

/** The view from which the table is seen. */
export interface ViewChoice {
  readonly name: Ref<ViewName>
  /** The point over which the camera leans, in inches. */
  readonly leanPoint: Ref<{ x: number; z: number }>
  go(view: ViewName): void
  /** Leans over a point of the table, in inches; returns to the seat if the camera is leaning or close already. */
  leanTo(x: number, z: number): void
  /** Moves close to small things, so that they can be told apart before one is chosen. */
  lookClosely(x: number, z: number): void
  /** Switches to the next view in the cycle. */
  next(): void
  /** Returns to the seat. */
  returnToSeat(): void
}

const VIEW_CYCLE: readonly ViewName[] = ['seat', 'top', 'lean']

/** @param straighten called with every choice, also of the present view: ends what the user's hand added to it */
export function createViewChoice(straighten: () => void): ViewChoice {
  const name = ref<ViewName>('seat')
  const over = ref({ x: 0, z: 0 })

  function look(view: ViewName, x = 0, z = 0): void {
    name.value = view
    over.value = { x, z }
    straighten()
  }

  return {
    name,
    leanPoint: over,
    go: (view) => look(view),
    leanTo(x, z) {
      if (name.value === 'lean' || name.value === 'close') look('seat')
      else look('lean', x, z)
    },
    lookClosely: (x, z) => look('close', x, z),
    next: () => look(VIEW_CYCLE[(VIEW_CYCLE.indexOf(name.value) + 1) % VIEW_CYCLE.length] ?? 'seat'),
    returnToSeat: () => look('seat'),
  }
}
