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
