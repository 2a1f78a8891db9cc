import type { AnyGame, Eye, Position } from '../rules/kit'
import type { Around } from '../rules/kit/seen'

/**
 * What eyes see of one position as JSON, in two parts. What is the same for all of them is written once: at a table for
 * eight that is nearly everything.
 */
export interface Sight {
  /** How the JSON of what an eye sees begins: with what depends on the eye. To be asked before the position changes. */
  of(eye: Eye): string
  /** How it goes on to its end, for every eye. */
  readonly rest: string
}
export function sightOf(game: AnyGame, state: Position, around: Around): Sight {
  const { viewParts } = game
  const shared = JSON.stringify(around).slice(1)
  if (!viewParts) {
    const view = (eye: Eye) => JSON.stringify(game.view(state, eye))
    return { of: (eye) => `{"eye":${eye},"state":${view(eye)}`, rest: `,${shared}` }
  }
  const open = JSON.stringify(viewParts.open(state)).slice(1)
  const own = (eye: Eye) => JSON.stringify(viewParts.own(state, eye)).slice(0, -1)
  return { of: (eye) => `{"eye":${eye},"state":${own(eye)}`, rest: `,${open},${shared}` }
}
