import type { Reason } from '../../../bots/reasons/reason'
import type { Seat, Seen } from '../../../rules/kit'
import type { LessonStep } from '../types'
import type { Words } from '../../i18n/words'

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
