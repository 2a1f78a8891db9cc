import type { Words } from '../types'

/** The same sentence to whoever did it and about whoever did it, for those who look on. */
export function whose(key: string, you: boolean, params: NonNullable<Words['params']> = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}
