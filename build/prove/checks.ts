import { closeSync, cpSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { readFuses, wantedFuses } from './fuses'
import { startWindow, type WindowOptions } from './window'

/** The packed app, and how it can be started here. */
export interface Subject {
  readonly root: string
  readonly folder: string
  /** Folder of the player's games. */
  readonly data: string
  readonly start: Omit<WindowOptions, 'program' | 'env'> & { readonly display: string }
}

/** A check: its name, and a function that returns what was seen, or throws what is wrong. */
export interface Check {
  readonly name: string
  readonly run: (subject: Subject) => Promise<string> | string
}

const READY_MS = 15_000
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

const open = ({ folder, data, start }: Subject, files: readonly string[] = [], at = folder) =>
  startWindow({
    ...start,
    program: path.join(at, PROGRAM),
    args: [...start.args, ...files],
    env: { DISPLAY: start.display, HOME: data, PARLOR_DATA: data },
  })

const isReady = (place: string): string => `document.documentElement.dataset.ready === '${place}'`

/** Everything that is proved, in order. */
export const CHECKS: readonly Check[] = [
  { name: 'the fuses read back as they were set', run: checkFuses },
  { name: 'the shelf opens within 15 s, in a sandbox with its filter', run: checkSandbox },
  { name: 'a .parlor file is laid among the saved games, and outlives a quit', run: checkGames },
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
  const begun = performance.now()
  const window = await open(subject)
  try {
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
  } finally {
    window.kill()
  }
}

async function checkGames(subject: Subject): Promise<string> {
  const record = path.join(subject.data, 'prove.parlor')
  writeFileSync(record, JSON.stringify(RECORD))
  const window = await open(subject, [record])
  try {
    // A file from elsewhere is laid among the saved games, to be continued there.
    await window.until(`document.querySelector('dialog [data-save]') !== null`, 2 * READY_MS)
    await window.quit()
  } finally {
    window.kill()
  }
  const again = await open(subject)
  try {
    await again.until(`document.querySelector('[data-action="resume"]') !== null`, 2 * READY_MS)
    return 'offered again after a quit'
  } finally {
    again.kill()
  }
}

async function checkIntegrity(subject: Subject): Promise<string> {
  // An app that never starts would be refused, too.
  const whole = await open(subject)
  await whole.until(isReady('shelf'), READY_MS).finally(() => whole.kill())
  const altered = `${subject.folder}-altered`
  cpSync(subject.folder, altered, { recursive: true, verbatimSymlinks: true })
  try {
    alterOneByte(path.join(altered, 'resources/app.asar'))
    const window = await open(subject, [], altered).catch(() => null)
    if (window === null) return 'refused'
    window.kill()
    throw new Error('the altered app started')
  } finally {
    rmSync(altered, { recursive: true })
  }
}

/** Changes one letter of a word in the main process's code. */
function alterOneByte(archive: string): void {
  const bytes = readFileSync(archive)
  // The list of files comes first; the log's first line is in the code behind it.
  const at = bytes.indexOf('Parlor Box', 16 + bytes.readUInt32LE(12))
  if (at < 0) throw new Error('the archive has no place to alter')
  const file = openSync(archive, 'r+')
  try {
    writeSync(file, 'p', at)
  } finally {
    closeSync(file)
  }
}
