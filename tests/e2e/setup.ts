import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../build/launch/build'
import { startBrowser } from './browser'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of the run is listening. */
    readonly browserEndpoint: string
    /** The built page. */
    readonly rendererFolder: string
  }
}

/** Before the first end-to-end test: the page as it is now, and a browser. Each test starts a host of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = resolve(import.meta.dirname, '../..')
  if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) throw new Error('The app could not be built.')
  const browser = await startBrowser('painter')
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('rendererFolder', resolve(root, 'out/renderer'))
  return () => browser.close()
}
