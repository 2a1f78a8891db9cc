import type { Hosting } from '../node/lan-server/hosting/hosting-service'
import { guestAddresses, guestLinks } from '../node/lan-server/hosting/guest-addresses'
import type { HostedTable } from '../protocol/app/services'
import { gameById } from '../rules/catalogue'
import type { HostFlags } from './command-options'

/**
 * Lets guests in for as long as the program runs, opens the table that the command line asks for, and prints the
 * addresses, free chairs and codes. Rejects with a readable message if the table or the stored ones cannot be opened.
 * @param onWait called, with the reason as a sentence, if this machine does not have the address yet: then all of it
 * happens once it has
 */
export async function openLan(
  hosting: Hosting,
  flags: HostFlags,
  say: (sentence: string) => void,
  onWait: (reason: string) => void,
): Promise<void> {
  const listener = await hosting.keepListening(onWait)
  if (flags.table !== undefined) await openTable(hosting, flags, flags.table)
  const isAlone = guestAddresses(listener).length === 0
  const links = guestLinks(listener).map(({ url }) => url)
  if (isAlone) say(`This machine is on no network now: only it can reach the tables, at ${links.join('  ')}`)
  else say(`Guests find the tables at ${links.join('  ')}`)
  for (const table of await hosting.lan.hosted()) say(sentenceOf(table))
}

async function openTable({ lan }: Hosting, flags: HostFlags, game: string): Promise<void> {
  const least = gameById(game)?.info.seats.min ?? 1
  const chairs = flags.chairs ?? Array.from({ length: least }, () => 'open' as const)
  // Nobody operates a host without a screen, so the game begins as soon as all guests are ready.
  await lan.open({ game, name: flags.tableName ?? 'Parlor', options: {}, chairs, settings: { autoStart: true } })
}

function sentenceOf({ lobby, code }: HostedTable): string {
  const open = lobby.chairs.filter(({ state }) => state === 'open').length
  const free = `${String(open)} free ${open === 1 ? 'chair' : 'chairs'}`
  return `${lobby.table}: ${gameById(lobby.game)?.info.title ?? lobby.game}, ${free}, code ${code}`
}
