import { letterOf, ONLOOKER } from '../../../rules/kit'
import type { HostMessage, HostMessageOf, WholeView } from '../host-messages'
import type { LuckPartner, LuckReply } from '../luck'
import type { Feed } from './feed'
import { hasChair, withLobby, withStep, withView } from './state'
import type { LanChange, LanState, Ticket } from './types'
import type { Witness } from './witness'

/** What hearing the host changes, and what it sets going. */
export interface HearingNeeds {
  state: LanState
  readonly feed: Feed
  readonly witness: Witness
  readonly partner: LuckPartner
  /** A change for the listeners. */
  tell(change: LanChange): void
  /** Asks for the whole view, unless that was asked already. */
  askAgain(): void
  /** Commits to a value or reveals it. */
  reply(reply: LuckReply): void
  /** The chair with its secret; null when it is lost. */
  ticket(ticket: Pick<Ticket, 'seat' | 'token'> | null): void
}

/** Takes in what the host tells of the table, in its order, each thing once. */
export interface Hearing {
  /** A message to all of an audience. */
  take(message: HostMessage): void
  /** A whole view that was sent to this guest alone. */
  adopt(view: WholeView): void
  /** Another chair, or none: what comes now is numbered anew. */
  moveTo(seat: string | null, token: string | null): void
}

export function hearing(self: HearingNeeds): Hearing {
  const { feed, witness, partner, tell } = self

  function apply(message: HostMessage): void {
    switch (message.type) {
      case 'lobby':
        self.state = withLobby(self.state, message)
        witness.lobby(message.lobby)
        tell({ kind: 'lobby' })
        return keepChair()
      case 'luck':
        self.state = { ...self.state, luck: message.luck }
        tell({ kind: 'luck' })
        return hearLuck()
      case 'step':
        return step(message)
      case 'view':
        return see(message, false)
      case 'clock':
        self.state = { ...self.state, deadline: message.clock }
        return tell({ kind: 'clock' })
      case 'emote':
        return tell({ kind: 'emote', seat: message.seat, name: message.name })
      case 'result':
        return finish(message)
      default:
    }
  }

  function step(message: HostMessageOf<'step'>): void {
    const { seat, seen } = self.state
    witness.step(message, seen, message.seen, seat)
    self.state = withStep(self.state, message)
    tell({ kind: 'step', step: message })
  }

  function see(view: WholeView, gap: boolean): void {
    self.state = withView(self.state, view)
    witness.lobby(view.lobby)
    witness.view(view.seen, gap)
    tell({ kind: 'view' })
    hearLuck()
    keepChair()
  }

  function finish(result: HostMessageOf<'result'>): void {
    const verdict = witness.check(result, partner)
    if (!verdict) return
    self.state = { ...self.state, result, verdict }
    tell({ kind: 'result', verdict })
  }

  function hearLuck(): void {
    const { lobby, luck, seat } = self.state
    if (!lobby || !luck) return
    const reply = partner.hear(lobby.round, luck, seat)
    if (reply) self.reply(reply)
  }

  function keepChair(): void {
    if (hasChair(self.state)) return
    moveTo(null, null)
    self.askAgain()
  }

  function moveTo(seat: string | null, token: string | null): void {
    feed.restart()
    self.state = { ...self.state, seat }
    if (seat === null) self.ticket(null)
    else if (token !== null) self.ticket({ seat, token })
  }

  function adopt(view: WholeView): void {
    if (isOfAnother(view)) moveTo(seatOfEye(view), null)
    const gap = view.seq !== feed.last
    const following = feed.leap(view)
    if (!following) return
    see(view, gap)
    following.forEach(apply)
  }

  /** Whether a view was made for another eye than this guest's: the host has moved it to another place. */
  function isOfAnother(view: WholeView): boolean {
    return view.seen !== null && seatOfEye(view) !== self.state.seat
  }

  return {
    adopt,
    moveTo,
    take(message) {
      const skips = message.seq !== feed.last + 1
      if (message.type === 'view' && (isOfAnother(message) || (skips && message.seq > feed.last))) {
        adopt(message)
      } else if (message.type === 'result' && message.seq <= feed.last && !self.state.result) {
        // Whoever comes after the end is told the result once more.
        finish(message)
      } else {
        const { due, gap } = feed.take(message)
        due.forEach(apply)
        if (gap) self.askAgain()
      }
    },
  }
}

function seatOfEye({ seen }: WholeView): string | null {
  return !seen || seen.eye === ONLOOKER ? null : letterOf(seen.eye)
}
