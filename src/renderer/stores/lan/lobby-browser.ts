import { defineStore } from 'pinia'
import { shallowRef, ref } from 'vue'
import { LAN_PORT, readAddress, socketAddressText } from '../../../protocol/lan/address'
import type { Credential } from '../../../protocol/lan/guest-messages'
import type { FoundTable, HostedTable, LanService, LostTable } from '../../../protocol/app/services'
import { text } from '../../i18n/say'
import { faultText } from '../../lan/refusal-text'
import { useLan, type TableAddress } from './lan'
import { wait } from '../../../async/wait'
import { useServices } from '../app/services'

/**
 * Polling interval of the search for tables in milliseconds, and how many polls go by between refreshes of the own
 * tables.
 */
const POLL_INTERVAL_MS = 500
const POLLS_PER_OWN_REFRESH = 4

/**
 * Returns the address that a typed text means, or the sentence that says what is wrong with it.
 * @param tables the tables found: a code alone means the only one that can be joined
 */
function whereaboutsOf(typed: string, tables: readonly FoundTable[]): TableAddress | string {
  const read = readAddress(typed)
  if (!read.ok) return text(`lan.address.${read.fault}`, { part: read.part })
  const { host, port, code, token } = read.address
  const pass: Credential | null =
    token !== null ? { kind: 'token', token } : code !== null ? { kind: 'code', code } : null
  if (pass === null) return text('lan.address.noCode')
  // Unlike a link, the address keeps its zone: this machine's program connects, not a browser.
  if (host !== null) return { address: socketAddressText(host, port ?? LAN_PORT), pass }
  const open = tables.filter(({ compatible }) => compatible)
  const only = open.length === 1 ? open[0]?.addresses[0] : undefined
  if (only !== undefined) return { address: only, pass }
  return text(open.length === 0 ? 'lan.address.noTable' : 'lan.address.whichTable')
}

/**
 * The tables of the local network: those hosted by others, those hosted by this machine, and one whose address is
 * typed.
 */
export const useLobbyBrowser = defineStore('lobbyBrowser', () => {
  const foundTables = shallowRef<readonly FoundTable[]>([])
  const hostedTables = shallowRef<readonly HostedTable[]>([])
  /** This machine's tables that could not be restored. */
  const lostTables = shallowRef<readonly LostTable[]>([])
  /** Why the search for tables fails, as a sentence. */
  const fault = ref<string | null>(null)
  /** Whether the first search has finished. */
  const hasSearched = ref(false)
  let latestSearch = 0

  async function searchOnce(lan: LanService, withOwnTables: boolean): Promise<void> {
    try {
      if (withOwnTables) [hostedTables.value, lostTables.value] = [await lan.hosted(), await lan.lost()]
      foundTables.value = await lan.found()
      fault.value = null
    } catch (error) {
      fault.value = faultText(error)
    }
    hasSearched.value = true
  }

  /** Searches repeatedly until `stopSearch` is called. */
  async function startSearch(): Promise<void> {
    const { lan } = useServices()
    const search = ++latestSearch
    hasSearched.value = false
    for (let turn = 0; lan !== undefined && search === latestSearch; turn++) {
      await searchOnce(lan, turn % POLLS_PER_OWN_REFRESH === 0)
      await wait(POLL_INTERVAL_MS)
    }
  }

  function stopSearch(): void {
    latestSearch += 1
  }

  async function end(table: HostedTable): Promise<void> {
    const { lan } = useServices()
    if (lan === undefined) return
    const here = useLan()
    if (here.joinedTable?.id === table.id) await here.end()
    else await lan.end(table.id).catch((error: unknown) => (fault.value = faultText(error)))
    hostedTables.value = await lan.hosted().catch(() => hostedTables.value)
  }

  /** Moves the files of a table that could not be restored out of the way. */
  async function setAside(table: LostTable): Promise<void> {
    const { lan } = useServices()
    if (lan === undefined) return
    await lan.setAside(table.id).catch((error: unknown) => (fault.value = faultText(error)))
    lostTables.value = await lan.lost().catch(() => lostTables.value)
  }

  const parseTypedAddress = (typed: string) => whereaboutsOf(typed, foundTables.value)

  return {
    foundTables,
    hostedTables,
    lostTables,
    fault,
    hasSearched,
    startSearch,
    stopSearch,
    end,
    setAside,
    parseTypedAddress,
  }
})
