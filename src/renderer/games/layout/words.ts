import type { Reason } from '../../../bots/reasons/reason'
import type { Seat, GameView, GameEvent } from '../../../rules/kit'
import type { LessonStep } from '../types'
import { isOpenHand } from './eye'
import type { Words } from '../../i18n/words'

/** The event of a game that has a given type. */
type EventOf<E extends GameEvent, T> = Extract<E, { readonly type: T }>

/**
 * A game's sentences by event type, addressed to the viewer. An event without an entry, or whose function returns null,
 * needs no words. `told` stands for the sentence `event.<type>` with the event's own fields; `acted` for one that has
 * such a form for the acting player and one for everybody else. A function that returns a name means the latter, under
 * `event.<name>`.
 */
type Sentences<E extends GameEvent, View = unknown> = {
  readonly [T in E['type']]?:
    'told' | 'acted' | ((event: EventOf<E, T>, you: boolean, seen: GameView<View>) => Words | string | null)
}

/** Returns the function that gives an event's words, for the log and the live region; the page fills in `name`. */
export function createEventWords<E extends GameEvent, View = unknown>(
  sentences: Sentences<E, View>,
): (event: GameEvent, seen: GameView<View>) => Words | null {
  type Sentence = 'told' | 'acted' | ((event: E, you: boolean, seen: GameView<View>) => Words | string | null)
  const all = sentences as Readonly<Record<string, Sentence | undefined>>
  return (event, seen) => {
    const sentence = all[event.type]
    const you = event.seat === seen.eye
    if (sentence === undefined) return null
    if (sentence === 'told') return { key: `event.${event.type}`, params: fieldsOf(event) }
    const words = sentence === 'acted' ? event.type : sentence(event as E, you, seen)
    return typeof words === 'string' ? actorWords(`event.${words}`, you, fieldsOf(event)) : words
  }
}

/** Returns the fields of an event that a sentence can name. */
function fieldsOf(event: GameEvent): NonNullable<Words['params']> {
  const fields = Object.entries(event as object)
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

/** A game's sounds by event type: a sound name, or a function that returns one. Events without an entry are silent. */
type Sounds<E extends GameEvent> = {
  readonly [T in E['type']]?: string | ((event: EventOf<E, T>) => string | null)
}

/** Returns the function that gives the name of an event's sound. */
export function createSounds<E extends GameEvent>(sounds: Sounds<E>): (event: GameEvent) => string | null {
  const all = sounds as Readonly<Record<string, string | ((event: E) => string | null) | undefined>>
  return (event) => {
    const sound = all[event.type]
    return typeof sound === 'function' ? sound(event as E) : (sound ?? null)
  }
}

/**
 * Returns the words of a sentence that has a form for the acting player, `<key>.you`, and one for everybody else,
 * `<key>.they`.
 */
export function actorWords(key: string, you: boolean, params: NonNullable<Words['params']> = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

/**
 * Returns the words of a deal: `<key>-you`, with the viewer's cards as `list` writes them, for a hand that the viewer
 * sees; `<key>` for any other.
 */
export function dealtWords(
  key: string,
  hand: readonly string[] | number | null | undefined,
  params: NonNullable<Words['params']>,
  list: (cards: readonly string[]) => string,
): Words {
  return isOpenHand(hand) ? { key: `${key}-you`, params: { ...params, cards: list(hand) } } : { key, params }
}

/**
 * Returns the words of a lesson step: `lesson.<id>.title`, `.tell`, `.done` and `.other`, with `facts` as their
 * parameters.
 */
export function lessonWords(
  id: string,
  facts?: NonNullable<Words['params']>,
): Pick<LessonStep, 'title' | 'taskWords' | 'doneWords' | 'otherMoveWords'> {
  const words = (part: string): Words => ({ key: `lesson.${id}.${part}`, ...(facts ? { params: facts } : {}) })
  return { title: words('title'), taskWords: words('tell'), doneWords: words('done'), otherMoveWords: words('other') }
}

/**
 * Returns the function that explains a hint: the bot's reason for a move, as a message under `reason`. `pluralParams`
 * names the parameters that determine the plural; the first one present is passed as `n`.
 */
export function createReasonWords<View>(
  reasonFor: (seen: GameView<View>, seat: Seat, move: string) => Reason,
  ...pluralParams: readonly string[]
): (seen: GameView<View>, seat: Seat, move: string) => Words {
  return (seen, seat, move) => {
    const { key, params } = reasonFor(seen, seat, move)
    const plural =
      pluralParams.length === 0
        ? {}
        : { n: Number(pluralParams.map((name) => params[name]).find((n) => n !== undefined) ?? 0) }
    return { key: `reason.${key}`, params: { ...params, ...plural } }
  }
}
