import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { callAfter } from '../../src/async/clock'
import { lastLines, runNode } from './child'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the path of Electron's program if its runtime is installed, else null. Only checks files: asking the
 * `electron` package itself would start a download.
 */
export function findRuntime(root: string, env: Environment = process.env): string | null {
  const home = join(root, 'node_modules', 'electron')
  const named = readText(join(home, 'path.txt'))
  const own = env['ELECTRON_OVERRIDE_DIST_PATH']
  const program = own ? join(own, named ?? usualProgram()) : named && join(home, 'dist', named)
  return program && existsSync(program) ? program : null
}

function usualProgram(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

/** Time without data after which a download counts as hung, in seconds. */
const STALL_SECONDS = 20
/** Interval of progress messages, in milliseconds. */
const PROGRESS_INTERVAL_MS = 2_000

type DownloadMessage = { readonly transferred: number; readonly total: number | null } | { readonly fault: string }

/**
 * Downloads and unpacks Electron's runtime, reporting its progress. Returns null on success, else the reason, as the
 * end of a sentence. Gives up after `stall` seconds without data.
 */
export async function downloadRuntime(
  root: string,
  say: (sentence: string) => void,
  stall = STALL_SECONDS,
): Promise<string | null> {
  say('Electron itself is not on this machine yet; downloading it (about 120 MB, once) …')
  const fault = await fetchArchive(root, say, stall)
  if (fault !== null) return fault
  say('Unpacking it …')
  const { status, output } = await runNode([join('node_modules', 'electron', 'install.js')], root)
  return status === 0 ? null : `it could not be unpacked (${lastLines(output, 1)})`
}

function fetchArchive(root: string, say: (sentence: string) => void, stall: number): Promise<string | null> {
  return new Promise((resolve) => {
    const child = fork(join(root, 'build', 'launch', 'fetch-runtime.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    let fault = 'the download failed'
    let lastReportAt = performance.now()
    const giveUp = () => {
      fault = `the download stood still for ${String(stall)} s`
      child.kill('SIGKILL')
    }
    let stopWaiting = callAfter(stall * 1000, giveUp)
    child.on('message', (message) => {
      const news = message as DownloadMessage
      if ('fault' in news) {
        fault = `the download failed (${news.fault})`
        return
      }
      stopWaiting()
      stopWaiting = callAfter(stall * 1000, giveUp)
      if (performance.now() - lastReportAt < PROGRESS_INTERVAL_MS) return
      lastReportAt = performance.now()
      say(progress(news.transferred, news.total))
    })
    child.once('error', () => resolve(fault))
    child.once('exit', (status) => {
      stopWaiting()
      resolve(status === 0 ? null : fault)
    })
  })
}

function progress(transferred: number, total: number | null): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
  if (!total) return `  ${megabytes(transferred)} MB`
  return `  ${megabytes(transferred)} of ${megabytes(total)} MB (${((100 * transferred) / total).toFixed(0)} %)`
}
