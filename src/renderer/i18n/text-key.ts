import type en from './en'
import type exhibit from './en-exhibit'
import type staff from './en-staff'

type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

/** All texts: those of every page, and those that come with an exhibit. */
type Catalogue = typeof en & { readonly exhibit: typeof exhibit; readonly staff: typeof staff }

/**
 * A key of the page's English catalogue, such as `shelf.title`; a key without a sentence does not compile. A key
 * composed at run time is checked by `hasText`, which narrows to this type.
 */
export type TextKey = KeysOf<Catalogue>
