import { letterOf, ONLOOKER } from '../rules/kit'
import type { HostMessage, WholeView } from '../protocol/lan/host-messages'
import type { TicketHolder } from './seat-ticket'
import type { SequenceBuffer } from './sequence-buffer'
import type { StateStore } from './state-store'
import { hasChair } from './state-updates'
import type { TableUpdates } from './table-updates'

/** Processes the host's messages about the table, in order, each once. */
export interface MessageHandler {
  /** Takes a message to the whole audience. */
  take(message: HostMessage): void
  /** Takes a whole view that was sent to this guest alone. */
  adopt(view: WholeView): void
  /** Moves to another chair, or to none: later messages are numbered anew. */
  moveTo(seat: string | null, token: string | null): void
}

interface HandlerParts {
  readonly store: StateStore
  readonly buffer: SequenceBuffer
  readonly updates: TableUpdates
  readonly ticket: TicketHolder
  /** Requests the whole view, unless a request is already pending. */
  readonly askAgain: () => void
}

/** Creates a handler that orders the host's messages and follows the guest from chair to chair. */
export function createMessageHandler({ store, buffer, updates, ticket, askAgain }: HandlerParts): MessageHandler {
  function apply(message: HostMessage): void {
    updates.apply(message)
    if (message.type === 'lobby' || message.type === 'view') keepChair()
  }

  function keepChair(): void {
    if (hasChair(store.state)) return
    moveTo(null, null)
    askAgain()
  }

  function moveTo(seat: string | null, token: string | null): void {
    buffer.restart()
    store.state = { ...store.state, seat }
    if (seat === null) ticket.set(null)
    else if (token !== null) ticket.set({ seat, token })
  }

  function adopt(view: WholeView): void {
    if (isOfAnother(view)) moveTo(seatOfEye(view), null)
    const gap = view.seq !== buffer.last
    const following = buffer.leap(view)
    if (!following) return
    updates.see(view, gap)
    keepChair()
    following.forEach(apply)
  }

  /** Whether a view is for another eye than this guest's: the host has moved the guest to another place. */
  function isOfAnother(view: WholeView): boolean {
    return view.seen !== null && seatOfEye(view) !== store.state.seat
  }

  function take(message: HostMessage): void {
    const skips = message.seq !== buffer.last + 1
    if (message.type === 'view' && (isOfAnother(message) || (skips && message.seq > buffer.last))) {
      adopt(message)
    } else if (message.type === 'result' && message.seq <= buffer.last && !store.state.result) {
      // A guest who joins after the end receives the result once more.
      updates.finish(message)
    } else {
      const { due, gap } = buffer.take(message)
      due.forEach(apply)
      if (gap) askAgain()
    }
  }

  return { adopt, moveTo, take }
}

function seatOfEye({ seen }: WholeView): string | null {
  return !seen || seen.eye === ONLOOKER ? null : letterOf(seen.eye)
}
