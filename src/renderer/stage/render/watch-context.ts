/** Milliseconds to wait for a lost context to come back. */
const LOST_PATIENCE = 4000

/** Callbacks for a canvas's graphics context. */
export interface ContextCalls {
  lost(): void
  /** The context was restored, and is empty. */
  restored(): void
  /** The context did not come back in time. */
  gone(): void
}

/** Watches a canvas for the loss of its graphics context until the signal aborts. */
export function watchContext(canvas: HTMLCanvasElement, signal: AbortSignal, calls: ContextCalls): void {
  let patience: ReturnType<typeof setTimeout> | undefined
  const onLost = (event: Event) => {
    event.preventDefault()
    calls.lost()
    patience = setTimeout(() => calls.gone(), LOST_PATIENCE)
  }
  const onRestored = () => {
    clearTimeout(patience)
    calls.restored()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { signal })
  signal.addEventListener('abort', () => clearTimeout(patience))
}
