import type { Refusal } from '../rules/kit'
import type { HostMessage, HostMessageOf } from '../protocol/lan/host-messages'
import { speaks, type VersionRange } from '../protocol/lan/version'
import type { MessageHandler } from './message-handler'
import type { Answer } from './pending-requests'
import { isForGood, type ReconnectingConnection } from './reconnecting-connection'
import type { RequestChannel } from './request-channel'
import type { TicketHolder } from './seat-ticket'
import type { SequenceBuffer } from './sequence-buffer'
import type { ClientClock } from './socket'
import type { StateStore } from './state-store'

const OTHER_VERSION: Refusal = {
  code: 'wrong-version',
  message: 'The host speaks a version of the protocol that was not agreed on.',
}

interface ConversationParts {
  readonly protocol: VersionRange
  readonly clock: ClientClock
  readonly store: StateStore
  readonly buffer: SequenceBuffer
  readonly requests: RequestChannel
  readonly ticket: TicketHolder
  readonly handler: MessageHandler
  readonly line: ReconnectingConnection
  /** Requests the whole view, unless a request is already pending. */
  readonly askAgain: () => void
}

/**
 * Returns the function that processes one message of the host. Messages to this guest alone (welcome, refusal, goodbye,
 * answers) affect the connection; all others go to the message handler.
 */
export function createHostConversation(parts: ConversationParts): (message: HostMessage) => void {
  const { protocol, clock, store, buffer, requests, ticket, handler, line, askAgain } = parts

  function welcomed(message: HostMessageOf<'welcome'>): void {
    if (!speaks(protocol, message.v)) return refused(OTHER_VERSION)
    requests.admit(message.v, message.lastId)
    handler.moveTo(message.seat, message.token)
    line.welcomed()
    handler.adopt(message.view)
    requests.resend()
    requests.ping()
  }

  function refused({ code, message }: Refusal): void {
    if (code === 'wrong-pass' && ticket.hasSeat) ticket.set(null)
    line.stop({ state: 'refused', error: { code, message } })
  }

  function goodbye({ code, message }: Refusal): void {
    if (isForGood({ code, message })) {
      if (code !== 'replaced') ticket.set(null)
      line.stop({ state: 'ended', error: { code, message } })
    } else if (!requests.admitted && code !== 'closed') refused({ code, message })
  }

  function answered(answer: Answer): void {
    const { asked, pingedAt } = requests.settle(answer)
    if (answer.ok && (asked?.type === 'sit' || asked?.type === 'stand')) {
      handler.moveTo(answer.seat ?? null, answer.token ?? null)
    }
    if (answer.view) handler.adopt(answer.view)
    else if (pingedAt !== null) pong(answer, pingedAt)
    else if (answer.seq > buffer.last) askAgain()
  }

  function pong({ now, seq }: Answer, pingedAt: number): void {
    if (now !== undefined) store.hostClockAhead = now - (pingedAt + clock.now()) / 2
    // All messages sent in between came before this answer.
    if (seq !== buffer.last) askAgain()
    if (store.state.deadline !== null) store.tell({ kind: 'clock' })
  }

  return (message) => {
    if (message.type === 'welcome') welcomed(message)
    else if (message.type === 'refused') refused(message)
    else if (message.type === 'bye') goodbye(message)
    else if (message.type === 'answer') answered(message)
    else handler.take(message)
  }
}
