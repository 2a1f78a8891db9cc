/** Returns the messages of a deal that all casinos share; `place` is where the first cards are laid. */
export const dealtMessages = (place: string) => ({
  first: `Round {round}: {name} deals. On the ${place} lie {table}.`,
  'first-you': `Round {round}: {name} deals. On the ${place} lie {table}; you hold {cards}.`,
  more: '{name} deals again. The stock holds {stock}.',
  'more-you': '{name} deals again: you hold {cards}. The stock holds {stock}.',
})

/** Returns the messages of a count in which most cards score, and most of `what`. */
export const countedMessages = (what: string) => ({
  [`cards-${what}`]: `Round {round} is counted: most cards {cards}, most ${what} {${what}}.`,
  'cards-level': `Round {round} is counted: most cards {cards}; ${what} are level, and nobody scores for them.`,
  [`level-${what}`]: `Round {round} is counted: cards are level, and nobody scores for them; most ${what} {${what}}.`,
  'level-level': `Round {round} is counted: cards and ${what} are level, and nobody scores for them.`,
})

/**
 * Returns the messages of a capture for the acting player and for everybody else: of what, with which card, and what
 * follows.
 */
export const captureMessages = (what: string, by: string, after: string) => ({
  you: `You take ${what} with ${by}${after}`,
  they: `{name} takes ${what} with ${by}${after}`,
})

/** Returns the messages of a trailed card. */
export const trailedMessages = (card: string) => ({ you: `You trail ${card}.`, they: `{name} trails ${card}.` })

export const endedMessage = 'The target is reached, and the game is over.'
