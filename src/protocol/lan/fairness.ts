import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Refusal, lettersOf, type Options } from '../../rules/kit'
import type { FairnessState } from './table-schemas'

export type FairnessReply =
  { readonly type: 'commit'; readonly hash: string } | { readonly type: 'reveal'; readonly value: string }

/**
 * A guest's part in creating the seeds of an evening's games: it replies when a reply is due, and watches that nothing
 * is changed.
 */
export type FairnessParticipant = ReturnType<typeof createFairnessParticipant>

interface FairnessParticipantOptions {
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
  const sent = new Set<FairnessReply['type']>()
  let ownValues = rememberedValues
  let latest: FairnessState | null = null
  let currentRound = 0
  let violations: Refusal[] = []
  if (ownValues) hostCommitments.record(ownValues.round, ownValues.host)

  function addViolations(found: readonly Refusal[]): void {
    for (const one of found) if (!violations.some(({ code }) => code === one.code)) violations.push(one)
  }

  function enterRound(round: number, state: FairnessState): void {
    if (round !== currentRound) {
      currentRound = round
      violations = []
      forget(round)
    } else if (latest && latest.host !== state.host && !showsValues(latest) && !ownValues?.sealed) {
      // A host that was killed before it knew anyone's value begins the round anew.
      hostCommitments.forget(round)
      ownValues = null
      forget(round)
    }
    addViolations(hostCommitments.record(round, state.host))
  }

  function forget(round: number): void {
    latest = null
    sent.clear()
    if (ownValues?.round !== round) ownValues = null
  }

  function commit(round: number, state: FairnessState, seat: string): FairnessReply | null {
    if (state.commits[seat] !== undefined || sent.has('commit')) return null
    sent.add('commit')
    if (ownValues?.seat !== seat) {
      ownValues = { round, seat, value: newValue(), host: state.host, sealed: null, received: 'nothing' }
    }
    return { type: 'commit', hash: commitmentOf(seat, ownValues.value) }
  }

  function reveal(state: FairnessState, seat: string): FairnessReply | null {
    if (ownValues?.seat !== seat || state.reveals[seat] !== undefined || sent.has('reveal')) return null
    if (state.absent.includes(seat) || state.commits[seat] !== commitmentOf(seat, ownValues.value)) return null
    sent.add('reveal')
    ownValues = { ...ownValues, sealed: ownValues.sealed ?? { ...state.commits } }
    return { type: 'reveal', value: ownValues.value }
  }

