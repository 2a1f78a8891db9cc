import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { alteredFiles, filesInArchive } from '../../../build/package/archive'
import { packUnpacked } from '../../../build/package/unpacked'
import { shouldSkip } from '../../machine'

const ROOT = path.resolve(import.meta.dirname, '../../..')

const isInstalled = existsSync(path.join(ROOT, 'dist/packager/node_modules/electron-builder/cli.js'))
const noPackager = shouldSkip(
  'packager',
  process.platform === 'linux' && isInstalled ? null : 'The packager is not installed: npm run package installs it.',
)

/** Writes files below a folder, by their paths. Returns the folder. */
function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

it.skipIf(noPackager)(
  'packs an app with a runtime, without a network, within a minute: what was built, and nothing else',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parlor-packed-'))
    try {
      const runtime = write(path.join(folder, 'runtime'), {
        version: 'v45.4.1',
        LICENSE: 'of Electron',
        'LICENSES.chromium.html': 'of Chromium',
      })
      for (const name of ['electron', 'chrome-sandbox']) copyFileSync('/usr/bin/true', path.join(runtime, name))
      const app = write(path.join(folder, 'app'), {
        'package.json': JSON.stringify({
          name: 'parlor-box',
          version: '1.2.3',
          main: 'out/main/index.js',
          description: 'x',
        }),
        'out/main/index.js': 'app()',
        'out/main/host.js': 'host()',
        'out/renderer/index.html': '<!doctype html>',
        'out/sources.sha256': 'abc',
        'src/main/index.ts': 'app()',
        'tests/app.test.ts': 'test()',
      })
      const begun = performance.now()
      const packed = await packUnpacked(ROOT, { runtime, app, out: path.join(folder, 'packed') })
      expect(performance.now() - begun).toBeLessThanOrEqual(60_000)
      const archive = path.join(packed, 'resources/app.asar')
      expect(filesInArchive(archive).sort()).toEqual(['out/main/index.js', 'out/renderer/index.html', 'package.json'])
      expect(alteredFiles(archive, app)).toEqual([])
      // The same sources in another folder make the same bytes.
      const copy = path.join(folder, 'copy')
      cpSync(app, copy, { recursive: true })
      const again = await packUnpacked(ROOT, { runtime, app: copy, out: path.join(folder, 'again') })
      expect(readFileSync(path.join(again, 'resources/app.asar')).equals(readFileSync(archive))).toBe(true)
      for (const name of ['parlor-box', 'chrome-sandbox', 'LICENSES.chromium.html', 'resources/256x256.png'])
        expect(existsSync(path.join(packed, name)), name).toBe(true)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
