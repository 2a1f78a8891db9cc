import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../../..')
/** Folder of the bundles. It lies among the peers' packages, because boardgame.io cannot be bundled. */
const folder = join(root, 'tests/bench/node_modules/.cache/parlor-bench')

/** Name of a program of this folder that is a server. */
export type HostProgram = `${'parlor' | 'peer' | 'bare'}-host`

/**
 * Bundles the servers in the way in which the headless host ships. If they ran from their sources, the translation of
 * the sources would be measured too. Returns a function that gives the path of a program.
 */
export async function bundleHosts(): Promise<(name: HostProgram) => string> {
  const names: readonly HostProgram[] = ['parlor-host', 'peer-host', 'bare-host']
  const input = Object.fromEntries(names.map((name) => [name, join(import.meta.dirname, `${name}.ts`)]))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    // The peers' packages hold a version of their own.
    resolve: { dedupe: ['ws'] },
    build: { ssr: true, outDir: folder, emptyOutDir: true, target: 'node20', rolldownOptions: { input } },
  })
  return (name) => join(folder, `${name}.js`)
}
