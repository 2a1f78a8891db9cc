import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../../..')
/** Beside the packages, so that those which stay outside are found. */
const folder = join(root, 'node_modules/.cache/parlor-bench')

/** Programs of this folder that play a server. */
export type HostProgram = `${'parlor' | 'peer' | 'bare'}-host`

/**
 * Bundles the servers as the headless host ships: run from their sources they would be measured together with what
 * translates them. Answers where a program lies.
 */
export async function bundleHosts(): Promise<(name: HostProgram) => string> {
  const names: readonly HostProgram[] = ['parlor-host', 'peer-host', 'bare-host']
  const input = Object.fromEntries(names.map((name) => [name, join(import.meta.dirname, `${name}.ts`)]))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, emptyOutDir: true, target: 'node20', rolldownOptions: { input } },
  })
  return (name) => join(folder, `${name}.js`)
}
