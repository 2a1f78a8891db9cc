import { createNodeThinker } from '../bots/worker/node'
import { createLanHost, tablesFolder, type LanHost, type LanTable } from '../main/lan'
import { gameById } from '../rules/catalogue'
import type { HostFlags } from './flags'
import { startLanServer } from './lan-server'

export interface OpenLan {
  readonly host: LanHost
  close(): Promise<void>
}

/** Where guests find the host unless told otherwise: next to the page's own port. */
const LAN_PORT = 4989

/**
 * Lets guests in: takes up the tables kept from before, opens the one that was asked for, and says where they are. Rejects
 * with a sentence if the table can't be, or nothing can be listened on.
 */
export async function openLan(
  run: HostFlags & { readonly rendererFolder: string },
  dataFolder: string,
  say: (sentence: string) => void,
  report: (fault: unknown) => void,
): Promise<OpenLan> {
  const thinker = createNodeThinker()
  const host = await createLanHost({ folder: tablesFolder(dataFolder), find: gameById, thinker, report })
  await host.resumeTables()
  if (run.table !== undefined) await openTable(host, run, run.table)
  const { rendererFolder, lanAddress, lanPort: port = LAN_PORT } = run
  const listenOn = (address: string) => startLanServer({ lan: host, rendererFolder, address, port })
  // Both kinds of addresses, or IPv4 alone where this machine has no other.
  const server = await (lanAddress ? listenOn(lanAddress) : listenOn('::').catch(() => listenOn('0.0.0.0')))
  say(`Guests find the tables at ${server.urls.join('  ')}`)
  for (const table of host.tables) say(sentenceOf(table))
  return {
    host,
    async close() {
      await host.close()
      await server.close()
      thinker.close()
    },
  }
}

async function openTable(host: LanHost, run: HostFlags, game: string): Promise<void> {
  const least = gameById(game)?.info.seats.min ?? 1
  const chairs = run.chairs ?? Array.from({ length: least }, () => 'open' as const)
  // Nobody sits at a host without a screen: the game begins as soon as all are ready.
  await host.open({ game, name: run.tableName ?? 'Parlor', chairs, settings: { autoStart: true } })
}

function sentenceOf({ room, lobby }: LanTable): string {
  const free = lobby.chairs.filter(({ state }) => state === 'open').length
  return `${room.spec.name}: ${room.spec.game.info.title}, ${String(free)} free chairs, code ${room.spec.code}`
}
