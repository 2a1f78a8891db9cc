import type * as z from 'zod/mini'

/** What a schema reads, as data that nobody changes: types of what crosses a border are inferred from its schema. */
export type PlainData<Schema extends z.ZodMiniType> = Unchanging<z.infer<Schema>>

type Unchanging<T> = T extends object ? { readonly [Key in keyof T]: Unchanging<T[Key]> } : T
