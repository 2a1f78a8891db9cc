/**
 * Keeps a browser in kiosk mode on an exhibit's page, for a machine without Electron's runtime: `node --import tsx
 * build/exhibit/kiosk.ts http://127.0.0.1:4949/ -- chromium --kiosk`.
 */
import { Command } from 'commander'
import { createExhibitLog } from '../../src/node/exhibit/exhibit-log'
import { defaultDataFolder } from '../../src/node/storage/data-folder'
import { keepBrowser } from './keep-browser'
import { exhibitFlags } from './browser-pipe'

await new Command('kiosk')
  .description('Keep a browser on the page of an exhibit.')
  .argument('<address>', 'where the exhibit’s host is')
  .argument('<browser...>', 'Chromium and its words, after --')
  .option('--data <folder>', 'the exhibit’s data folder, for the log', defaultDataFolder())
  .action(async (url: string, [program = '', ...words]: string[], { data }: { readonly data: string }) => {
    const log = createExhibitLog(data, 'exhibit-browser')
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())
    await keepBrowser({
      url,
      command: [program, ...words],
      flags: (profile) => exhibitFlags(url, profile),
      say(what, sentence) {
        console.log(sentence)
        log.write(what, sentence)
      },
      signal: stop.signal,
    })
    process.exit()
  })
  .parseAsync()
