import type { App } from 'electron'

/** The longest time that shutdown may take, in milliseconds. */
const MAX_SHUTDOWN_MS = 3_000

/**
 * Delays quitting until `finish` is done or has taken too long: guests are sent their farewell, and files are closed.
 * Returns a function that starts this at once, for an operating-system session that ends without `will-quit`.
 */
export function finishBeforeQuit(app: App, finish: () => Promise<void>): () => void {
  let state: 'running' | 'finishing' | 'done' = 'running'
  let patience: NodeJS.Timeout | null = null
  const end = () => {
    if (state === 'done') return
    state = 'done'
    if (patience) clearTimeout(patience)
    // In a later turn of the event loop: Electron ignores `quit` while `will-quit` is being emitted, and a `finish`
    // that completes at once gets here within that emission.
    setImmediate(() => app.quit())
  }
  const begin = () => {
    if (state !== 'running') return
    state = 'finishing'
    patience = setTimeout(end, MAX_SHUTDOWN_MS)
    finish().then(end, end)
  }
  app.on('will-quit', (event) => {
    if (state === 'done') return
    event.preventDefault()
    begin()
  })
  return begin
}
