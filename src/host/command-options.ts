import { InvalidArgumentError, type Command } from 'commander'
import type { Level } from '../ports/journal'
import { isUnsafePort, safePortAfter } from '../node/web/http-listener'
import { levelSchema } from '../protocol/wire/fields'

/** Values of the command-line options. */
export interface HostFlags {
  readonly port?: number
  readonly data?: string
  /** True or false if the option was given; otherwise the browser is opened if there is a display. */
  readonly open?: boolean
  /** File of an exhibit to show instead of the shelf; true for `exhibit.json` in the data folder. */
  readonly exhibit?: string | true
  /** Whether guests on the LAN may join, through a listener of its own. */
  readonly lan?: boolean
  /** The interface that this listener uses; all interfaces if absent. */
  readonly lanAddress?: string
  readonly lanPort?: number
  /** Game of the table to open. */
  readonly table?: string
  readonly tableName?: string
  /** One entry for each seat, as in `open,open,3`: an open chair for a guest, or the level of a bot. */
  readonly chairs?: readonly ('open' | Level)[]
}

/** What `--exhibit` does, for the help of a command. */
export const EXHIBIT_HELP =
  'show an exhibit (exhibit.json in the data folder if no file is named): visitors play, and nothing else can be reached'

/** Adds the options shared by all commands that can start a host. */
export function addHostOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port to serve on', parsePort)
    .option('--data <folder>', 'where settings and saves lie')
    .option('--open', 'open the page in the browser (the default where there is a display)')
    .option('--no-open', "don't open the browser")
    .option('--exhibit [file]', EXHIBIT_HELP)
    .option('--lan', 'let guests on the LAN join tables (tables kept from before are taken up again)')
    .option('--lan-address <address>', 'interface to listen on for guests (all unless told otherwise)')
    .option('--lan-port <number>', 'port to listen on for guests', parsePort)
    .option('--table <game>', 'open a table of this game for guests; needs --lan')
    .option('--table-name <name>', 'what that table is called')
    .option('--chairs <list>', 'its chairs: "open" for a guest or the level of a bot, as in open,open,3', parseChairs)
}

function parsePort(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  if (isUnsafePort(value)) {
    const free = safePortAfter(value)
    throw new InvalidArgumentError(`Browsers open no page at port ${text}; they do at ${String(free)}.`)
  }
  return value
}

function parseChairs(text: string): ('open' | Level)[] {
  return text.split(',').map((word) => {
    if (word === 'open') return word
    const level = levelSchema.safeParse(Number(word))
    if (!level.success) throw new InvalidArgumentError('A chair is "open" or the level of a bot, 1 to 5.')
    return level.data
  })
}
