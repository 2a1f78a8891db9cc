import type { FairnessParticipant } from '../protocol/lan/fairness'
import type { Credential } from '../protocol/lan/guest-messages'
import type { SeatTicket } from './types'

type SeatSecret = Pick<SeatTicket, 'seat' | 'token'>

/** The ticket with which a guest returns to its chair; stored outside whenever it changes. */
export type TicketHolder = ReturnType<typeof createTicketHolder>

/** @param pass the code or the token of the table */
export function createTicketHolder(
  pass: Credential,
  ticket: SeatTicket | undefined,
  participant: FairnessParticipant,
  writeTicket: ((ticket: SeatTicket | null) => void) | undefined,
) {
  let seat: SeatSecret | null = ticket ?? null

  /** Stores the current ticket, with the hidden values of the round. */
  function storeTicket(): void {
    writeTicket?.(seat && { ...seat, luck: participant.ownValues })
  }

  return {
    get hasSeat(): boolean {
      return seat !== null
    },
    /** Returns the credential for hello: that of the chair if there is one, else the pass of the table. */
    credential: (): Credential => (seat ? { kind: 'resume', seat: seat.seat, token: seat.token } : pass),
    /** Changes to another chair with its secret; null if the chair is lost. */
    set(next: SeatSecret | null): void {
      seat = next
      storeTicket()
    },
    storeTicket,
  }
}