  return {
    /** Null if there is nothing to remember. */
    get ownValues(): KeptValues | null {
      return ownValues
    },
    /** The round as last reported by the host. */
    get latest(): FairnessState | null {
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
    processRound(round: number, state: FairnessState, seat: string | null): FairnessReply | null {
      enterRound(round, state)
      addViolations(findViolations(latest, state, ownValues))
      latest = state
      // A guest who was cheated in a round reveals nothing.
      if (seat === null || violations.length > 0) return null
      if (state.stage === 'commit') return commit(round, state, seat)
      return state.stage === 'reveal' ? reveal(state, seat) : null
    },
    /** Records that the host confirmed the receipt of a reply. */
    markReceived(type: FairnessReply['type']): void {
      if (ownValues) ownValues = { ...ownValues, received: type }
    },
    /** Records that a reply is not known to have arrived; it will be made again. */
    markUnsent: (type: FairnessReply['type']) => void sent.delete(type),
  }
}

function showsValues(state: FairnessState): boolean {
  return Object.keys(state.reveals).length > 0
}

type BySeat = Readonly<Record<string, string>>

/**
 * Returns what is wrong with a round as reported now, compared with how it was reported before and with the guest's own
 * part in it.
 */
function findViolations(before: FairnessState | null, now: FairnessState, own: KeptValues | null): Refusal[] {
  return [...findPublicViolations(before, now), ...(own ? findOwnViolations(own, now) : [])]
}

function findPublicViolations(before: FairnessState | null, now: FairnessState): Refusal[] {
  const found: Refusal[] = []
  if (before && hasChanges(before.commits, now.commits)) {
    found.push({ code: 'commitment-changed', message: 'A commitment was changed after it was shown.' })
  }
  if (before && hasChanges(before.reveals, now.reveals)) {
    found.push({ code: 'reveal-changed', message: 'A value was changed after it was revealed.' })
  }
  for (const [seat, value] of Object.entries(now.reveals)) {
    if (now.commits[seat] !== commitmentOf(seat, value)) {
      found.push({ code: 'reveal-broken', message: `Seat ${seat} has revealed another value than it committed to.` })
    }
  }
  return found
}

function findOwnViolations({ seat, value, sealed, received }: KeptValues, now: FairnessState): Refusal[] {
  const found: Refusal[] = []
  const shownCommitment = now.commits[seat]
  if (shownCommitment !== undefined && shownCommitment !== commitmentOf(seat, value)) {
    found.push({ code: 'own-commitment-changed', message: 'The host shows another commitment for you than you sent.' })
  }
  if (sealed && (hasChanges(sealed, now.commits) || hasChanges(now.commits, sealed))) {
    found.push({ code: 'late-commitment', message: 'A commitment changed or came in after values were revealed.' })
  }
  const noCommit = received !== 'nothing' && now.stage !== 'commit' && shownCommitment === undefined
  const noReveal = received === 'reveal' && now.stage === 'done' && now.reveals[seat] !== value
  if (noCommit || noReveal) {
    found.push({ code: 'own-value-left-out', message: 'The host received your value and left it out of the luck.' })
  }
  return found
}

/** Whether an entry of `before` is missing or different in `now`. */
function hasChanges(before: BySeat, now: BySeat): boolean {
  return Object.entries(before).some(([seat, value]) => now[seat] !== value)
}

/**
 * The owner of a hidden value: the letter of a seat, or the host. It is part of the hash, so that nobody can submit a
 * copy of another's commitment.
 */
type ValueOwner = string

export const HOST_OWNER: ValueOwner = 'host'

const COMMITMENT_DOMAIN = 'parlor-box/luck/1 commitment'

/**
 * Returns a new hidden value: 256 bits from the platform's secure random generator, in hex. Works on pages without a
 * secure context.
 */
export function createHiddenValue(): string {
  return bytesToHex(randomBytes(32))
}

/**
 * Returns the hash that is shown before play: SHA-256 over the domain, a zero byte, the owner, a zero byte and the 32
 * bytes of the value. `value` is 64 hex digits, as in messages; throws otherwise.
 */
export function commitmentOf(owner: ValueOwner, value: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${COMMITMENT_DOMAIN}\0${owner}\0`), hexToBytes(value))))
}

/** Whether a value is the one to which its owner had committed. */
export function keepsCommitment(commitment: string, owner: ValueOwner, value: string): boolean {
  return commitmentOf(owner, value) === commitment
}

/** What was settled about a round before anyone committed to a value. */
export interface RoundTerms {
  readonly game: string
  /** Version of the game's rules. */
  readonly rules: number
  /** Complete, including the defaults. */
  readonly options: Options
  /** Number of chairs. */
  readonly seats: number
  /** Number of the game within the evening, from 1. */
  readonly round: number
}

/** Commitments and revealed values of a round, without the host's value. */
type OpenFairness = Pick<FairnessState, 'host' | 'commits' | 'reveals' | 'absent'>

const TRANSCRIPT_DOMAIN = 'parlor-box/luck/1 transcript'

/**
 * Returns everything known of a round's values except the host's, as one text: equal rounds give equal texts, different
 * rounds different ones. It is JSON without spaces; options are sorted by name, chairs in seat order.
 */
export function fairnessTranscript(terms: RoundTerms, state: OpenFairness): string {
  const options = Object.entries(terms.options).sort(([one], [other]) => (one < other ? -1 : 1))
  const chairs = lettersOf(terms.seats).map((seat) => [
    seat,
    state.commits[seat] ?? null,
    state.reveals[seat] ?? null,
    state.absent.includes(seat),
  ])
  return JSON.stringify([TRANSCRIPT_DOMAIN, terms.game, terms.rules, options, terms.round, state.host, chairs])
}

/**
 * Returns the seed of a round: HMAC-SHA-256 of the transcript with the host's value (64 hex digits) as its key, in hex.
 * No side can influence it: the host had committed to its value before it saw the guests', and only the host knew that
 * value.
 */
export function deriveSeed(hostValue: string, terms: RoundTerms, state: OpenFairness): string {
  return bytesToHex(hmac(sha256, hexToBytes(hostValue), utf8ToBytes(fairnessTranscript(terms, state))))
}

/** What a guest must remember of a round, even if its page reloads in the middle. */
export interface KeptValues {
  readonly round: number
  readonly seat: string
  /** Secret until it is revealed. */
  readonly value: string
  /** The host's commitment to which this value was the reply. */
  readonly host: string
  /** All commitments at the moment when the value was revealed; null before. */
  readonly sealed: Readonly<Record<string, string>> | null
  /** The last message whose receipt the host has confirmed. */
  readonly received: 'nothing' | 'commit' | 'reveal'
}
