import type { HostMessage } from '../protocol/lan/host-messages'
import { createFairnessParticipant, type FairnessParticipant, type LuckReply } from '../protocol/lan/fairness'
import { PROTOCOL_VERSIONS } from '../protocol/lan/version'
import { createAuditor } from './audit/auditor'
import { createHostConversation } from './host-conversation'
import { createMessageHandler } from './message-handler'
import { createPlayerActions } from './player-actions'
import { createReconnectingConnection, type ReconnectingConnection } from './reconnecting-connection'
import { createRequestChannel, NOT_CONNECTED, type RequestChannel } from './request-channel'
import { createTicketHolder, type TicketHolder } from './seat-ticket'
import { createSequenceBuffer } from './sequence-buffer'
import { StateStore } from './state-store'
import { createTableUpdates } from './table-updates'
import type { Connection, LanClient, LanClientOptions } from './types'

/**
 * Joins a LAN table, as a player or an onlooker, and reconnects automatically when the connection is lost. Connects at
 * once.
 */
export function createLanClient(options: LanClientOptions): LanClient {
  const { clock, report = () => undefined, protocol = PROTOCOL_VERSIONS } = options
  const participant = createFairnessParticipant({ rememberedValues: options.ticket?.luck, newValue: options.newValue })
  const ticket = createTicketHolder(options.pass, options.ticket, participant, options.onTicketChange)
  const auditor = createAuditor(options.games)
  const store = new StateStore(report)
  const buffer = createSequenceBuffer()
  const hostConnection = createReconnectingConnection(options, {
    onOpen: () => requests.sendHello(ticket.credential()),
    onMessage: handleMessage,
    onHeartbeatDue: () => requests.ping(),
    onChange: handleConnectionChange,
  })
  const requests = createRequestChannel(protocol, clock, hostConnection.send)
  const requestView = () => requests.requestView(buffer.last)
  const reply = (luckReply: LuckReply) => sendLuck({ requests, store, ticket, participant, report }, luckReply)
  const updates = createTableUpdates(store, auditor, participant, reply)
  const handler = createMessageHandler({ store, buffer, updates, ticket, requestView })
  const handleHostMessage = createHostConversation({
    protocol,
    ownerKey: options.ownerKey,
    clock,
    store,
    buffer,
    requests,
    ticket,
    handler,
    hostConnection,
    requestView,
  })

  function handleMessage(message: HostMessage): void {
    try {
      handleHostMessage(message)
    } catch (fault) {
      report(fault)
    }
  }

  function handleConnectionChange(connection: Connection): void {
    store.state = { ...store.state, connection }
    requests.connectionChanged(connection)
    store.tell({ kind: 'connection' })
  }

  hostConnection.retry()
  return createClient(store, hostConnection, createPlayerActions(store, requests, auditor))
}

interface LuckDependencies {
  readonly requests: RequestChannel
  readonly store: StateStore
  readonly ticket: TicketHolder
  readonly participant: FairnessParticipant
  readonly report: (fault: unknown) => void
}

/** Sends a commitment or a revealed value, and remembers whether it arrived. */
function sendLuck({ requests, store, ticket, participant, report }: LuckDependencies, reply: LuckReply): void {
  // A guest who reloads the page between the two must find the value again.
  ticket.storeTicket()
  requests.ask(reply, store.state.connection).then((answered) => {
    if (answered.ok) participant.markReceived(reply.type)
    else if (answered.error === NOT_CONNECTED) participant.markUnsent(reply.type)
    ticket.storeTicket()
  }, report)
}

function createClient(
  store: StateStore,
  hostConnection: ReconnectingConnection,
  actions: ReturnType<typeof createPlayerActions>,
): LanClient {
  return {
    ...actions,
    get state() {
      return store.displayState()
    },
    listen: (listener) => store.listen(listener),
    retry: hostConnection.retry,
    wake: hostConnection.wake,
    close() {
      hostConnection.stop({ state: 'closed' })
    },
  }
}
