import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { createPartsList, LICENCES_FILE, PARTS_FILE } from '../../../build/vite/parts-list'
import { webFonts } from '../../../build/vite/web-fonts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Modules that exist only here, by the names under which they are imported. */
const virtual = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual',
  resolveId: (id) => (id in modules ? path.join(ROOT, `${id}.js`) : null),
  load: (id) => modules[path.basename(id, '.js')] ?? null,
})

interface Emitted {
  readonly fileName: string
  readonly source: string
}

/** Bundles small entries as the app is bundled. Returns the assets. */
async function bundle(modules: Readonly<Record<string, string>>, inputs: readonly string[]): Promise<Emitted[]> {
  const parts = createPartsList(ROOT)
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual(modules), webFonts(), parts.collect(), parts.write()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: Object.fromEntries(inputs.map((name) => [name, name])) },
    },
  })
  // Not watched, and of one format: it is one output.
  const { output } = [made].flat()[0] as Rolldown.RolldownOutput
  return output.flatMap((file) =>
    file.type === 'asset' ? [{ fileName: file.fileName, source: String(file.source) }] : [],
  )
}

it('lists the packages whose code or fonts are in the bundle, with the texts of their licences', async () => {
  const assets = await bundle(
    {
      index: `import { marked } from 'marked'; import { renderSVG } from 'uqr'; import '@fontsource/league-gothic/latin-400.css'; console.log(marked('x'))`,
      host: `import { Command } from 'commander'; console.log(new Command())`,
    },
    ['index', 'host'],
  )
  const read = (file: string): unknown => JSON.parse(assets.find(({ fileName }) => fileName === file)!.source)
  const licences = read(LICENCES_FILE) as { name: string; text: string }[]
  // Not what only the host uses, and not what is installed but left out by the bundler.
  expect(licences.map(({ name }) => name)).toEqual(['Parlor Box', '@fontsource/league-gothic', 'marked'])
  for (const { text } of licences) expect(text.length).toBeGreaterThan(500)
  const { components } = read(PARTS_FILE) as { components: { name: string; purl: string; licenses: unknown[] }[] }
  expect(components.map(({ purl }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
    'pkg:npm/%40fontsource/league-gothic',
    'pkg:npm/marked',
  ])
  expect(components.every(({ licenses: all }) => all.length === 1)).toBe(true)
  // One format of each font.
  expect(
    assets.filter(({ fileName }) => /\.woff2?$/.test(fileName)).map(({ fileName }) => path.extname(fileName)),
  ).toEqual(['.woff2'])
})
