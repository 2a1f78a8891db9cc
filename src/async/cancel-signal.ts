/**
 * The part of the platform's `AbortSignal` that is used here; folders that compile without the DOM types have no
 * `AbortSignal`.
 */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
