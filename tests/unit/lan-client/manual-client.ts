import { createLanClient, type ClientClock, type LanClientOptions } from '../../../src/lan-client'
import type { GuestMessage, HostMessage } from '../../../src/protocol/lan/messages'

/** Returns a clock that stands still until the test moves it on. */
function handClock() {
  const jobs = new Set<{ at: number; job: () => void }>()
  let now = 0
  const clock: ClientClock = {
    now: () => now,
    after(ms, job) {
      const one = { at: now + ms, job }
      jobs.add(one)
      return () => void jobs.delete(one)
    },
  }
  /** Moves the clock on by so many milliseconds and runs the jobs that fall due, in their order. */
  function wind(ms: number): void {
    const end = now + ms
    for (;;) {
      const [next] = [...jobs].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      jobs.delete(next)
      now = next.at
      next.job()
    }
    now = end
  }
  return { clock, wind }
}

type Event = 'open' | 'message' | 'close' | 'error'

/** Returns a network of sockets that do nothing by themselves. */
function handNetwork() {
  const sockets: ReturnType<typeof handSocket>[] = []
  function handSocket() {
    const listeners = new Map<Event, (event: { readonly data: unknown }) => void>()
    const sent: GuestMessage[] = []
    return {
      sent,
      closed: false,
      fire: (type: Event, data?: unknown) => listeners.get(type)?.({ data }),
      tell: (message: HostMessage) => listeners.get('message')?.({ data: JSON.stringify(message) }),
      send: (text: string) => void sent.push(JSON.parse(text) as GuestMessage),
      close() {
        this.closed = true
      },
      addEventListener: (type: Event, listener: (event: { readonly data: unknown }) => void) =>
        void listeners.set(type, listener),
    }
  }
  return {
    sockets,
    open: () => {
      const socket = handSocket()
      sockets.push(socket)
      return socket
    },
    get last() {
      return sockets.at(-1)!
    },
  }
}

export const TOKEN = 'ab'.repeat(16)
const chair = { state: 'here', name: 'Ann', ready: false } as const
const lobby = {
  table: 'The parlor',
  game: 'forty-nine',
  rules: 1,
  options: {},
  phase: 'gathering' as const,
  paused: false,
  chairs: [chair, { state: 'open' as const }],
  onlookers: 0,
  round: 1,
}

/** Returns the host's first message, at a table where nothing was dealt yet. */
export function welcome(seat: string | null = null, seq = 5, lastId = 0): HostMessage {
  const view = { v: 1, seq, type: 'view' as const, lobby, luck: null, turn: 0, seen: null, resigned: [], clock: null }
  return { v: 1, seq, type: 'welcome', seat, token: seat === null ? null : TOKEN, lastId, view }
}

/** Creates a client whose sockets and clock are operated by the test. */
export function createManualClient(needs: Partial<LanClientOptions> = {}) {
  const network = handNetwork()
  const time = handClock()
  const client = createLanClient({
    url: 'ws://192.168.0.2:4949/lan',
    pass: { kind: 'code', code: 'ABC234' },
    open: network.open,
    clock: time.clock,
    random: () => 0.5,
    games: () => undefined,
    ...needs,
  })
  return { client, network, wind: time.wind }
}

/** Opens the last socket and lets the guest in. */
export function letIn({ network }: Pick<ReturnType<typeof createManualClient>, 'network'>, message = welcome()) {
  network.last.fire('open')
  network.last.tell(message)
}
