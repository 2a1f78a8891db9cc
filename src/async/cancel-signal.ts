/** The part of the platform's AbortSignal that is used here; rooms without a DOM have no such type. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
