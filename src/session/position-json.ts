import type { AnyGame, Eye, Position } from '../rules/kit'
import type { SharedViewFields } from '../rules/kit/view-table'

/**
 * The views of one position as JSON, in two parts. The part that all viewers share is serialized once: at a table for
 * eight that is nearly everything.
 */
export interface SerializedViews {
  /** Returns the first part of a viewer's JSON, which depends on the viewer. Call it before the position changes. */
  partFor(eye: Eye): string
  /** The rest of the JSON, the same for every viewer. */
  readonly sharedPart: string
}
/** Serializes a position; the whole JSON of an eye is `of(eye) + rest`. */
export function serializeViews(game: AnyGame, state: Position, sharedFields: SharedViewFields): SerializedViews {
  const { viewParts } = game
  const shared = JSON.stringify(sharedFields).slice(1)
  if (!viewParts) {
    const view = (eye: Eye) => JSON.stringify(game.view(state, eye))
    return { partFor: (eye) => `{"eye":${eye},"state":${view(eye)}`, sharedPart: `,${shared}` }
  }
  const open = JSON.stringify(viewParts.open(state)).slice(1)
  const own = (eye: Eye) => JSON.stringify(viewParts.own(state, eye)).slice(0, -1)
  return { partFor: (eye) => `{"eye":${eye},"state":${own(eye)}`, sharedPart: `,${open},${shared}` }
}
