import type en from './en'

type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

/**
 * The key of a sentence that the page's English catalogue has, `shelf.title`: a key without a sentence does not compile.
 * A key made of what is only known later is checked by `hasText`, which narrows to this type.
 */
export type TextKey = KeysOf<typeof en>
