import { letterOf, ONLOOKER } from '../rules/kit'
import type { HostMessage, WholeView } from '../protocol/lan/host-messages'
import type { TicketHolder } from './seat-ticket'
import type { SequenceBuffer } from './sequence-buffer'
import type { StateStore } from './state-store'
import { hasChair } from './state-updates'
import type { TableUpdates } from './table-updates'

/** Processes the host's messages about the table, in order, each once. */
export type MessageHandler = ReturnType<typeof createMessageHandler>

interface HandlerDependencies {
  readonly store: StateStore
  readonly buffer: SequenceBuffer
  readonly updates: TableUpdates
  readonly ticket: TicketHolder
  /** Requests the whole view, unless a request is already pending. */
  readonly requestView: () => void
}

/** Creates a handler that orders the host's messages and follows the guest from chair to chair. */
export function createMessageHandler({ store, buffer, updates, ticket, requestView }: HandlerDependencies) {
  function apply(message: HostMessage): void {
    updates.apply(message)
    if (message.type === 'lobby' || message.type === 'view') leaveIfChairLost()
  }

  function leaveIfChairLost(): void {
    if (hasChair(store.state)) return
    moveToSeat(null, null)
    requestView()
  }

  /** Moves to another chair, or to none: later messages are numbered anew. */
  function moveToSeat(seat: string | null, token: string | null): void {
    buffer.restart()
    store.state = { ...store.state, seat }
    if (seat === null) ticket.set(null)
    else if (token !== null) ticket.set({ seat, token })
  }

  /** Takes a whole view that was sent to this guest alone. */
  function handleView(view: WholeView): void {
    if (isForOtherEye(view)) moveToSeat(seatOfEye(view), null)
    const gap = view.seq !== buffer.last
    const following = buffer.advanceTo(view)
    if (!following) return
    updates.applyView(view, gap)
    leaveIfChairLost()
    following.forEach(apply)
  }

  /** Whether a view is for another eye than this guest's: the host has moved the guest to another place. */
  function isForOtherEye(view: WholeView): boolean {
    return view.seen !== null && seatOfEye(view) !== store.state.seat
  }

  /** Takes a message to the whole audience. */
  function handleMessage(message: HostMessage): void {
    const skips = message.seq !== buffer.last + 1
    if (message.type === 'view' && (isForOtherEye(message) || (skips && message.seq > buffer.last))) {
      handleView(message)
    } else if (message.type === 'result' && message.seq <= buffer.last && !store.state.result) {
      // A guest who joins after the end receives the result once more.
      updates.finish(message)
    } else {
      const { due, gap } = buffer.take(message)
      due.forEach(apply)
      if (gap) requestView()
    }
  }

  return { handleView, moveToSeat, handleMessage }
}

function seatOfEye({ seen }: WholeView): string | null {
  return !seen || seen.eye === ONLOOKER ? null : letterOf(seen.eye)
}
