import type { ServiceError, Trouble } from '../../../protocol/services'
import type { LanTable } from '../table/lan-table'
import { guestAddresses } from './addresses'
import type { Evening } from './evening'

/** What stands in the way of a table now, the worst first. */
export function troublesOf({ room }: LanTable, { doors, heralds, host }: Evening): Trouble[] {
  const { id } = room.spec
  const unsaved = unsavedFor(host.faults(id))
  const { listener, fault } = doors
  if (!listener) return [...unsaved, shut(fault ?? '')]
  if (guestAddresses(listener).length === 0) return [...unsaved, ALONE]
  const silence = heralds.silence(id)
  return silence ? [...unsaved, unheard(silence.reason)] : unsaved
}

/** Those of the first kinds say what to do: make room, or let the program write. */
const KINDS = ['disk-full', 'read-only'] as const

/** One fault stands for all: a disk that is full refuses many things at once. */
function unsavedFor(faults: readonly ServiceError[]): Trouble[] {
  const known = KINDS.map((kind) => faults.find(({ code }) => code === kind)).find((fault) => fault !== undefined)
  const fault = known ?? faults[0]
  if (!fault) return []
  const code = known ? `unsaved-${known.code}` : 'unsaved'
  return [{ code, params: { reason: fault.message }, message: `Not saved: ${fault.message}` }]
}

function shut(reason: string): Trouble {
  return { code: 'no-listener', params: { reason }, message: `Nobody can be let in: ${reason}` }
}

const ALONE: Trouble = {
  code: 'no-network',
  params: {},
  message: 'This machine is on no network now: only it can reach the table.',
}

function unheard(reason: string | null): Trouble {
  const found = "Other machines can't find this table by themselves"
  const led = 'The link, its QR code and a typed address lead to it all the same.'
  return reason === null
    ? { code: 'unannounced', params: {}, message: `${found}. ${led}` }
    : { code: 'unheard', params: { reason }, message: `${found} (${reason}). ${led}` }
}
