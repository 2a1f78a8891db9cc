import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Parts {
  readonly components: readonly object[]
}

/**
 * Returns the parts list of the page and the main process, as CycloneDX, with what the runtime adds: Electron, and
 * Chromium in the version that the program names.
 * @param app folder of the packed app
 */
export function withRuntime(list: string, app: string): string {
  const electron = readFileSync(path.join(app, 'version'), 'utf8').trim().replace(/^v/, '')
  const [, chromium] = /Chrome\/(\d+(?:\.\d+){3})/.exec(readFileSync(path.join(app, 'parlor-box'), 'latin1')) ?? []
  const parts = JSON.parse(list) as Parts
  const runtime = [
    component('Electron', electron, 'MIT', `pkg:github/electron/electron@v${electron}`),
    component('Chromium', chromium, 'BSD-3-Clause', 'pkg:generic/chromium'),
  ]
  return `${JSON.stringify({ ...parts, components: [...parts.components, ...runtime] }, null, 1)}\n`
}

const component = (name: string, version: string | undefined, licence: string, purl: string) => ({
  type: 'framework',
  'bom-ref': purl,
  name,
  ...(version === undefined ? {} : { version }),
  licenses: [{ license: { id: licence } }],
  purl,
})
