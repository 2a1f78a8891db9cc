import { computed, ref, shallowRef } from 'vue'
import { dateNow } from '../../../async/clock'
import type { AuditResult, Connection, LanClient } from '../../../lan-client'
import type { Lobby, FairnessState } from '../../../protocol/lan/table-schemas'
import { seatOf, type GameView, type Seat } from '../../../rules/kit'
import type { Handover, JoinedTable, RememberedVisit, ReceivedEmote, ShownNews } from '../../lan/types'

/** Returns the seat of a connection; null if it has none. */
export const seatOfClient = ({ state }: LanClient): Seat | null => (state.seat === null ? null : seatOf(state.seat))

/** Creates the state of a LAN table that the page shows. */
export function createLanState() {
  const state = {
    /** Null if at no LAN table. */
    joinedTable: shallowRef<JoinedTable | null>(null),
    lobby: shallowRef<Lobby | null>(null),
    connection: shallowRef<Connection | null>(null),
    luck: shallowRef<FairnessState | null>(null),
    /** The result of auditing the finished game. */
    verdict: shallowRef<AuditResult | null>(null),
    /** When this page joined the game in progress, in milliseconds since 1970; null if it was there from the deal on. */
    joinedAt: ref<number | null>(null),
    /** When the host will move for the awaited player, in milliseconds of `performance.now`; null if nobody is timed. */
    deadline: ref<number | null>(null),
    /** Seats of the people at this screen. */
    seats: shallowRef<readonly Seat[]>([]),
    /** Incremented when somebody else has joined. */
    arrivals: ref(0),
    lastEmote: shallowRef<ReceivedEmote | null>(null),
    lastHandover: shallowRef<Handover | null>(null),
    lastShown: shallowRef<ShownNews | null>(null),
    /** The hands that are shown now, by letter: to the player of another letter, or to somebody who looks on. */
    shown: shallowRef<Readonly<Record<string, string | null>>>({}),
    /** The table as another player sees it who shows their hand to this screen; null if nobody does. */
    sight: shallowRef<GameView | null>(null),
    /** The return words of chairs whose people are away, by letter; empty except for the table's host. */
    words: shallowRef<Readonly<Record<string, string>>>({}),
    /** The last fault, as a sentence. */
    fault: ref<string | null>(null),
    /** Whether a move made while the connection is lost is kept, and sent when it is back. */
    keepsMoves: ref(false),
    remembered: shallowRef<RememberedVisit | null>(null),
    /** Whether a connection is being made for the first time. */
    busy: ref(false),
    /** Whether this page's host has not answered yet; the page retries by itself. */
    isAwaitingHost: ref(false),
  }
  /** Whether this screen is no longer at its table, as a notice says; it may still view the last state, and leave. */
  const isRemoved = computed(
    () => state.connection.value?.state === 'ended' || state.connection.value?.state === 'refused',
  )
  return {
    ...state,
    isRemoved,
    /** Whether nothing can be sent at the moment; controls that need the host are disabled. */
    isDisconnected: computed(() => state.connection.value !== null && state.connection.value.state !== 'connected'),
    /** Whether leaving needs confirmation: a game is in progress in which somebody here plays. */
    mustConfirmLeaving: computed(
      () => state.lobby.value?.phase === 'playing' && state.seats.value.length > 0 && !isRemoved.value,
    ),
  }
}

export type LanView = ReturnType<typeof createLanState>

/** Notes when this page first saw a game that was already in progress. */
function noteArrival({ joinedAt, lobby }: LanView, now: Lobby | null): void {
  if (lobby.value !== null && lobby.value.round === now?.round) return
  joinedAt.value = now?.phase === 'playing' || now?.phase === 'over' ? dateNow() : null
}

/**
 * Copies the state of this screen's connections into the view.
 * @param connectionOf combines their connection states into one
 */
export function updateLanView(
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
  view.verdict.value = verdicts.find(({ isFair }) => !isFair) ?? verdicts[0] ?? null
  view.words.value = first?.words ?? {}
  view.shown.value = first?.shown ?? {}
  view.sight.value = clients.map(({ state }) => state.sight).find((it) => it !== null) ?? null
  view.connection.value = connectionOf?.(clients) ?? null
  const sitting = clients.flatMap((client) => seatOfClient(client) ?? []).sort((a, b) => a - b)
  if (sitting.join() !== view.seats.value.join()) view.seats.value = sitting
}
