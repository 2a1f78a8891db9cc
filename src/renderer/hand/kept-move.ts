/**
 * A move on its way from a hand's page to the table. `sent`: not answered yet; `kept`: not answered, and there is no way
 * to the table; `back`: it was not made after the hand had kept it, for a reason.
 */
export type KeptMove =
  | { readonly state: 'none' }
  | { readonly state: 'sent' | 'kept'; readonly faces: readonly string[] }
  | { readonly state: 'back'; readonly faces: readonly string[]; readonly reason: string }

/** What happens to a move: it is made here, the connection changes, it is answered, and its end has been read. */
export type KeptEvent =
  /** `faces`: the pictures of the cards that leave the hand. */
  | { readonly kind: 'made'; readonly faces: readonly string[]; readonly isConnected: boolean }
  | { readonly kind: 'lost' | 'accepted' | 'read' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Returns what becomes of a move. What is refused at once is said where it was made, and leaves nothing here. */
export function nextKept(move: KeptMove, event: KeptEvent): KeptMove {
  if (event.kind === 'made') return { state: event.isConnected ? 'sent' : 'kept', faces: event.faces }
  if (event.kind === 'read') return move.state === 'back' ? { state: 'none' } : move
  if (move.state !== 'sent' && move.state !== 'kept') return move
  switch (event.kind) {
    case 'lost':
      return { ...move, state: 'kept' }
    case 'accepted':
      return { state: 'none' }
    case 'refused':
      return move.state === 'kept' ? { state: 'back', faces: move.faces, reason: event.reason } : { state: 'none' }
  }
}
