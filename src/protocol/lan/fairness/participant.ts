import type { Refusal } from '../../../rules/kit'
import type { LuckState } from '../table-schemas'
import { commitmentOf, newLuckValue } from './commitment'
import { findViolations } from './violations'
import type { KeptValues } from './kept-values'

export type LuckReply =
  { readonly type: 'commit'; readonly hash: string } | { readonly type: 'reveal'; readonly value: string }

/**
 * A guest's part in creating the seeds of an evening's games: it replies when a reply is due, and watches that nothing
 * is changed.
 */
export interface FairnessParticipant {
  /** Null if there is nothing to remember. */
  readonly own: KeptValues | null
  /** The round as last reported by the host. */
  readonly latest: LuckState | null
  /** Violations found in this round so far. */
  readonly complaints: readonly Refusal[]
  /**
   * Processes the state of a round as reported by the host, and this guest's seat. Returns the reply that is due, if
   * any.
   */
  hear(round: number, luck: LuckState, seat: string | null): LuckReply | null
  /** Records that the host confirmed the receipt of a reply. */
  received(type: LuckReply['type']): void
  /** Records that a reply is not known to have arrived; it will be made again. */
  unsent(type: LuckReply['type']): void
}

export interface LuckPartnerNeeds {
  readonly remembered?: KeptValues | null | undefined
  /** Source of hidden values. */
  readonly newValue?: (() => string) | undefined
}

/** The host's commitment in each round. */
class HostCommitments {
  private readonly byRound = new Map<number, string>()

  /** Records a commitment and returns its violations. */
  note(round: number, host: string): Refusal[] {
    const known = this.byRound.get(round)
    if (known === host) return []
    if (known !== undefined)
      return [{ code: 'host-commitment-changed', message: 'The host changed its commitment after values were shown.' }]
    const isRepeated = [...this.byRound.values()].includes(host)
    this.byRound.set(round, host)
    if (!isRepeated) return []
    return [{ code: 'host-repeated', message: 'The host commits to a value that is known from before.' }]
  }

  /** Forgets the commitment of a round that the host begins anew. */
  forget(round: number): void {
    this.byRound.delete(round)
  }
}

/** Creates a guest's participant, which continues the round of remembered values if there are any. */
export function createFairnessParticipant({
  remembered = null,
  newValue = newLuckValue,
}: LuckPartnerNeeds = {}): FairnessParticipant {
  const hosts = new HostCommitments()
  const sent = new Set<LuckReply['type']>()
  let own = remembered
  let latest: LuckState | null = null
  let heard = 0
  let complaints: Refusal[] = []
  if (own) hosts.note(own.round, own.host)

  function complain(found: readonly Refusal[]): void {
    for (const one of found) if (!complaints.some(({ code }) => code === one.code)) complaints.push(one)
  }

  function enter(round: number, luck: LuckState): void {
    if (round !== heard) {
      heard = round
      complaints = []
      forget(round)
    } else if (latest && latest.host !== luck.host && !showsValues(latest) && !own?.sealed) {
      // A host that was killed before it knew anyone's value begins the round anew.
      hosts.forget(round)
      own = null
      forget(round)
    }
    complain(hosts.note(round, luck.host))
  }

  function forget(round: number): void {
    latest = null
    sent.clear()
    if (own?.round !== round) own = null
  }

  function commit(round: number, luck: LuckState, seat: string): LuckReply | null {
    if (luck.commits[seat] !== undefined || sent.has('commit')) return null
    sent.add('commit')
    if (own?.seat !== seat) {
      own = { round, seat, value: newValue(), host: luck.host, sealed: null, received: 'nothing' }
    }
    return { type: 'commit', hash: commitmentOf(seat, own.value) }
  }

  function reveal(luck: LuckState, seat: string): LuckReply | null {
    if (own?.seat !== seat || luck.reveals[seat] !== undefined || sent.has('reveal')) return null
    if (luck.absent.includes(seat) || luck.commits[seat] !== commitmentOf(seat, own.value)) return null
    sent.add('reveal')
    own = { ...own, sealed: own.sealed ?? { ...luck.commits } }
    return { type: 'reveal', value: own.value }
  }

  return {
    get own() {
      return own
    },
    get latest() {
      return latest
    },
    get complaints() {
      return complaints
    },
    hear(round, luck, seat) {
      enter(round, luck)
      complain(findViolations(latest, luck, own))
      latest = luck
      // A guest who was cheated in a round reveals nothing.
      if (seat === null || complaints.length > 0) return null
      if (luck.stage === 'commit') return commit(round, luck, seat)
      return luck.stage === 'reveal' ? reveal(luck, seat) : null
    },
    received(type) {
      if (own) own = { ...own, received: type }
    },
    unsent: (type) => void sent.delete(type),
  }
}

function showsValues(luck: LuckState): boolean {
  return Object.keys(luck.reveals).length > 0
}
