import type { FairnessParticipant, FairnessReply } from '../protocol/lan/fairness'
import type { HostMessage, HostMessageOf, WholeView } from '../protocol/lan/host-messages'
import { speaks, type VersionRange } from '../protocol/lan/version'
import { type Refusal, letterOf, ONLOOKER } from '../rules/kit'
import type { Auditor } from './audit/auditor'
import { isFinalGoodbye, type ReconnectingConnection } from './reconnecting-connection'
import type { Answer, RequestChannel } from './request-channel'
import type { TicketHolder } from './seat-ticket'
import type { ClientClock } from './socket'
import type { LanChange } from './types'
import {
  type StateStore,
  hasChair,
  withLobby,
  withShown,
  withShownIn,
  withSight,
  withStep,
  withView,
} from './state-store'

const OTHER_VERSION: Refusal = {
  code: 'wrong-version',
  message: 'The host speaks a version of the protocol that was not agreed on.',
}

interface ConversationDependencies {
  readonly protocol: VersionRange
  readonly ownerKey: string | undefined
  readonly clock: ClientClock
  readonly store: StateStore
  readonly buffer: SequenceBuffer
  readonly requests: RequestChannel
  readonly ticket: TicketHolder
  readonly handler: MessageHandler
  readonly hostConnection: ReconnectingConnection
  /** Requests the whole view, unless a request is already pending. */
  readonly requestView: () => void
}

/**
 * Returns the function that processes one message of the host. Messages to this guest alone (welcome, refusal, goodbye,
 * answers) affect the connection; all others go to the message handler.
 */
export function createHostConversation(dependencies: ConversationDependencies): (message: HostMessage) => void {
  const { protocol, ownerKey, clock, store, buffer, requests, ticket, handler, hostConnection } = dependencies
  const { requestView } = dependencies

  function handleWelcome(message: HostMessageOf<'welcome'>): void {
    if (!speaks(protocol, message.v)) return handleRefusal(OTHER_VERSION)
    requests.admit(message.v, message.lastId)
    handler.moveToSeat(message.seat, message.token)
    hostConnection.markAdmitted()
    handler.handleView(message.view)
    requests.resend()
    if (ownerKey !== undefined && message.v >= 2)
      void requests.ask({ type: 'role', as: 'owner', key: ownerKey }, store.state.connection)
    requests.ping()
  }

  function handleRefusal({ code, message }: Refusal): void {
    if (code === 'wrong-pass' && ticket.hasSeat) ticket.set(null)
    hostConnection.stop({ state: 'refused', error: { code, message } })
  }

  function handleGoodbye({ code, message }: Refusal): void {
    if (isFinalGoodbye({ code, message })) {
      if (code !== 'replaced') ticket.set(null)
      hostConnection.stop({ state: 'ended', error: { code, message } })
    } else if (!requests.admitted && code !== 'closed') handleRefusal({ code, message })
  }

  function handleAnswer(answer: Answer): void {
    const { request, pingedAt } = requests.settle(answer)
    if (answer.ok && (request?.type === 'sit' || request?.type === 'claim' || request?.type === 'stand')) {
      handler.moveToSeat(answer.seat ?? null, answer.token ?? null)
    }
    if (answer.sight) store.state = withSight(store.state, answer.sight)
    if (answer.view) handler.handleView(answer.view)
    else if (pingedAt !== null) handlePong(answer, pingedAt)
    else if (answer.seq > buffer.last) requestView()
  }

  function handlePong({ now, seq }: Answer, pingedAt: number): void {
    hostConnection.markAlive()
    if (now !== undefined) store.hostClockAhead = now - (pingedAt + clock.now()) / 2
    // All messages sent in between came before this answer.
    if (seq !== buffer.last) requestView()
    if (store.state.deadline !== null) store.tell({ kind: 'clock' })
  }

  return (message) => {
    if (message.type === 'welcome') handleWelcome(message)
    else if (message.type === 'refused') handleRefusal(message)
    else if (message.type === 'bye') handleGoodbye(message)
    else if (message.type === 'answer') handleAnswer(message)
    else handler.handleMessage(message)
  }
}

/** Processes the host's messages about the table, in order, each once. */
type MessageHandler = ReturnType<typeof createMessageHandler>

