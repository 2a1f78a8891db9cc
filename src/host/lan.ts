import { createNodeThinker } from '../bots/worker/node'
import { tablesFolder } from '../main/lan'
import { createHosting, guestUrls, interfacesOf, type Hosting, type HostingNeeds } from '../main/lan/service'
import { LAN_PORT } from '../protocol/lan/address'
import type { HostedTable } from '../protocol/services'
import { gameById } from '../rules/catalogue'
import type { HostFlags } from './flags'
import { startLanServer } from './lan-server'
import { unhurried } from './unhurried'

/** What differs between the programs that host LAN tables. */
export interface LanGiven extends Pick<HostingNeeds, 'shelve' | 'report' | 'discovery' | 'limits'> {
  readonly dataFolder: string
  /** The built page, for guests. */
  readonly rendererFolder: string
  readonly version: string
  /** The interface on which guests are let in; all of them unless given. */
  readonly address?: string | undefined
  readonly port?: number | undefined
  /** How long bots take, as a share of the time that people need to follow: 1 unless given. */
  readonly pace?: number | undefined
}

/** Hosting of LAN tables over one data folder, as Electron's main process and the headless host both do it. */
export function nodeHosting(given: LanGiven): Hosting {
  const { dataFolder, rendererFolder, version, address, port = LAN_PORT, shelve, report, limits } = given
  const interfaces = address === undefined ? null : interfacesOf(address)
  return createHosting({
    folder: tablesFolder(dataFolder),
    find: gameById,
    thinker: () => unhurried(createNodeThinker(), given.pace),
    report,
    ...(shelve && { shelve }),
    ...(limits && { limits }),
    discovery: { ...(interfaces && { interfaces }), ...given.discovery },
    listen(lan) {
      const listenOn = (one: string) => startLanServer({ lan, rendererFolder, address: one, port, version })
      // Both kinds of addresses, or IPv4 alone where this machine has no other.
      return address === undefined ? listenOn('::').catch(() => listenOn('0.0.0.0')) : listenOn(address)
    },
  })
}

/**
 * Lets guests in for as long as the program runs, opens the table that the command line asks for, and says where all of
 * them are. Rejects with a sentence if the table can't be, or nothing can be listened on.
 */
export async function openLan(hosting: Hosting, run: HostFlags, say: (sentence: string) => void): Promise<void> {
  const listener = await hosting.hold()
  if (run.table !== undefined) await openTable(hosting, run, run.table)
  say(`Guests find the tables at ${guestUrls(listener).join('  ')}`)
  for (const table of await hosting.lan.hosted()) say(sentenceOf(table))
}

async function openTable({ lan }: Hosting, run: HostFlags, game: string): Promise<void> {
  const least = gameById(game)?.info.seats.min ?? 1
  const chairs = run.chairs ?? Array.from({ length: least }, () => 'open' as const)
  // Nobody sits at a host without a screen: the game begins as soon as all are ready.
  await lan.open({ game, name: run.tableName ?? 'Parlor', options: {}, chairs, settings: { autoStart: true } })
}

function sentenceOf({ lobby, code }: HostedTable): string {
  const open = lobby.chairs.filter(({ state }) => state === 'open').length
  const free = `${String(open)} free ${open === 1 ? 'chair' : 'chairs'}`
  return `${lobby.table}: ${gameById(lobby.game)?.info.title ?? lobby.game}, ${free}, code ${code}`
}
