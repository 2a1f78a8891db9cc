import { join } from 'node:path'
import { createLogFile, LOG_SIZE } from '../storage/log-file'

/** What happened at an exhibit, for whoever looks in on Monday. */
type ExhibitEvent = 'begins' | 'ends' | 'file' | 'screen' | 'fault' | 'silent' | 'alive' | 'staff'

/** The log of an exhibit: a line of JSON for each event, in `logs/exhibit.log`; a full file becomes `.old`. */
export interface ExhibitLog {
  readonly path: string
  write(event: ExhibitEvent, words?: string): void
}

/** @param data the data folder */
export function createExhibitLog(data: string): ExhibitLog {
  let event: ExhibitEvent = 'begins'
  const line = (at: string, words: string): string => JSON.stringify({ at, event, ...(words !== '' && { words }) })
  const file = createLogFile(join(data, 'logs', 'exhibit.log'), LOG_SIZE, undefined, line)
  return {
    path: file.path,
    write(what, words = '') {
      event = what
      file.write(words)
    },
  }
}
