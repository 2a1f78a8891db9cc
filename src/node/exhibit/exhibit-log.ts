import { join } from 'node:path'
import type { LogLine } from '../../protocol/app/exhibit-calls'
import { readPlainFile } from '../storage/files'
import { createLogFile, MAX_LOG_BYTES } from '../storage/log-file'

/**
 * Kinds of event in an exhibit's logs. `page` is a page that crashed or hung, `browser` a browser that was restarted
 * because of a fault, `restart` the nightly restart.
 */
type ExhibitEvent =
  'begins' | 'ends' | 'file' | 'screen' | 'fault' | 'silent' | 'alive' | 'staff' | 'page' | 'browser' | 'restart'

/** The name of a log: that of the program, or that of the program which keeps a browser on its page. */
type LogName = 'exhibit' | 'exhibit-browser'

/** A log of an exhibit: one line of JSON per event; a full file becomes `.old`. Each has a single writer. */
export type ExhibitLog = ReturnType<typeof createExhibitLog>

/** Returns the path of a log in the data folder. */
export const exhibitLogPath = (data: string, name: LogName): string => join(data, 'logs', `${name}.log`)

/** @param data the data folder */
export function createExhibitLog(data: string, name: LogName = 'exhibit') {
  let event: ExhibitEvent = 'begins'
  const line = (at: string, words: string): string => JSON.stringify({ at, event, ...(words !== '' && { words }) })
  const file = createLogFile(exhibitLogPath(data, name), MAX_LOG_BYTES, undefined, line)
  return {
    path: file.path,
    write(what: ExhibitEvent, words: string = ''): void {
      event = what
      file.write(words)
    },
  }
}

/**
 * Returns the last lines of some logs together, the newest first. Malformed lines, as a crash may leave, and logs that
 * cannot be read are skipped.
 */
export async function lastLogLines(paths: readonly string[], count: number): Promise<LogLine[]> {
  const logs = await Promise.all(paths.map(async (path) => (await readLines(path)).slice(-count)))
  // Lines of one log stay in order, even where the clock was set back.
  return logs.reduce(mergeByTime, []).slice(-count).reverse()
}

async function readLines(path: string): Promise<LogLine[]> {
  const bytes = await readPlainFile(path, 2 * MAX_LOG_BYTES).catch(() => Buffer.alloc(0))
  return bytes
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const read = readLine(line)
      return read ? [read] : []
    })
}

function mergeByTime(some: readonly LogLine[], others: readonly LogLine[]): LogLine[] {
  const merged: LogLine[] = []
  let next = 0
  for (const line of some) {
    for (let other = others[next]; other && other.at < line.at; other = others[++next]) merged.push(other)
    merged.push(line)
  }
  return [...merged, ...others.slice(next)]
}

function readLine(line: string): LogLine | null {
  try {
    const { at, event, words } = JSON.parse(line) as Partial<LogLine>
    return typeof at === 'string' && typeof event === 'string'
      ? { at, event, ...(words !== undefined && { words }) }
      : null
  } catch {
    return null
  }
}
