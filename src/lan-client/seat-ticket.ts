import type { FairnessParticipant } from '../protocol/lan/fairness'
import type { Credential } from '../protocol/lan/guest-messages'
import type { SeatTicket } from './types'

type SeatSecret = Pick<SeatTicket, 'seat' | 'token'>

/** The ticket by which a guest comes back to its chair, kept outside whenever it changes. */
export interface TicketHolder {
  readonly hasSeat: boolean
  /** What to say hello with: the chair where there is one, else the pass of the table. */
  credential(): Credential
  /** Another chair with its secret; null when it is lost. */
  set(seat: SeatSecret | null): void
  /** Has the ticket kept as it is now, with the hidden values of the round. */
  keep(): void
}

/** @param pass the code or the token of the table */
export function createTicketHolder(
  pass: Credential,
  ticket: SeatTicket | undefined,
  partner: FairnessParticipant,
  keepOutside: ((ticket: SeatTicket | null) => void) | undefined,
): TicketHolder {
  let seat: SeatSecret | null = ticket ?? null

  function keep(): void {
    keepOutside?.(seat && { ...seat, luck: partner.own })
  }

  return {
    get hasSeat() {
      return seat !== null
    },
    credential: () => (seat ? { kind: 'resume', seat: seat.seat, token: seat.token } : pass),
    set(next) {
      seat = next
      keep()
    },
    keep,
  }
}
