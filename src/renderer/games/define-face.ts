import type { GameEvent } from '../../rules/kit'
import type { GameFace } from './types'

/** The leaflets by file, each loaded when it is opened. */
const FILES = import.meta.glob<string>('../../../resources/leaflets/*.md', { query: '?raw', import: 'default' })

/** A game's leaflet in each of its languages: `<id>.<language>.md`. Empty where there is none. */
function leafletOf(id: string): Readonly<Record<string, () => Promise<string>>> {
  return Object.fromEntries(
    Object.entries(FILES).flatMap(([file, load]) => {
      const [name, language = ''] = file.slice(file.lastIndexOf('/') + 1).split('.')
      return name === id ? [[language, load]] : []
    }),
  )
}

/** What most games leave as it is. */
type Usual = 'leaflet' | 'demo' | 'aloud'

/** A face as its game writes it: what is special in the game. The rest is the usual. */
export interface FaceParts<View, Event extends GameEvent> extends Omit<GameFace<View, Event>, Usual> {
  /** Types of the events whose sentence everybody must hear at once, or the words for them; absent: none. */
  readonly aloud?: readonly Event['type'][] | NonNullable<GameFace<View, Event>['aloud']>
  /** A printed game that plays itself; absent: none. */
  readonly demo?: GameFace['demo']
}

/**
 * Makes the face of a game from what is special in it. The leaflet is the one named after the game in
 * `resources/leaflets`.
 * @param View what the game's rules show of a position
 * @param Event all that its rules tell
 */
export function defineFace<View, Event extends GameEvent>(parts: FaceParts<View, Event>): GameFace {
  const { aloud, demo = null, ...rest } = parts
  const face: GameFace<View, Event> = { ...rest, leaflet: leafletOf(parts.id), demo }
  if (aloud === undefined) return face
  const types: ReadonlySet<string> = new Set(typeof aloud === 'function' ? [] : aloud)
  const words: GameFace<View, Event>['aloud'] =
    typeof aloud === 'function' ? aloud : (event, seen) => (types.has(event.type) ? parts.event(event, seen) : null)
  return { ...face, aloud: words }
}
