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
