import type { Refusal } from '../../../rules/kit'
import type { LuckState } from '../table-schemas'
import { commitmentOf, createHiddenValue } from './commitment'
import { findViolations } from './violations'
import type { KeptValues } from './kept-values'

export type LuckReply =
  { readonly type: 'commit'; readonly hash: string } | { readonly type: 'reveal'; readonly value: string }

/**
 * A guest's part in creating the seeds of an evening's games: it replies when a reply is due, and watches that nothing
 * is changed.
 */
export type FairnessParticipant = ReturnType<typeof createFairnessParticipant>

export interface FairnessParticipantOptions {
  readonly rememberedValues?: KeptValues | null | undefined
  /** Source of hidden values. */
  readonly newValue?: (() => string) | undefined
}

/** The host's commitment in each round. */
class HostCommitments {
  private readonly byRound = new Map<number, string>()

  /** Records a commitment and returns its violations. */
  record(round: number, host: string): Refusal[] {
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
  rememberedValues: rememberedValues = null,
  newValue = createHiddenValue,
}: FairnessParticipantOptions = {}) {
  const hostCommitments = new HostCommitments()
  const sent = new Set<LuckReply['type']>()
  let ownValues = rememberedValues
  let latest: LuckState | null = null
  let currentRound = 0
  let violations: Refusal[] = []
  if (ownValues) hostCommitments.record(ownValues.round, ownValues.host)

  function addViolations(found: readonly Refusal[]): void {
    for (const one of found) if (!violations.some(({ code }) => code === one.code)) violations.push(one)
  }

  function enterRound(round: number, luck: LuckState): void {
    if (round !== currentRound) {
      currentRound = round
      violations = []
      forget(round)
    } else if (latest && latest.host !== luck.host && !showsValues(latest) && !ownValues?.sealed) {
      // A host that was killed before it knew anyone's value begins the round anew.
      hostCommitments.forget(round)
      ownValues = null
      forget(round)
    }
    addViolations(hostCommitments.record(round, luck.host))
  }

  function forget(round: number): void {
    latest = null
    sent.clear()
    if (ownValues?.round !== round) ownValues = null
  }

  function commit(round: number, luck: LuckState, seat: string): LuckReply | null {
    if (luck.commits[seat] !== undefined || sent.has('commit')) return null
    sent.add('commit')
    if (ownValues?.seat !== seat) {
      ownValues = { round, seat, value: newValue(), host: luck.host, sealed: null, received: 'nothing' }
    }
    return { type: 'commit', hash: commitmentOf(seat, ownValues.value) }
  }

  function reveal(luck: LuckState, seat: string): LuckReply | null {
    if (ownValues?.seat !== seat || luck.reveals[seat] !== undefined || sent.has('reveal')) return null
    if (luck.absent.includes(seat) || luck.commits[seat] !== commitmentOf(seat, ownValues.value)) return null
    sent.add('reveal')
    ownValues = { ...ownValues, sealed: ownValues.sealed ?? { ...luck.commits } }
    return { type: 'reveal', value: ownValues.value }
  }

  return {
    /** Null if there is nothing to remember. */
    get ownValues(): KeptValues | null {
      return ownValues
    },
    /** The round as last reported by the host. */
    get latest(): LuckState | null {
      return latest
    },
    /** Violations found in this round so far. */
    get violations(): readonly Refusal[] {
      return violations
    },
    /**
     * Processes the state of a round as reported by the host, and this guest's seat. Returns the reply that is due, if
     * any.
     */
    processRound(round: number, luck: LuckState, seat: string | null): LuckReply | null {
      enterRound(round, luck)
      addViolations(findViolations(latest, luck, ownValues))
      latest = luck
      // A guest who was cheated in a round reveals nothing.
      if (seat === null || violations.length > 0) return null
      if (luck.stage === 'commit') return commit(round, luck, seat)
      return luck.stage === 'reveal' ? reveal(luck, seat) : null
    },
    /** Records that the host confirmed the receipt of a reply. */
    markReceived(type: LuckReply['type']): void {
      if (ownValues) ownValues = { ...ownValues, received: type }
    },
    /** Records that a reply is not known to have arrived; it will be made again. */
    markUnsent: (type: LuckReply['type']) => void sent.delete(type),
  }
}

function showsValues(luck: LuckState): boolean {
  return Object.keys(luck.reveals).length > 0
}
