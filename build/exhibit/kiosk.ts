/**
 * Keeps a browser in kiosk mode on an exhibit's page, for a machine without Electron's runtime: `node --import tsx
 * build/exhibit/kiosk.ts http://127.0.0.1:4949/ -- chromium --kiosk`.
 */
import { Command } from 'commander'
import { createExhibitLog } from '../../src/node/exhibit/exhibit-log'
import { defaultDataFolder } from '../../src/node/storage/data-folder'
import { keepBrowser } from './keep-browser'
import { PIPE_FLAG } from './browser-pipe'

/** Features of Chromium that make requests or offers of their own. */
const UNWANTED_FEATURES = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
]

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

/**
 * Returns the flags with which Chromium shows an exhibit, whatever its look: it can be controlled by the program that
 * starts it, it asks nothing, and it connects to nothing but the exhibit's host.
 * @param url the exhibit's address
 * @param profile a folder for the browser's own files, without which it refuses to be controlled; null for its own
 */
export function exhibitFlags(url: string, profile: string | null): string[] {
  return [
    ...(profile === null ? [] : [PIPE_FLAG, `--user-data-dir=${profile}`]),
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-pings',
    '--no-proxy-server',
    // No name is looked up, whichever part of the browser asks.
    `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${new URL(url).hostname}`,
    `--disable-features=${UNWANTED_FEATURES.join(',')}`,
    // Otherwise a page gets no graphics context after crashes of the graphics process, until a person allows it.
    '--disable-domain-blocking-for-3d-apis',
    // Reports of crashes would fill the disk.
    '--disable-breakpad',
  ]
}
