import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../build/launch/build'
import { startBrowser } from './browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which the only browser of the run listens. */
    readonly browserEndpoint: string
    /** The folder of the built page. */
    readonly rendererFolder: string
  }
}

/** Builds the page and starts a browser, before the first end-to-end test. Each test starts its own host. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = resolve(import.meta.dirname, '../..')
  if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) throw new Error('The app could not be built.')
  const browser = await startBrowser('painter')
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('rendererFolder', resolve(root, 'out/renderer'))
  return () => browser.close()
}
