import { createFairnessParticipant, type FairnessReply } from '../protocol/lan/fairness'
import type { HostMessage } from '../protocol/lan/host-messages'
import { DEFAULT_NAME, plainName } from '../protocol/lan/plain-name'
import { PROTOCOL_VERSIONS } from '../protocol/lan/version'
import { accept, refuse, type Refusal, type Result } from '../rules/kit'
import { createAuditor, type Auditor } from './audit/auditor'
import {
  createHostConversation,
  createMessageHandler,
  createSequenceBuffer,
  createTableUpdates,
} from './message-handler'
import {
  type RequestResult,
  type Request,
  createRequestChannel,
  NOT_CONNECTED,
  TAKEN_BACK,
  type RequestChannel,
} from './request-channel'
import { createReconnectingConnection, type ReconnectingConnection } from './reconnecting-connection'
import { createTicketHolder } from './seat-ticket'
import { NOTHING_SHOWN, StateStore } from './state-store'
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
  const updates = createTableUpdates(store, auditor, participant, sendFairnessReply)
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

  /** Sends a commitment or a revealed value, and remembers whether it arrived. */
  function sendFairnessReply(reply: FairnessReply): void {
    // A guest who reloads the page between the two must find the value again.
    ticket.storeTicket()
    requests.ask(reply, store.state.connection).then((answered) => {
      if (answered.ok) participant.markReceived(reply.type)
      else if (answered.error === NOT_CONNECTED) participant.markUnsent(reply.type)
      ticket.storeTicket()
    }, report)
  }

  function handleMessage(message: HostMessage): void {
    try {
      handleHostMessage(message)
    } catch (fault) {
      report(fault)
    }
  }

  function handleConnectionChange(connection: Connection): void {
    // The host shows nothing any more to a guest whose connection was lost.
    const showing = connection.state === 'connected' ? {} : NOTHING_SHOWN
    store.state = { ...store.state, connection, ...showing }
    requests.connectionChanged(connection)
    store.tell({ kind: 'connection' })
  }

  hostConnection.retry()
  return createClient(store, hostConnection, createPlayerActions(store, requests, auditor))
}

function createClient(store: StateStore, hostConnection: ReconnectingConnection, actions: PlayerActions): LanClient {
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

type PlayerActions = Omit<LanClient, 'state' | 'listen' | 'retry' | 'wake' | 'close'>

const OLDER_HOST: Refusal = { code: 'older-host', message: 'The host runs an older version, which cannot do that.' }

/** Creates the requests that a guest can make of its host. Each resolves with the host's answer, or with a refusal. */
function createPlayerActions(store: StateStore, requests: RequestChannel, auditor: Auditor): PlayerActions {
  const ask = (request: Request): Promise<RequestResult> => requests.ask(request, store.state.connection)

  async function perform(answer: Promise<RequestResult>): Promise<Result<void>> {
    const answered = await answer
    return answered.ok ? accept(undefined) : answered
  }

  async function move(text: string): Promise<Result<void>> {
    const { seat, seen, turn } = store.state
    if (seat === null || !seen) return refuse('no-seat', 'Only those who sit at the table can do that.')
    const recordAnswer = auditor.recordSentMove(seat, text, seen)
    const answered = await ask({ type: 'move', turn, text })
    if (answered.ok) recordAnswer(true)
    else if (answered.error === NOT_CONNECTED || answered.error === TAKEN_BACK) return answered
    else if (!recordAnswer(false)) return answered
    return accept(undefined)
  }

  /** Asks something that hosts of version 1 don't know: they would end the connection. */
  async function askNewer(request: Request): Promise<RequestResult> {
    return requests.admitted && requests.version < 2 ? { ok: false, error: OLDER_HOST } : ask(request)
  }

  /** Resolves to a text of the host's answer, or to its refusal. */
  async function textOf(answer: Promise<RequestResult>, key: 'seat' | 'word'): Promise<Result<string>> {
    const answered = await answer
    return answered.ok ? accept(answered.answer[key] ?? '') : answered
  }

  return {
    claim: (claim) => textOf(askNewer({ type: 'claim', ...claim }), 'seat'),
    ownWord: () => textOf(askNewer({ type: 'word' }), 'word'),
    show: (isOn) => textOf(askNewer({ type: 'show', on: isOn }), 'word'),
    look: (word) => perform(askNewer({ type: 'look', word })),
    agree: (seat, agrees) => perform(askNewer({ type: 'agree', seat, agree: agrees })),
    // A host rejects names with invisible characters.
    sit: (name, seat) =>
      textOf(ask({ type: 'sit', name: plainName(name) || DEFAULT_NAME, ...(seat !== undefined && { seat }) }), 'seat'),
    stand: () => perform(ask({ type: 'stand' })),
    setReady: (ready) => perform(ask({ type: 'ready', ready })),
    move,
    withdraw: () => requests.withdrawMoves(),
    undo: () => perform(ask({ type: 'undo', turn: store.state.turn })),
    resign: () => perform(ask({ type: 'resign' })),
    emote: (name) => perform(ask({ type: 'emote', name })),
  }
}
