import type { App } from 'electron'

/** The longest that the program may take over its last work. */
const PATIENCE_MS = 3_000

/** Lets the program end only when its last work is done, or has taken too long: guests are told goodbye, files closed. */
export function finishBeforeQuitting(app: App, finish: () => Promise<void>): void {
  let state: 'running' | 'finishing' | 'done' = 'running'
  let patience: NodeJS.Timeout | null = null
  const end = () => {
    if (state === 'done') return
    state = 'done'
    if (patience) clearTimeout(patience)
    app.quit()
  }
  app.on('will-quit', (event) => {
    if (state === 'done') return
    event.preventDefault()
    if (state === 'finishing') return
    state = 'finishing'
    patience = setTimeout(end, PATIENCE_MS)
    finish().then(end, end)
  })
}
