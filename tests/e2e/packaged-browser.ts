import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A browser and the environment that it needs. */
export interface PackagedBrowser {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

const FONTS = 'fonts.conf'

/**
 * Returns the browser of `@sparticuz/chromium`, with the libraries and fonts that a bare machine lacks. Unpacks it into
 * a folder of the temporary folder that is named after its version. Returns null where the package has no browser for
 * the machine: it has one for 64-bit Linux only.
 */
export async function packagedBrowser(): Promise<PackagedBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { resolve } = createRequire(import.meta.url)
  const home = dirname(dirname(resolve('@sparticuz/chromium')))
  const { version } = createRequire(import.meta.url)(join(home, 'package.json')) as { version: string }
  const folder = join(tmpdir(), `parlor-box-browser-${version}`)
  if (!existsSync(folder)) await unpackInto(folder, home)
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, FONTS) },
  }
}

/**
 * Unpacks the browser beside `folder` and renames the result at the end. So nobody finds half a browser there, and two
 * processes that do this at the same time do no harm.
 */
async function unpackInto(folder: string, home: string): Promise<void> {
  const draft = await mkdtemp(`${folder}-`)
  // The package unpacks into the temporary folder that the environment names.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = draft
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    await packed.executablePath()
    await inflate(join(home, 'bin', 'al2023.tar.br'))
    await writeFile(join(draft, FONTS), fontConfiguration(folder))
    await rename(draft, folder)
  } catch (fault) {
    // A folder that another process has just unpacked is as good.
    if (!existsSync(folder)) throw fault
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Returns font settings that name the machine's fonts, if it has any, and those of the package. Without any font, the
 * browser ends at its first page.
 */
function fontConfiguration(folder: string): string {
  const dirs = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${dirs.map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}
