import type { Refusal } from '../../../rules/kit'
import type { LuckState } from '../table-schemas'
import { commitmentOf } from './commitment'
import type { KeptValues } from './kept-values'

type BySeat = Readonly<Record<string, string>>

/**
 * Returns what is wrong with a round as reported now, compared with how it was reported before and with the guest's own
 * part in it.
 */
export function findViolations(before: LuckState | null, now: LuckState, own: KeptValues | null): Refusal[] {
  return [...findPublicViolations(before, now), ...(own ? findOwnViolations(own, now) : [])]
}

function findPublicViolations(before: LuckState | null, now: LuckState): Refusal[] {
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

function findOwnViolations({ seat, value, sealed, received }: KeptValues, now: LuckState): Refusal[] {
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
