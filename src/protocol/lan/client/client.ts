import { accept, refuse, type Refusal, type Result } from '../../../rules/kit'
import type { HostMessage } from '../host-messages'
import { luckPartner, type LuckReply } from '../luck'
import { PROTOCOL } from '../version'
import { feed } from './feed'
import { hearing, type HearingNeeds } from './hearing'
import { isForGood, lifeline } from './lifeline'
import { outbox, type Answer, type Answered, type Numbered, type Request } from './outbox'
import { UNKNOWN } from './state'
import type { Connection, LanChange, LanClient, LanClientNeeds, LanListener, LanState, Ticket } from './types'
import { witness as newWitness } from './witness'

const NOT_CONNECTED: Refusal = {
  code: 'not-connected',
  message: 'There is no connection to the host; whether this arrived is not known.',
}

/** Sits down at a LAN table, or looks on, and comes back by itself when the connection is lost. Connects at once. */
export function lanClient(needs: LanClientNeeds): LanClient {
  const { clock, report = () => undefined } = needs
  const listeners = new Set<LanListener>()
  const requests = outbox()
  const partner = luckPartner({ remembered: needs.ticket?.luck, newValue: needs.newValue })
  const witness = newWitness(needs.games)
  const order = feed()
  let chair: Pick<Ticket, 'seat' | 'token'> | null = needs.ticket ?? null
  let letIn = false
  let asking: number | null = null
  /** The ping that was sent last, and when. */
  let ping = { id: 0, at: 0 }
  /** How far the host's clock is ahead of ours; null until a ping was answered. */
  let ahead: number | null = null

  const self: HearingNeeds = {
    state: UNKNOWN,
    feed: order,
    witness,
    partner,
    tell,
    askAgain,
    reply,
    ticket(ticket) {
      chair = ticket
      keepTicket()
    },
  }
  const ears = hearing(self)
  const line = lifeline(needs, { hello, message: guarded, beat, changed })

  /** The state as it is shown: times are told by our own clock. */
  function shown(): LanState {
    const { deadline } = self.state
    return { ...self.state, deadline: deadline === null || ahead === null ? null : deadline - ahead }
  }

  function tell(change: LanChange): void {
    const state = shown()
    for (const listener of [...listeners]) {
      try {
        listener(change, state)
      } catch (fault) {
        report(fault)
      }
    }
  }

  function changed(connection: Connection): void {
    self.state = { ...self.state, connection }
    const { state } = connection
    if (state !== 'connected') letIn = false
    if (state === 'not-connected' || state === 'refused' || state === 'ended' || state === 'closed') {
      requests.refuseAll(NOT_CONNECTED)
    }
    tell({ kind: 'connection' })
  }

  function keepTicket(): void {
    needs.keep?.(chair && { ...chair, luck: partner.own })
  }

  function send(request: Numbered): void {
    line.send(JSON.stringify({ v: PROTOCOL.max, ...request }))
  }

  function hello(): void {
    const pass = chair ? ({ kind: 'resume', seat: chair.seat, token: chair.token } as const) : needs.pass
    send(requests.put({ type: 'hello', protocol: { ...PROTOCOL }, pass }))
  }

  function beat(): void {
    const request = requests.put({ type: 'ping' })
    ping = { id: request.id, at: clock.now() }
    send(request)
  }

  function askAgain(): void {
    if (asking !== null) return
    const request = requests.put({ type: 'again', from: Math.max(0, order.last) })
    asking = request.id
    send(request)
  }

  function ask(request: Request): Promise<Answered> {
    return new Promise((resolve) => {
      const { state } = self.state.connection
      if (state === 'connecting' || state === 'connected' || state === 'waiting') {
        const numbered = requests.put(request, resolve)
        if (letIn) send(numbered)
      } else resolve({ ok: false, error: NOT_CONNECTED })
    })
  }

  function reply(part: LuckReply): void {
    // Whoever reloads its page between the two must find its value again.
    keepTicket()
    ask(part).then((answered) => {
      if (answered.ok) partner.received(part.type)
      else if (answered.error === NOT_CONNECTED) partner.unsent(part.type)
      keepTicket()
    }, report)
  }

  function guarded(message: HostMessage): void {
    try {
      take(message)
    } catch (fault) {
      report(fault)
    }
  }

  function take(message: HostMessage): void {
    switch (message.type) {
      case 'welcome': {
        letIn = true
        asking = null
        requests.after(message.lastId)
        ears.moveTo(message.seat, message.token)
        line.welcomed()
        ears.adopt(message.view)
        requests.waiting.forEach(send)
        return beat()
      }
      case 'refused':
        return refused(message)
      case 'bye':
        return goodbye(message)
      case 'answer':
        return answered(message)
      default:
        ears.take(message)
    }
  }

  function refused({ code, message }: Refusal): void {
    if (code === 'wrong-pass' && chair) self.ticket(null)
    line.stop({ state: 'refused', error: { code, message } })
  }

  function goodbye({ code, message }: Refusal): void {
    if (isForGood({ code, message })) {
      if (code !== 'replaced') self.ticket(null)
      line.stop({ state: 'ended', error: { code, message } })
    } else if (!letIn && code !== 'closed') refused({ code, message })
  }

  function answered(answer: Answer): void {
    const asked = requests.settle(answer)
    if (answer.ok && (asked?.type === 'sit' || asked?.type === 'stand')) {
      ears.moveTo(answer.seat ?? null, answer.token ?? null)
    }
    if (answer.id === asking) asking = null
    if (answer.view) ears.adopt(answer.view)
    else if (answer.id === ping.id) pong(answer)
    else if (answer.seq > order.last) askAgain()
  }

  function pong({ now, seq }: Answer): void {
    if (now !== undefined) ahead = now - (ping.at + clock.now()) / 2
    // Whatever the host told in between came before this answer.
    if (seq !== order.last) askAgain()
    if (self.state.deadline !== null) tell({ kind: 'clock' })
  }

  async function plain(request: Request): Promise<Result<void>> {
    const answered = await ask(request)
    return answered.ok ? accept(undefined) : answered
  }

  async function move(text: string): Promise<Result<void>> {
    const { seat, seen, turn } = self.state
    if (seat === null || !seen) return refuse('no-seat', 'Only those who sit at the table can do that.')
    const settled = witness.sent(seat, text, seen)
    const answered = await ask({ type: 'move', turn, text })
    if (answered.ok) settled(true)
    else if (answered.error === NOT_CONNECTED || !settled(false)) return answered
    return accept(undefined)
  }

  line.retry()
  return {
    get state() {
      return shown()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async sit(name, seat) {
      const answered = await ask({ type: 'sit', name, ...(seat !== undefined && { seat }) })
      return answered.ok ? accept(answered.answer.seat ?? '') : answered
    },
    stand: () => plain({ type: 'stand' }),
    ready: (ready) => plain({ type: 'ready', ready }),
    move,
    undo: () => plain({ type: 'undo', turn: self.state.turn }),
    resign: () => plain({ type: 'resign' }),
    emote: (name) => plain({ type: 'emote', name }),
    retry: () => line.retry(),
    wake: () => line.wake(),
    close() {
      line.stop({ state: 'closed' })
    },
  }
}
