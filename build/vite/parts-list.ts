import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A package of which the built app contains code or fonts. */
interface AppPart {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly text: string
}

/** Entries that the installed app does not contain, with the code that only they use. */
const LEFT_OUT_ENTRIES = new Set(['host'])

/** Files of the page with the licences, to read, and with the parts as CycloneDX. */
export const LICENCES_FILE = 'licences.json'
export const PARTS_FILE = 'parts.cdx.json'

/**
 * Creates the parts list of a build. The list is taken from the bundlers themselves, since a package manager knows
 * only what was installed: most of it does not end up in the app, and tools of the build do. `collect` makes a plugin for
 * each bundle (main process, preload script, page, worker), which notes what it contains; `write` one for the page,
 * which is bundled last: it writes the list and the licences into it.
 */
export function createPartsList(root: string) {
  const folders = new Set<string>()
  return {
    collect: (): Plugin => ({
      name: 'parlor:collect-parts',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const id of modulesOf(bundle)) {
          const folder = packageFolder(id)
          if (folder !== null) folders.add(folder)
        }
      },
    }),
    write: (): Plugin => ({
      name: 'parlor:write-parts',
      apply: 'build',
      enforce: 'post',
      generateBundle() {
        const parts = [...folders].map(readPart).sort((a, b) => (a.name < b.name ? -1 : 1))
        const own = readOwn(root)
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: JSON.stringify([own, ...parts]) })
        this.emitFile({
          type: 'asset',
          fileName: PARTS_FILE,
          source: `${JSON.stringify(cycloneDx(own, parts), null, 1)}\n`,
        })
      },
    }),
  }
}

/** Returns the modules of which code, styles or fonts are in the chunks of the installed app. */
function modulesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle)
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const reached = new Set<string>()
  const visit = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const each of [...chunk.imports, ...chunk.dynamicImports]) visit(each)
  }
  for (const [name, chunk] of chunks) if (chunk.isEntry && !LEFT_OUT_ENTRIES.has(chunk.name)) visit(name)
  const code = [...reached].flatMap((name) =>
    Object.entries(chunks.get(name)?.modules ?? {})
      .filter(([id, module]) => module.renderedLength > 0 || /\.css(\?|$)/.test(id))
      .map(([id]) => id),
  )
  const assets = files.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
  return [...code, ...assets]
}

/** Returns the folder of the package that a module belongs to; null for a module of this project or of the bundler. */
function packageFolder(id: string): string | null {
  const [, folder] = /^\0?(?:.*:)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? []
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null
}

function readPart(folder: string): AppPart {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const file = readdirSync(folder)
    .sort()
    .find((each) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(each))
  if (license === undefined || file === undefined)
    throw new Error(`${name} names no licence or lacks its text, so that it cannot be shipped.`)
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8') }
}

function readOwn(root: string): AppPart {
  const { productName, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly productName: string
    readonly version: string
    readonly license: string
  }
  return { name: productName, version, licence: license, text: readFileSync(join(root, 'LICENSE'), 'utf8') }
}

/** Returns the list as a CycloneDX document, without time and serial number, so that it is the same in every build. */
function cycloneDx(own: AppPart, parts: readonly AppPart[]): object {
  const licenses = ({ licence }: AppPart) =>
    / /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]
  const purl = ({ name, version }: AppPart) => `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: own.name, version: own.version, licenses: licenses(own) },
    },
    components: parts.map((part) => ({
      type: part.name.startsWith('@fontsource/') ? 'data' : 'library',
      'bom-ref': purl(part),
      name: part.name,
      version: part.version,
      licenses: licenses(part),
      purl: purl(part),
    })),
  }
}
