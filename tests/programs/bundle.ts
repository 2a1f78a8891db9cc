import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { PROGRAMS } from './list'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the bundled programs (`program.ts`). */
    readonly programs: string
  }
}

const root = resolve(import.meta.dirname, '../..')

/** Plugin that gives bundled modules the paths of their sources, by which they find their workers and resources. */
const ownPaths: Plugin = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Bundles the programs that the tests of a project start as processes, before its tests and again before each rerun.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, 'node_modules/.cache/parlor')
  await mkdir(cache, { recursive: true })
  // The bundles lie beside the packages, so that the programs can import these as usual.
  const outdir = await mkdtemp(join(cache, 'programs-'))
  const bundle = async () => {
    await build({
      absWorkingDir: root,
      entryPoints: [...PROGRAMS],
      outdir,
      outbase: '.',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      plugins: [ownPaths],
      logLevel: 'error',
    })
  }
  await bundle()
  project.onTestsRerun(bundle)
  project.provide('programs', outdir)
  return () => rm(outdir, { recursive: true, force: true })
}
