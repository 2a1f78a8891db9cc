import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** What a run of `parlor` reads and writes: the process's own streams, or a test's. */
export interface Io {
  readonly input: Readable
  /** Writes to standard output; resolves when the reader has kept up. */
  print(text: string): Promise<void>
  /** Words for people, on standard error. */
  help(text: string): void
}

/** How a reader that went away shows: on Windows it may be the end of the file. */
const GONE = new Set(['EPIPE', 'EOF'])

/** The streams of this process. A reader that has seen enough (`| head`) ends the program quietly. */
export function processIo(): Io {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    process.exit(GONE.has(fault.code ?? '') ? 0 : 2)
  })
  return {
    input: process.stdin,
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    help: (text) => void process.stderr.write(text),
  }
}

/** A JSON document on a line of its own. */
export function line(document: unknown): string {
  return `${JSON.stringify(document)}\n`
}
