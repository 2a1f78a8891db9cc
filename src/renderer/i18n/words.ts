/** A sentence that the language files know: looked up and filled in where it is shown or spoken. */
export interface Words {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
