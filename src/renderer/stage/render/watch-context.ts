/** Milliseconds to wait for a lost context to come back. */
const RESTORE_TIMEOUT_MS = 4000

/** Callbacks for a canvas's graphics context. */
export interface ContextCallbacks {
  lost(): void
  /** The context was restored, and is empty. */
  restored(): void
  /** The context did not come back in time. */
  timedOut(): void
}

/** Watches a canvas for the loss of its graphics context until the signal aborts. */
export function watchContext(canvas: HTMLCanvasElement, signal: AbortSignal, callbacks: ContextCallbacks): void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const onLost = (event: Event) => {
    event.preventDefault()
    callbacks.lost()
    timeout = setTimeout(() => callbacks.timedOut(), RESTORE_TIMEOUT_MS)
  }
  const onRestored = () => {
    clearTimeout(timeout)
    callbacks.restored()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { signal })
  signal.addEventListener('abort', () => clearTimeout(timeout))
}
