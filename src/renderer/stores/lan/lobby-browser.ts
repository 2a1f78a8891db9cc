import { defineStore } from 'pinia'
import { shallowRef, ref } from 'vue'
import { addressText, LAN_PORT, readAddress } from '../../../protocol/lan/address'
import type { Credential } from '../../../protocol/lan/guest-messages'
import type { FoundTable, HostedTable, LanService, LostTable } from '../../../protocol/app/services'
import { text } from '../../i18n/say'
import { faultText } from '../../lan/refusal-text'
import { useLan, type Whereabouts } from './lan'
import { wait } from '../../../async/wait'
import { useServices } from '../app/services'

/**
 * Polling interval of the search for tables in milliseconds, and how many polls go by between refreshes of the own
 * tables.
 */
const GLANCE = 500
const OWN_EVERY = 4

/**
 * The tables of the local network: those hosted by others, those hosted by this machine, and one whose address is
 * typed.
 */
export const useLobbyBrowser = defineStore('lobbyBrowser', () => {
  const found = shallowRef<readonly FoundTable[]>([])
  const hosted = shallowRef<readonly HostedTable[]>([])
  /** This machine's tables that could not be restored. */
  const lost = shallowRef<readonly LostTable[]>([])
  /** Why the search for tables fails, as a sentence. */
  const fault = ref<string | null>(null)
  /** Whether the first search has finished. */
  const looked = ref(false)
  let looking = 0

  async function look(lan: LanService, own: boolean): Promise<void> {
    try {
      if (own) [hosted.value, lost.value] = [await lan.hosted(), await lan.lost()]
      found.value = await lan.found()
      fault.value = null
    } catch (error) {
      fault.value = faultText(error)
    }
    looked.value = true
  }

  /** Searches repeatedly until `stop` is called. */
  async function watch(): Promise<void> {
    const { lan } = useServices()
    const mine = ++looking
    looked.value = false
    for (let turn = 0; lan !== undefined && mine === looking; turn++) {
      await look(lan, turn % OWN_EVERY === 0)
      await wait(GLANCE)
    }
  }

  function stop(): void {
    looking += 1
  }

  async function end(table: HostedTable): Promise<void> {
    const { lan } = useServices()
    if (lan === undefined) return
    const here = useLan()
    if (here.at?.id === table.id) await here.end()
    else await lan.end(table.id).catch((error: unknown) => (fault.value = faultText(error)))
    hosted.value = await lan.hosted().catch(() => hosted.value)
  }

  /** Moves the files of a table that could not be restored out of the way. */
  async function setAside(table: LostTable): Promise<void> {
    const { lan } = useServices()
    if (lan === undefined) return
    await lan.setAside(table.id).catch((error: unknown) => (fault.value = faultText(error)))
    lost.value = await lan.lost().catch(() => lost.value)
  }

  /** Returns the address that a typed text means, or the sentence that says what is wrong with it. */
  function whereTo(typed: string): Whereabouts | string {
    const read = readAddress(typed)
    if (!read.ok) return text(`lan.address.${read.fault}`, { part: read.part })
    const { host, port, code, token } = read.address
    const pass: Credential | null =
      token !== null ? { kind: 'token', token } : code !== null ? { kind: 'code', code } : null
    if (pass === null) return text('lan.address.noCode')
    if (host !== null) return { address: addressText(host, port ?? LAN_PORT), pass }
    const open = found.value.filter(({ compatible }) => compatible)
    const only = open.length === 1 ? open[0]?.addresses[0] : undefined
    if (only !== undefined) return { address: only, pass }
    return text(open.length === 0 ? 'lan.address.noTable' : 'lan.address.whichTable')
  }

  return { found, hosted, lost, fault, looked, watch, stop, end, setAside, whereTo }
})
