import type { App } from 'electron'

/** The longest that the program may take over its last work. */
const PATIENCE_MS = 3_000

/**
 * Lets the program end only when its last work is done, or has taken too long: guests are told goodbye, files closed.
 * Answers a function that does the same at once, for a session of the system that ends without `will-quit`.
 */
export function finishBeforeQuit(app: App, finish: () => Promise<void>): () => void {
  let state: 'running' | 'finishing' | 'done' = 'running'
  let patience: NodeJS.Timeout | null = null
  const end = () => {
    if (state === 'done') return
    state = 'done'
    if (patience) clearTimeout(patience)
    // In a turn of its own: while `will-quit` is emitted Electron ignores a call to quit, and what is finished at once
    // comes here within that emission.
    setImmediate(() => app.quit())
  }
  const begin = () => {
    if (state !== 'running') return
    state = 'finishing'
    patience = setTimeout(end, PATIENCE_MS)
    finish().then(end, end)
  }
  app.on('will-quit', (event) => {
    if (state === 'done') return
    event.preventDefault()
    begin()
  })
  return begin
}
