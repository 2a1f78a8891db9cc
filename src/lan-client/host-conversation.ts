import type { Refusal } from '../rules/kit'
import type { HostMessage, HostMessageOf } from '../protocol/lan/host-messages'
import { speaks, type VersionRange } from '../protocol/lan/version'
import type { MessageHandler } from './message-handler'
import type { Answer } from './pending-requests'
import { isFinalGoodbye, type ReconnectingConnection } from './reconnecting-connection'
import type { RequestChannel } from './request-channel'
import type { TicketHolder } from './seat-ticket'
import type { SequenceBuffer } from './sequence-buffer'
import type { ClientClock } from './socket'
import type { StateStore } from './state-store'

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
    if (answer.view) handler.handleView(answer.view)
    else if (pingedAt !== null) handlePong(answer, pingedAt)
    else if (answer.seq > buffer.last) requestView()
  }

  function handlePong({ now, seq }: Answer, pingedAt: number): void {
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