interface HandlerDependencies extends Pick<ConversationDependencies, 'store' | 'buffer' | 'ticket' | 'requestView'> {
  readonly updates: TableUpdates
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

/**
 * Applies the host's messages about the table to the state, notifies listeners, and records them for the check at the
 * end.
 */
type TableUpdates = ReturnType<typeof createTableUpdates>

/** @param reply commits to a value or reveals it when the host asks for that */
export function createTableUpdates(
  store: StateStore,
  auditor: Auditor,
  participant: FairnessParticipant,
  reply: (reply: FairnessReply) => void,
) {
  const tell = (change: LanChange) => store.tell(change)

  /** Applies a message that is due. */
  function apply(message: HostMessage): void {
    switch (message.type) {
      case 'lobby':
        store.state = withLobby(store.state, message)
        auditor.recordLobby(message.lobby)
        return tell({ kind: 'lobby' })
      case 'luck':
        store.state = { ...store.state, luck: message.luck }
        tell({ kind: 'luck' })
        return processFairness()
      case 'step':
        return step(message)
      case 'view':
        return applyView(message, false)
      case 'clock':
        store.state = { ...store.state, deadline: message.clock }
        return tell({ kind: 'clock' })
      case 'words':
        store.state = { ...store.state, words: message.chairs }
        return tell({ kind: 'words' })
      case 'handover':
        return tell({ kind: 'handover', seat: message.seat })
      case 'shown':
        store.state = withShown(store.state, message)
        return tell({ kind: 'shown', seat: message.seat, to: message.to, on: message.on })
      case 'emote':
        return tell({ kind: 'emote', seat: message.seat, name: message.name })
      case 'result':
        return finish(message)
      default:
    }
  }

  function step(message: HostMessageOf<'step'>): void {
    const { seat, seen } = store.state
    auditor.recordStep(message, seen, message.seen, seat)
    store.state = withStep(store.state, message)
    tell({ kind: 'step', step: message })
  }

  /** Applies a whole view; `gap` if plies may have been missed before it. */
  function applyView(view: WholeView, gap: boolean): void {
    const state = withView(store.state, view)
    store.state = gap ? withShownIn(state, view) : state
    auditor.recordLobby(view.lobby)
    auditor.recordView(view.seen, gap)
    tell({ kind: 'view' })
    processFairness()
  }

  /** Ends the game, with the verdict on it. */
  function finish(result: HostMessageOf<'result'>): void {
    const verdict = auditor.check(result, participant)
    if (!verdict) return
    store.state = { ...store.state, result, verdict }
    tell({ kind: 'result', verdict })
  }

  function processFairness(): void {
    const { lobby, luck, seat } = store.state
    if (!lobby || !luck) return
    const due = participant.processRound(lobby.round, luck, seat)
    if (due) reply(due)
  }

  return { apply, applyView, finish }
}

/**
 * Orders the host's messages. Messages to a whole audience are numbered consecutively; one that was received before is
 * dropped, one that comes too early waits until the missing ones were sent again.
 */
type SequenceBuffer = ReturnType<typeof createSequenceBuffer>

/** Messages to one guest alone, which carry the number of the last message to the whole audience. */
const SINGLE_GUEST_TYPES: ReadonlySet<HostMessage['type']> = new Set(['welcome', 'refused', 'answer', 'words', 'bye'])

/** Capacity for early messages; a gap longer than this is not worth waiting for. */
const MAX_EARLY_MESSAGES = 256

export function createSequenceBuffer() {
  const earlyMessages = new Map<number, HostMessage>()
  let last = -1

  function takeFollowing(): HostMessage[] {
    const due: HostMessage[] = []
    for (let next = earlyMessages.get(last + 1); next; next = earlyMessages.get(last + 1)) {
      earlyMessages.delete(next.seq)
      last = next.seq
      due.push(next)
    }
    for (const seq of earlyMessages.keys()) if (seq <= last) earlyMessages.delete(seq)
    return due
  }

  return {
    /** The last number up to which nothing is missing. */
    get last(): number {
      return last
    },
    /** Takes a message; returns the messages that are due now, and whether any are missing. */
    take(message: HostMessage): { readonly due: readonly HostMessage[]; readonly gap: boolean } {
      if (SINGLE_GUEST_TYPES.has(message.type)) return { due: [message], gap: message.seq > last }
      if (message.seq <= last) return { due: [], gap: false }
      if (earlyMessages.size < MAX_EARLY_MESSAGES) earlyMessages.set(message.seq, message)
      return { due: takeFollowing(), gap: earlyMessages.size > 0 }
    },
    /**
     * Takes a whole view, which covers everything up to its number. Returns the messages after it, or null if it is
     * outdated.
     */
    advanceTo(view: WholeView): readonly HostMessage[] | null {
      if (view.seq < last) return null
      last = view.seq
      return takeFollowing()
    },
    /** Starts over for another audience. */
    restart(): void {
      last = -1
      earlyMessages.clear()
    },
  }
}
