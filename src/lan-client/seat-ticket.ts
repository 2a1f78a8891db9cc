import type { FairnessParticipant } from '../protocol/lan/fairness'
import type { Credential } from '../protocol/lan/guest-messages'
import type { SeatTicket } from './types'

type SeatSecret = Pick<SeatTicket, 'seat' | 'token'>

/** The ticket with which a guest returns to its chair; stored outside whenever it changes. */
export interface TicketHolder {
  readonly hasSeat: boolean
  /** Returns the credential for hello: that of the chair if there is one, else the pass of the table. */
  credential(): Credential
  /** Changes to another chair with its secret; null if the chair is lost. */
  set(seat: SeatSecret | null): void
  /** Stores the current ticket, with the hidden values of the round. */
  storeTicket(): void
}

/** @param pass the code or the token of the table */
export function createTicketHolder(
  pass: Credential,
  ticket: SeatTicket | undefined,
  participant: FairnessParticipant,
  writeTicket: ((ticket: SeatTicket | null) => void) | undefined,
): TicketHolder {
  let seat: SeatSecret | null = ticket ?? null

  function storeTicket(): void {
    writeTicket?.(seat && { ...seat, luck: participant.ownValues })
  }

  return {
    get hasSeat() {
      return seat !== null
    },
    credential: () => (seat ? { kind: 'resume', seat: seat.seat, token: seat.token } : pass),
    set(next) {
      seat = next
      storeTicket()
    },
    storeTicket,
  }
}
