import { ref, type Ref } from 'vue'
import type { ViewName } from '../../stage/options'

/** From where the table is looked at. */
export interface ViewChoice {
  readonly name: Ref<ViewName>
  /** The point that is leaned over, in inches. */
  readonly over: Ref<{ x: number; z: number }>
  go(view: ViewName): void
  /** Leans over a point of the table, in inches; back to the seat where one leans or looks closely. */
  leanTo(x: number, z: number): void
  /** Leans in over a spot of the table, in inches, where nobody does yet; or looks from the seat again. */
  zoom(isNearer: boolean, spot: { readonly x: number; readonly z: number }): void
  /** Looks closely at small things, before one of them is chosen; from there they can be told apart. */
  lookClosely(x: number, z: number): void
  /** The next of the views that come one after another. */
  next(): void
  /** Back to the seat. */
  home(): void
}

const ROUND: readonly ViewName[] = ['seat', 'top', 'lean']

export function createViewChoice(): ViewChoice {
  const name = ref<ViewName>('seat')
  const over = ref({ x: 0, z: 0 })

  function look(view: ViewName, x = 0, z = 0): void {
    name.value = view
    over.value = { x, z }
  }

  return {
    name,
    over,
    go: (view) => look(view),
    leanTo(x, z) {
      if (name.value === 'lean' || name.value === 'close') look('seat')
      else look('lean', x, z)
    },
    zoom(isNearer, { x, z }) {
      if (!isNearer) look('seat')
      else if (name.value === 'seat' || name.value === 'top') look('lean', x, z)
    },
    lookClosely: (x, z) => look('close', x, z),
    next: () => look(ROUND[(ROUND.indexOf(name.value) + 1) % ROUND.length] ?? 'seat'),
    home: () => look('seat'),
  }
}
