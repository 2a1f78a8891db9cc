import { once } from 'node:events'

/** Writes text to standard output and waits while the reader is behind. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

export function line(document: unknown): string {
  return `${JSON.stringify(document)}\n`
}

/** A reader that has seen enough (`| head`) ends the program quietly. */
export function endWithReader(): void {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    process.exit(fault.code === 'EPIPE' ? 0 : 2)
  })
}
