import { commitmentOf, HOST_OWNER, keepsCommitment, createHiddenValue } from '../../../protocol/lan/fairness'
import type { FairnessState } from '../../../protocol/lan/messages'
import type { Refusal } from '../../../rules/kit'

/** One fairness round: everyone commits to a hidden value before any value is revealed. */
export interface FairnessRound {
  readonly hostValue: string
  readonly host: string
  stage: FairnessState['stage']
  /** Letters of the seats whose values are awaited. */
  awaitedSeats: readonly string[]
  readonly commits: Record<string, string>
  readonly reveals: Record<string, string>
  readonly absent: string[]
}

/** @param persons letters of the seats with persons */
export function createFairnessRound(persons: readonly string[]): FairnessRound {
  const hostValue = createHiddenValue()
  const stage = persons.length > 0 ? 'commit' : 'done'
  const host = commitmentOf(HOST_OWNER, hostValue)
  return { hostValue, host, stage, awaitedSeats: persons, commits: {}, reveals: {}, absent: [] }
}

/** Records a seat's commitment; refuses with `not-due` if none is awaited from it. The last one ends the stage. */
export function putCommit(round: FairnessRound, seat: string, hash: string): Refusal | null {
  if (round.stage !== 'commit' || !round.awaitedSeats.includes(seat)) return notDue('commitment')
  round.commits[seat] = hash
  round.awaitedSeats = round.awaitedSeats.filter((one) => one !== seat)
  if (round.awaitedSeats.length === 0) endStage(round)
  return null
}

/**
 * Records a seat's revealed value; refuses with `not-due` if none is awaited from it, or with `bad-reveal` if it does
 * not match the commitment. The last one ends the stage.
 */
export function putReveal(round: FairnessRound, seat: string, value: string): Refusal | null {
  if (round.stage !== 'reveal' || !round.awaitedSeats.includes(seat)) return notDue('value')
  if (!keepsCommitment(round.commits[seat] ?? '', seat, value)) {
    return { code: 'bad-reveal', message: 'That is not the value that was promised.' }
  }
  round.reveals[seat] = value
  round.awaitedSeats = round.awaitedSeats.filter((one) => one !== seat)
  if (round.awaitedSeats.length === 0) endStage(round)
  return null
}

/** Ends the stage without the seats that are still awaited. */
export function endStage(round: FairnessRound): void {
  round.absent.push(...round.awaitedSeats)
  round.awaitedSeats = round.stage === 'commit' ? Object.keys(round.commits).sort() : []
  round.stage = round.stage === 'commit' && round.awaitedSeats.length > 0 ? 'reveal' : 'done'
}

/** Returns what everybody may know of a round. */
export function visibleFairness({ stage, host, commits, reveals, absent }: FairnessRound): FairnessState {
  return { stage, host, commits: { ...commits }, reveals: { ...reveals }, absent: [...absent].sort() }
}

/** Continues without a person who has left. */
export function leaveRound(round: FairnessRound, seat: string): void {
  if (!round.awaitedSeats.includes(seat)) return
  round.absent.push(seat)
  round.awaitedSeats = round.awaitedSeats.filter((one) => one !== seat)
  if (round.awaitedSeats.length === 0) endStage(round)
}

function notDue(what: string): Refusal {
  return { code: 'not-due', message: `No ${what} is waited for from this chair now.` }
}
