/**
 * Keeps a browser in kiosk mode on an exhibit's page, for a machine without Electron's runtime: `node --import tsx
 * build/exhibit/kiosk.ts http://127.0.0.1:4949/ -- chromium --kiosk`.
 */
import { Command } from 'commander'
import { keepBrowser } from './keep-browser'

await new Command('kiosk')
  .description('Keep a browser on the page of an exhibit.')
  .argument('<address>', 'where the exhibit’s host is')
  .argument('<browser...>', 'the browser and its words, after --')
  .action(async (url: string, [program = '', ...words]: string[]) => {
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())
    await keepBrowser({ url, command: [program, ...words], say: (line) => console.log(line), signal: stop.signal })
    process.exit()
  })
  .parseAsync()
