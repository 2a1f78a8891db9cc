import type en from './en'

type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

/**
 * A key of the page's English catalogue, such as `shelf.title`; a key without a sentence does not compile. A key
 * composed at run time is checked by `hasText`, which narrows to this type.
 */
export type TextKey = KeysOf<typeof en>
