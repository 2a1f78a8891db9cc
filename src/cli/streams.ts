import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The input and output of a run of `parlor`: the process's own streams, or a test's. */
export interface Io {
  readonly input: Readable
  /** Writes to standard output; resolves once the stream can take more. */
  print(text: string): Promise<void>
  /** Writes text for people to standard error. */
  help(text: string): void
}

/** Error codes of a reader that closed the pipe; on Windows it may be `EOF`. */
const CLOSED_PIPE_CODES = new Set(['EPIPE', 'EOF'])

/** Returns the streams of this process. If the reader closes the pipe (`| head`), the program exits quietly. */
export function processIo(): Io {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    process.exit(CLOSED_PIPE_CODES.has(fault.code ?? '') ? 0 : 2)
  })
  return {
    input: process.stdin,
    async print(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    },
    help: (text) => void process.stderr.write(text),
  }
}

/** Formats a JSON document on a line of its own. */
export function jsonLine(document: unknown): string {
  return `${JSON.stringify(document)}\n`
}
