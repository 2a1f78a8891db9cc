import path from 'node:path'
import {
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs'
import { readFuses, wantedFuses } from '../package/unpacked'
import { RIGHTS, startWindow, type RunningWindow, type WindowOptions } from './window'
import { filesInArchive } from '../package/archive'

/** The packed app, and how it can be started here. */
export interface Subject {
  readonly root: string
  readonly folder: string
  /** Folder in which each check has a folder of games of its own. */
  readonly data: string
  readonly start: Omit<WindowOptions, 'program' | 'env'> & { readonly display: string }
  /** Packs the app once more, as another version. Returns its folder. */
  pack(version: string): Promise<string>
}

/** A check: its name, and a function that returns what was seen, or throws what is wrong. */
export interface Check {
  readonly name: string
  readonly run: (subject: Subject) => Promise<string> | string
}

/** Thrown by a check that this system can neither pass nor fail. */
export class OutOfReach extends Error {}

const READY_MS = 15_000
const PATIENCE_MS = 30_000
const PROGRAM = 'parlor-box'

/** A game under way, as a file. */
const RECORD = {
  format: 'parlor-record/1',
  game: 'forty-nine',
  options: {},
  seats: ['A', 'B'],
  names: { A: 'Ada', B: 'Bot 1' },
  chance: { seed: 'prove' },
  moves: ['B 6', 'A 7', 'B draw', 'B pass', 'A draw', 'A pass'],
} as const

/** Settings for a quick table, since graphics may be drawn by software. */
const SETTINGS = { flat: true, speed: 'instant', motion: 'reduced', muted: true } as const

/** Makes a folder of games of its own, which belongs to the user who starts the app. */
function makeData({ data, start }: Subject, name: string): string {
  const folder = path.join(data, name)
  const settings = path.join(folder, 'settings.json')
  mkdirSync(folder)
  writeFileSync(settings, JSON.stringify(SETTINGS))
  if (start.user) for (const file of [folder, settings]) chownSync(file, start.user.uid, start.user.gid)
  return folder
}

const open = ({ folder, start }: Subject, data: string, files: readonly string[] = [], at = folder) =>
  startWindow({
    ...start,
    program: path.join(at, PROGRAM),
    args: [...start.args, ...files],
    env: { DISPLAY: start.display, HOME: data, PARLOR_DATA: data },
  })

/** Does something with a window of the app, and kills the app afterwards. */
async function inWindow<T>(opening: Promise<RunningWindow>, act: (window: RunningWindow) => Promise<T>): Promise<T> {
  const window = await opening
  return act(window).finally(() => window.kill())
}

const isReady = (place: string): string => `document.documentElement.dataset.ready === '${place}'`
const PLY = 'Number(document.documentElement.dataset.ply)'
const MOVE = '[data-moves] button:not([aria-disabled="true"]):not([data-claim])'
const RESUME = '[data-action="resume"]'

async function beginGame(window: RunningWindow): Promise<void> {
  for (const selector of ['[data-box="forty-nine-outfit"]', '[data-game="forty-nine"]', '[data-choice="play"]'])
    await window.press(selector)
}

/** Makes moves against the bot. Returns the number of moves of both. */
async function play(window: RunningWindow, moves: number): Promise<number> {
  for (let i = 0; i < moves; i++) {
    await window.until(`document.querySelector('${MOVE}') !== null`, PATIENCE_MS)
    const before = Number(await window.evaluate(PLY))
    await window.press(MOVE)
    await window.until(`${PLY} > ${before}`, PATIENCE_MS)
  }
  return Number(await window.evaluate(PLY))
}

/** Goes on with the last game, and waits until at least so many moves of it stand. */
async function resume(window: RunningWindow, moves: number): Promise<void> {
  await window.press(RESUME)
  await window.until(`${PLY} >= ${moves}`, PATIENCE_MS)
}

/** Everything that is proved, in order. */
export const CHECKS: readonly Check[] = [
  { name: 'the fuses read back as they were set', run: checkFuses },
  { name: 'the shelf opens within 15 s, in a sandbox with its filter', run: checkSandbox },
  { name: 'the page reaches nothing that a page of the web does not', run: checkRights },
  { name: 'a game against a bot is whole after the app was killed', run: checkKill },
  { name: 'a .parlor file is laid among the saved games, and outlives a quit', run: checkGames },
  { name: 'a table for others is hosted, and closed with the app', run: checkTable },
  { name: 'an upgrade while the app runs harms nothing, and the next start is new', run: checkUpgrade },
  { name: 'an archive with one byte changed is refused', run: checkIntegrity },
]

function checkFuses({ root, folder }: Subject): string {
  const fuses = readFuses(readFileSync(path.join(folder, PROGRAM)))
  if (fuses === null) throw new Error('this runtime has no fuses')
  const wanted = Object.entries(wantedFuses(readFileSync(path.join(root, 'build/electron-builder.yml'), 'utf8')))
  const wrong = wanted.filter(([name, on]) => fuses[name as keyof typeof fuses] !== on)
  if (wanted.length === 0 || wrong.length > 0)
    throw new Error(`set otherwise: ${wrong.map(([name]) => name).join(', ')}`)
  return `${wanted.length} fuses`
}

async function checkSandbox(subject: Subject): Promise<string> {
  // As a player starts it the first time, with the table in depth.
  const data = makeData(subject, 'shelf')
  rmSync(path.join(data, 'settings.json'))
  const begun = performance.now()
  return inWindow(open(subject, data), async (window) => {
    await window.until(isReady('shelf'), READY_MS)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const processes = window.processes()
    if (processes.some(({ command }) => command.includes('--no-sandbox'))) throw new Error('--no-sandbox is in use')
    const renderer = processes.find(({ command }) => command.includes('--type=renderer'))
    if (!renderer) throw new Error('there is no process of the page')
    // Several numbers: one in each nested namespace of processes.
    if (!/^NSpid:\t\d+\t\d+/m.test(renderer.status)) throw new Error('the page is in no namespace of its own')
    if (!/^Seccomp:\t2$/m.test(renderer.status)) throw new Error('the page has no filter of system calls')
    return `shelf after ${seconds} s`
  })
}

async function checkRights(subject: Subject): Promise<string> {
  return inWindow(open(subject, makeData(subject, 'rights')), async (window) => {
    await window.until(isReady('shelf'), PATIENCE_MS)
    const found = (await window.evaluate(RIGHTS)) as Readonly<Record<string, unknown>> | undefined
    const wrong = Object.entries(found ?? {}).filter(([, isRefused]) => isRefused !== true)
    if (found === undefined || wrong.length > 0) throw new Error(`allowed: ${wrong.map(([name]) => name).join(', ')}`)
    const pages = await window.countPages()
    if (pages !== 1) throw new Error(`${pages} pages are open`)
    return `${Object.keys(found).length + 1} attempts refused`
  })
}

async function checkKill(subject: Subject): Promise<string> {
  const data = makeData(subject, 'kill')
  const moves = await inWindow(open(subject, data), async (window) => {
    await beginGame(window)
    return play(window, 6)
  })
  return inWindow(open(subject, data), async (window) => {
    await resume(window, moves)
    await play(window, 1)
    return `${moves} moves, and play went on`
  })
}

async function checkGames(subject: Subject): Promise<string> {
  const data = makeData(subject, 'games')
  const record = path.join(data, 'prove.parlor')
  writeFileSync(record, JSON.stringify(RECORD))
  await inWindow(open(subject, data, [record]), async (window) => {
    // A file from elsewhere is shown, and then laid among the saved games, to be continued there.
    await window.press('dialog button[data-take]')
    await window.until(`document.querySelector('dialog [data-save]') !== null`, PATIENCE_MS)
    await window.quit()
  })
  return inWindow(open(subject, data), async (window) => {
    await window.until(`document.querySelector('${RESUME}') !== null`, PATIENCE_MS)
    return 'offered again after a quit'
  })
}

const LINK = `document.querySelector('[data-invite] input')?.value ?? ''`

async function checkTable(subject: Subject): Promise<string> {
  return inWindow(open(subject, makeData(subject, 'table')), async (window) => {
    for (const selector of ['[data-box="forty-nine-outfit"]', '[data-game="forty-nine"]', '[data-choice="house"]'])
      await window.press(selector)
    for (const [selector, word] of [
      ['[data-chair="A"] input', 'Ada'],
      ['[data-house] input', 'Proof'],
    ])
      await window.until(
        `(() => { const it = document.querySelector('${selector}'); if (it === null) return false; it.value = '${word}'; return it.dispatchEvent(new Event('input', { bubbles: true })) })()`,
        PATIENCE_MS,
      )
    await window.press('[data-action="open-table"]')
    await window.until(`document.querySelector('[data-gathering]') !== null`, PATIENCE_MS)
    // A low window has the invitation behind a key.
    await window.until(
      `(() => { if (${LINK}) return true; document.querySelector('[data-action="invite"]')?.click(); return false })()`,
      PATIENCE_MS,
    )
    const link = String(await window.evaluate(LINK))
    const answer = await fetch(link)
    if (!answer.ok || !(await answer.text()).includes('<div id="app"')) throw new Error(`${link} answers no page`)
    await window.quit()
    const after = await fetch(link).catch(() => null)
    if (after !== null) throw new Error('the table still answers after the app has ended')
    return 'its page was served'
  })
}

async function checkUpgrade(subject: Subject): Promise<string> {
  const newer = await subject.pack('99.0.0')
  const data = makeData(subject, 'upgrade')
  const folder = `${subject.folder}-upgraded`
  cpSync(subject.folder, folder, { recursive: true, verbatimSymlinks: true })
  try {
    const moves = await inWindow(open(subject, data, [], folder), async (window) => {
      await beginGame(window)
      await play(window, 2)
      const files = replaceApp(folder, newer)
      const played = await play(window, 2)
      // Everything that a page may load later is still the old app's.
      const missing = await window.evaluate(
        `Promise.all(${JSON.stringify(files)}.map((file) => fetch('/' + file).then(({ ok }) => (ok ? [] : [file]), () => [file]))).then((all) => all.flat())`,
      )
      if (!Array.isArray(missing) || missing.length > 0) throw new Error(`no longer served: ${String(missing)}`)
      const saves = await window.evaluate('parlor.saves.list().then(({ ok }) => ok)')
      if (saves !== true) throw new Error('the saved games are no longer listed')
      await window.quit()
      return played
    })
    await inWindow(open(subject, data, [], folder), (window) => resume(window, moves))
    const log = readFileSync(path.join(data, 'logs/window.log'), 'utf8')
    const faults = log.split('\n').filter((line) => line !== '' && !line.includes(' begins: '))
    if (faults.length > 0) throw new Error(`the log says: ${faults.join('; ')}`)
    if (!log.includes('Parlor Box 99.0.0 begins')) throw new Error('the next start was not the new version')
    return `${moves} moves, before and after`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function checkIntegrity(subject: Subject): Promise<string> {
  // An app that never starts would be refused, too.
  await inWindow(open(subject, makeData(subject, 'whole')), (window) => window.until(isReady('shelf'), PATIENCE_MS))
  const altered = `${subject.folder}-altered`
  cpSync(subject.folder, altered, { recursive: true, verbatimSymlinks: true })
  try {
    alterOneByte(path.join(altered, 'resources/app.asar'))
    const window = await open(subject, makeData(subject, 'altered'), [], altered).catch(() => null)
    if (window === null) return 'refused'
    window.kill()
    throw new OutOfReach('Electron examines archives on macOS and Windows only; here the archive belongs to root')
  } finally {
    rmSync(altered, { recursive: true })
  }
}

/** Changes one letter of a word in the main process's code. */
function alterOneByte(archive: string): void {
  const bytes = readFileSync(archive)
  // The list of files comes first; behind it, the name is first in code that is read at the start.
  const at = bytes.indexOf('Parlor Box', 16 + bytes.readUInt32LE(12))
  if (at < 0) throw new Error('the archive has no place to alter')
  const file = openSync(archive, 'r+')
  try {
    writeSync(file, 'p', at)
  } finally {
    closeSync(file)
  }
}

/**
 * Puts another version in the place of an unpacked app, as Debian's packager does while it runs: each file is written
 * beside the old one and then renamed over it. Returns the files of the old page, as the page names them.
 */
export function replaceApp(folder: string, newer: string): string[] {
  const page = 'out/renderer/'
  const old = filesInArchive(path.join(folder, 'resources/app.asar')).filter((file) => file.startsWith(page))
  for (const name of readdirSync(newer, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(newer, name), path.join(folder, name)]
    if (statSync(from).isDirectory()) {
      mkdirSync(to, { recursive: true })
      continue
    }
    cpSync(from, `${to}.dpkg-new`)
    renameSync(`${to}.dpkg-new`, to)
  }
  return old.map((file) => file.slice(page.length))
}
