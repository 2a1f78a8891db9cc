import path from 'node:path'
import {
  cpSync,
  copyFileSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  chmodSync,
  writeFileSync,
} from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ICON_SIZES, renderIcons } from './unpacked'
import { PARTS_FILE } from '../vite/parts-list'

interface Parts {
  readonly components: readonly object[]
}

const component = (name: string, version: string | undefined, licence: string, purl: string) => ({
  type: 'framework',
  'bom-ref': purl,
  name,
  ...(version === undefined ? {} : { version }),
  licenses: [{ license: { id: licence } }],
  purl,
})

/** What a release is called, and the time that its files have, in seconds since 1970. */
export interface Release {
  readonly version: string
  readonly epoch: number
}

/** Where the app lies. No space, which `/opt/Parlor Box` would have. */
const APP_FOLDER = 'usr/lib/parlor-box'
/** The helper of Chromium's sandbox, which has to belong to root and to run as root. */
export const SANDBOX = `${APP_FOLDER}/chrome-sandbox`
export const PROGRAM = 'parlor-box'
export const HOMEPAGE = 'https://parlor-box.example'
export const MAINTAINER = 'The Parlor Box contributors <packages@parlorbox.example>'
export const SUMMARY = 'Vintage boxed games on a lamplit table'
export const DESCRIPTION = [
  'The Forty-Nine outfit of 1926, Deck-O-Cards Roulette of 1938, Lion Coffee',
  'Color Casino and Cassino at their true size, alone, against bots or with',
  'others on the same network.',
]

const DESKTOP = `[Desktop Entry]
Type=Application
Name=Parlor Box
GenericName=Board and card games
Comment=${SUMMARY}
Exec=${PROGRAM} %F
Icon=${PROGRAM}
Terminal=false
StartupWMClass=${PROGRAM}
Categories=Game;BoardGame;CardGame;
Keywords=Forty-Nine;Cassino;Roulette;patience;
MimeType=application/x-parlor-record;
`

const MIME = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-parlor-record">
    <comment>Parlor Box game</comment>
    <glob pattern="*.parlor"/>
  </mime-type>
</mime-info>
`

const MANUAL = `.TH PARLOR-BOX 6 "" "" "Games"
.SH NAME
parlor-box \\- vintage boxed games on a lamplit table
.SH SYNOPSIS
.B parlor-box
.RI [ game.parlor ]
.SH DESCRIPTION
Opens the shelf with its boxes, or the game in a file.
Games are saved under
.IR ~/.local/share/parlor-box ,
or in the folder that the environment variable
.B PARLOR_DATA
names.
Removing the package leaves them.
`

/** Lays out the files of a package for Linux, as they will lie on the system, with their modes and one time. */
export function writeTree(root: string, app: string, tree: string, { version, epoch }: Release): void {
  rmSync(tree, { recursive: true, force: true })
  const at = (name: string) => path.join(tree, name)
  const folder = (name: string) => mkdirSync(at(name), { recursive: true })
  const doc = 'usr/share/doc/parlor-box'
  for (const name of [
    'usr/bin',
    'usr/lib',
    'usr/share/applications',
    'usr/share/mime/packages',
    'usr/share/man/man6',
    doc,
  ])
    folder(name)
  cpSync(app, at(APP_FOLDER), { recursive: true, verbatimSymlinks: true })
  symlinkSync(`../lib/parlor-box/${PROGRAM}`, at(`usr/bin/${PROGRAM}`))
  writeFileSync(at(`usr/share/applications/${PROGRAM}.desktop`), DESKTOP)
  writeFileSync(at(`usr/share/mime/packages/${PROGRAM}.xml`), MIME)
  writeFileSync(at(`usr/share/man/man6/${PROGRAM}.6.gz`), gzipSync(MANUAL, { level: 9 }))
  writeIcons(tree)
  const licences = [
    ['LICENSES.chromium.html', 'LICENSES.chromium.html'],
    ['LICENSE.electron.txt', 'LICENSE.electron.txt'],
    ['LICENSE', 'LICENSE.electron.txt'],
  ] as const
  for (const [name, target] of licences) {
    if (existsSync(at(`${APP_FOLDER}/${name}`))) renameSync(at(`${APP_FOLDER}/${name}`), at(`${doc}/${target}`))
  }
  const parts = readFileSync(path.join(root, 'out/renderer', PARTS_FILE), 'utf8')
  writeFileSync(at(`${doc}/${PARTS_FILE}`), withRuntime(parts, app))
  writeFileSync(at(`${doc}/copyright`), copyrightOf(readFileSync(path.join(root, 'LICENSE'), 'utf8')))
  writeFileSync(at(`${doc}/changelog.gz`), gzipSync(changelogOf(version, epoch), { level: 9 }))
  setModes(tree, epoch)
}

function writeIcons(tree: string): void {
  const icons = path.join(tree, 'icons')
  renderIcons(icons)
  for (const size of ICON_SIZES.filter((each) => each <= 512)) {
    for (const name of [`apps/${PROGRAM}.png`, 'mimetypes/application-x-parlor-record.png']) {
      const file = path.join(tree, `usr/share/icons/hicolor/${size}x${size}`, name)
      mkdirSync(path.dirname(file), { recursive: true })
      copyFileSync(path.join(icons, `${size}x${size}.png`), file)
    }
  }
  rmSync(icons, { recursive: true })
}

/** Our licence as Debian's `copyright` file has it: indented, with a dot on empty lines. */
const copyrightOf = (
  licence: string,
): string => `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Parlor Box
Source: ${HOMEPAGE}
Comment: Licences of the packages in the app: Settings, Licences, and parts.cdx.json.
 Those of Electron and Chromium: LICENSE.electron.txt, LICENSES.chromium.html.

