import { computed, ref, shallowRef } from 'vue'
import type { AuditResult, Connection, LanClient } from '../../../lan-client'
import type { Lobby, LuckState } from '../../../protocol/lan/table-schemas'
import { seatOf, type Seat } from '../../../rules/kit'
import type { LanPlace, Remembered, Said } from '../../lan/types'

/** The seat that a connection has. */
export const seatIn = ({ state }: LanClient): Seat | null => (state.seat === null ? null : seatOf(state.seat))

/** What the page shows of a LAN table. */
export function createLanState() {
  /** Null: at no LAN table. */
  const at = shallowRef<LanPlace | null>(null)
  const lobby = shallowRef<Lobby | null>(null)
  const connection = shallowRef<Connection | null>(null)
  const luck = shallowRef<LuckState | null>(null)
  /** What the check of the finished game found. */
  const verdict = shallowRef<AuditResult | null>(null)
  /** When this page came to the game under way, in milliseconds since 1970; null where it was there from the deal on. */
  const cameIn = ref<number | null>(null)
  /** When the host moves for the player who is waited for, in milliseconds of `Date.now`; null if nobody is timed. */
  const deadline = ref<number | null>(null)
  /** Seats of the people at this screen. */
  const seats = shallowRef<readonly Seat[]>([])
  /** Rises when somebody else has come in. */
  const knocks = ref(0)
  const said = shallowRef<Said | null>(null)
  /** What went wrong last, as a sentence. */
  const fault = ref<string | null>(null)
  const remembered = shallowRef<Remembered | null>(null)
  /** While a connection is made for the first time. */
  const busy = ref(false)
  /** Nobody has answered yet where this page belongs: it tries again by itself. */
  const knocking = ref(false)
  /** Whether this screen is not at its table any more, which a notice says: it may look at what was, and leave. */
  const gone = computed(() => connection.value?.state === 'ended' || connection.value?.state === 'refused')
  /** Whether nothing can be sent just now: what needs the host looks off. */
  const down = computed(() => connection.value !== null && connection.value.state !== 'connected')
  /** Whether leaving must be asked about: a game is under way in which somebody here plays. */
  const asksToLeave = computed(() => lobby.value?.phase === 'playing' && seats.value.length > 0 && !gone.value)

  return {
    ...{ at, lobby, connection, luck, verdict, cameIn, deadline, seats, knocks, said },
    ...{ fault, remembered, busy, knocking, gone, down, asksToLeave },
  }
}

export type LanView = ReturnType<typeof createLanState>

/** Notes when this page first saw a game, where it was under way then. */
function noteArrival({ cameIn, lobby }: LanView, now: Lobby | null): void {
  if (lobby.value !== null && lobby.value.round === now?.round) return
  cameIn.value = now?.phase === 'playing' || now?.phase === 'over' ? Date.now() : null
}

/**
 * Takes over what the connections of this screen know.
 * @param connectionOf the one that stands for all
 */
export function takeOver(
  view: LanView,
  clients: readonly LanClient[],
  connectionOf: ((clients: readonly LanClient[]) => Connection | null) | null,
): void {
  const first = clients[0]?.state
  const verdicts = clients.flatMap(({ state }) => state.verdict ?? [])
  noteArrival(view, first?.lobby ?? null)
  view.lobby.value = first?.lobby ?? null
  view.luck.value = first?.luck ?? null
  view.deadline.value = first?.deadline ?? null
  view.verdict.value = verdicts.find(({ fair }) => !fair) ?? verdicts[0] ?? null
  view.connection.value = connectionOf?.(clients) ?? null
  const sitting = clients.flatMap((client) => seatIn(client) ?? []).sort((a, b) => a - b)
  if (sitting.join() !== view.seats.value.join()) view.seats.value = sitting
}
