import type { GameEvent, Seen } from '../../../rules/kit'
import type { Words } from '../../i18n/words'

/** One event of a game's, by its type. */
type Of<E extends GameEvent, T> = Extract<E, { readonly type: T }>

/** A game's sentences by the type of event, each for whoever looks; null, or none at all, for what needs no word. */
export type Sentences<E extends GameEvent, View = unknown> = {
  readonly [T in E['type']]?: (event: Of<E, T>, you: boolean, seen: Seen<View>) => Words | null
}

/** The words of events, for the log and the live region; `name` is filled in by the page. */
export function eventWordsOf<E extends GameEvent, View = unknown>(
  sentences: Sentences<E, View>,
): (event: GameEvent, seen: Seen<View>) => Words | null {
  type Sentence = (event: E, you: boolean, seen: Seen<View>) => Words | null
  const all = sentences as Readonly<Record<string, Sentence | undefined>>
  return (event, seen) => all[event.type]?.(event as E, event.seat === seen.eye, seen) ?? null
}

/** A game's sounds by the type of event: a name that the sound room knows, or what tells it; none for silence. */
export type Sounds<E extends GameEvent> = {
  readonly [T in E['type']]?: string | ((event: Of<E, T>) => string | null)
}

/** The sounds of events. */
export function soundsOf<E extends GameEvent>(sounds: Sounds<E>): (event: GameEvent) => string | null {
  const all = sounds as Readonly<Record<string, string | ((event: E) => string | null) | undefined>>
  return (event) => {
    const sound = all[event.type]
    return typeof sound === 'function' ? sound(event as E) : (sound ?? null)
  }
}
