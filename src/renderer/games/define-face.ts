import type { GameEvent } from '../../rules/kit'
import { padPiece } from './layout/places'
import type { Piece } from '../stage/model/pieces'
import type { Demo, GameFace } from './types'

/** The leaflets by file name; each is loaded when it is opened. */
const LEAFLET_LOADERS = import.meta.glob<string>('../../../resources/leaflets/*.md', {
  query: '?raw',
  import: 'default',
})

/**
 * Returns the loaders of a game's leaflet by language; the files are named `<id>.<language>.md`. Empty if there are
 * none.
 */
function leafletOf(id: string): Readonly<Record<string, () => Promise<string>>> {
  return Object.fromEntries(
    Object.entries(LEAFLET_LOADERS).flatMap(([file, load]) => {
      const [name, language = ''] = file.slice(file.lastIndexOf('/') + 1).split('.')
      return name === id ? [[language, load]] : []
    }),
  )
}

const PAD: Piece = { ...padPiece(), group: 'pad' }

/** The parts of a face that have defaults. */
type DefaultedParts = 'leaflet' | 'demo' | 'announcementWords'

/** A face as its game defines it: only what is specific to the game; `defineFace` supplies the defaults. */
export interface FaceParts<View, Event extends GameEvent> extends Omit<GameFace<View, Event>, DefaultedParts> {
  /**
   * Types of the events whose sentence everybody must hear at once, or a function that returns its own words for them;
   * none if absent.
   */
  readonly announcement?: readonly Event['type'][] | NonNullable<GameFace<View, Event>['announcementWords']>
  /** A printed game that the page replays under the title `demo.title`; none if absent. */
  readonly demo?: Demo
}

/**
 * Creates the face of a game from its specific parts. Its leaflet is the one named after the game in
 * `resources/leaflets`, and the pad lies beside every scene.
 * @param View the game's view of a position
 * @param Event the union of the game's events
 */
export function defineFace<View, Event extends GameEvent>(parts: FaceParts<View, Event>): GameFace {
  const { announcement, demo, ...rest } = parts
  const face: GameFace<View, Event> = {
    ...rest,
    // In a tall window the pad has no place until the end.
    scene: (seen, context) => [...parts.scene(seen, context), ...(context.page === 'tall' ? [] : [PAD])],
    leaflet: leafletOf(parts.id),
    demo: demo === undefined ? null : { title: { key: 'demo.title' }, ...demo },
  }
  if (announcement === undefined) return face
  const types: ReadonlySet<string> = new Set(typeof announcement === 'function' ? [] : announcement)
  const words: GameFace<View, Event>['announcementWords'] =
    typeof announcement === 'function'
      ? announcement
      : (event, seen) => (types.has(event.type) ? parts.eventWords(event, seen) : null)
  return { ...face, announcementWords: words }
}
