import type { HostMessage } from '../protocol/lan/host-messages'
import { createFairnessParticipant, type FairnessParticipant, type LuckReply } from '../protocol/lan/fairness'
import { PROTOCOL } from '../protocol/lan/version'
import { createAuditor } from './audit/auditor'
import { createHostConversation } from './host-conversation'
import { createMessageHandler } from './message-handler'
import { createPlayerActions } from './player-actions'
import { createReconnectingConnection, type ReconnectingConnection } from './reconnecting-connection'
import { createRequestChannel, NOT_CONNECTED, type RequestChannel } from './request-channel'
import { createTicketHolder, type TicketHolder } from './seat-ticket'
import { createSequenceBuffer } from './sequence-buffer'
import { createStateStore, type StateStore } from './state-store'
import { createTableUpdates } from './table-updates'
import type { Connection, LanClient, LanClientNeeds } from './types'

/**
 * Joins a LAN table, as a player or an onlooker, and reconnects automatically when the connection is lost. Connects at
 * once.
 */
export function createLanClient(needs: LanClientNeeds): LanClient {
  const { clock, report = () => undefined, protocol = PROTOCOL } = needs
  const partner = createFairnessParticipant({ remembered: needs.ticket?.luck, newValue: needs.newValue })
  const ticket = createTicketHolder(needs.pass, needs.ticket, partner, needs.keep)
  const auditor = createAuditor(needs.games)
  const store = createStateStore(report)
  const buffer = createSequenceBuffer()
  const line = createReconnectingConnection(needs, {
    hello: () => requests.hello(ticket.credential()),
    message: guarded,
    beat: () => requests.ping(),
    changed,
  })
  const requests = createRequestChannel(protocol, clock, line.send)
  const askAgain = () => requests.askForView(buffer.last)
  const reply = (part: LuckReply) => sendLuck({ requests, store, ticket, partner, report }, part)
  const updates = createTableUpdates(store, auditor, partner, reply)
  const handler = createMessageHandler({ store, buffer, updates, ticket, askAgain })
  const take = createHostConversation({ protocol, clock, store, buffer, requests, ticket, handler, line, askAgain })

  function guarded(message: HostMessage): void {
    try {
      take(message)
    } catch (fault) {
      report(fault)
    }
  }

  function changed(connection: Connection): void {
    store.state = { ...store.state, connection }
    requests.connectionChanged(connection)
    store.tell({ kind: 'connection' })
  }

  line.retry()
  return clientOf(store, line, createPlayerActions(store, requests, auditor))
}

interface LuckParts {
  readonly requests: RequestChannel
  readonly store: StateStore
  readonly ticket: TicketHolder
  readonly partner: FairnessParticipant
  readonly report: (fault: unknown) => void
}

/** Sends a commitment or a revealed value, and remembers whether it arrived. */
function sendLuck({ requests, store, ticket, partner, report }: LuckParts, part: LuckReply): void {
  // A guest who reloads the page between the two must find the value again.
  ticket.keep()
  requests.ask(part, store.state.connection).then((answered) => {
    if (answered.ok) partner.received(part.type)
    else if (answered.error === NOT_CONNECTED) partner.unsent(part.type)
    ticket.keep()
  }, report)
}

function clientOf(
  store: StateStore,
  line: ReconnectingConnection,
  actions: ReturnType<typeof createPlayerActions>,
): LanClient {
  return {
    ...actions,
    get state() {
      return store.shown()
    },
    listen: store.listen,
    retry: line.retry,
    wake: line.wake,
    close() {
      line.stop({ state: 'closed' })
    },
  }
}
