import { InvalidArgumentError, type Command } from 'commander'

/** Choices of the command line. */
export interface HostFlags {
  readonly port?: number
  readonly data?: string
  /** True or false if it was said; else the browser is opened where there is a display. */
  readonly open?: boolean
}

/** Gives a command the options of everything that can start a host. */
export function hostOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port to serve on', port)
    .option('--data <folder>', 'where settings and saves lie')
    .option('--open', 'open the page in the browser (the default where there is a display)')
    .option('--no-open', "don't open the browser")
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return value
}
