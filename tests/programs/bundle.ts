import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { PROGRAMS } from './list'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the bundled programs lie (`program.ts`). */
    readonly programs: string
  }
}

const root = resolve(import.meta.dirname, '../..')

/** Lets bundled modules know themselves by their sources' paths: they find their workers and resources by these. */
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

/** Before the tests of a project: bundles what they start as processes, and anew before tests that are run again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, 'node_modules/.cache/parlor')
  await mkdir(cache, { recursive: true })
  // Beside the packages, which the programs import as ever.
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