Files: *
Copyright: 2026 The Parlor Box contributors
License: MIT

License: MIT
${licence
  .trimEnd()
  .split('\n')
  .map((line) => ` ${line === '' ? '.' : line}`)
  .join('\n')}
`

function changelogOf(version: string, epoch: number): string {
  const date = new Date(epoch * 1000).toUTCString().replace('GMT', '+0000')
  return `parlor-box (${version}) unstable; urgency=medium\n\n  * Release ${version}.\n\n -- ${MAINTAINER}  ${date}\n`
}

const EXECUTABLE = new Set([PROGRAM, 'chrome_crashpad_handler'])

function setModes(tree: string, epoch: number): void {
  for (const name of [...readdirSync(tree, { recursive: true, encoding: 'utf8' }), '.']) {
    const file = path.join(tree, name)
    const stats = lstatSync(file)
    if (stats.isSymbolicLink()) {
      lutimesSync(file, epoch, epoch)
      continue
    }
    const isProgram = path.dirname(name) === path.normalize(APP_FOLDER) && EXECUTABLE.has(path.basename(name))
    if (name === path.normalize(SANDBOX)) chmodSync(file, 0o4755)
    else chmodSync(file, stats.isDirectory() || isProgram ? 0o755 : 0o644)
  }
  for (const name of [...readdirSync(tree, { recursive: true, encoding: 'utf8' }), '.']) {
    const file = path.join(tree, name)
    if (!lstatSync(file).isSymbolicLink()) utimesSync(file, epoch, epoch)
  }
}

/**
 * Returns the parts list of the page and the main process, as CycloneDX, with what the runtime adds: Electron, and
 * Chromium in the version that the program names.
 * @param app folder of the packed app
 */
function withRuntime(list: string, app: string): string {
  const electron = readFileSync(path.join(app, 'version'), 'utf8').trim().replace(/^v/, '')
  const [, chromium] = /Chrome\/(\d+(?:\.\d+){3})/.exec(readFileSync(path.join(app, 'parlor-box'), 'latin1')) ?? []
  const parts = JSON.parse(list) as Parts
  const runtime = [
    component('Electron', electron, 'MIT', `pkg:github/electron/electron@v${electron}`),
    component('Chromium', chromium, 'BSD-3-Clause', 'pkg:generic/chromium'),
  ]
  return `${JSON.stringify({ ...parts, components: [...parts.components, ...runtime] }, null, 1)}\n`
}
