import type { Reason } from '../../../bots/reasons/reason'
import type { Seat, Seen, GameEvent } from '../../../rules/kit'
import type { LessonStep } from '../types'
import type { Words } from '../../i18n/words'

/** One event of a game's, by its type. */
type Of<E extends GameEvent, T> = Extract<E, { readonly type: T }>

/** A game's sentences by the type of event, each for whoever looks; null, or none at all, for what needs no word. */
type Sentences<E extends GameEvent, View = unknown> = {
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
type Sounds<E extends GameEvent> = {
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

/** The same sentence to whoever did it and about whoever did it: `<key>.you` and `<key>.they`. */
export function whose(key: string, you: boolean, params: NonNullable<Words['params']> = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

/** The words of a step of a lesson: `lesson.<id>.title`, `.tell`, `.done` and `.other`, which `facts` fill in. */
export function lessonWords(
  id: string,
  facts?: NonNullable<Words['params']>,
): Pick<LessonStep, 'title' | 'tell' | 'done' | 'other'> {
  const words = (part: string): Words => ({ key: `lesson.${id}.${part}`, ...(facts ? { params: facts } : {}) })
  return { title: words('title'), tell: words('tell'), done: words('done'), other: words('other') }
}

/**
 * Why a hint is good: what a bot says of a move, as a message under `reason`. `many` names the parameters on which a
 * plural depends, the first that is there; it is told as `n`.
 */
export function reasonWordsOf<View>(
  reasonFor: (seen: Seen<View>, seat: Seat, move: string) => Reason,
  ...many: readonly string[]
): (seen: Seen<View>, seat: Seat, move: string) => Words {
  return (seen, seat, move) => {
    const { key, params } = reasonFor(seen, seat, move)
    const counted =
      many.length === 0 ? {} : { n: Number(many.map((name) => params[name]).find((n) => n !== undefined) ?? 0) }
    return { key: `reason.${key}`, params: { ...params, ...counted } }
  }
}
