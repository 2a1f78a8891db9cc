/** What the log says of a deal at every casino; `place` is what the first cards are laid on. */
export const dealt = (place: string) => ({
  first: `Round {round}: {name} deals. On the ${place} lie {table}.`,
  'first-you': `Round {round}: {name} deals. On the ${place} lie {table}; you hold {cards}.`,
  more: '{name} deals again. The stock holds {stock}.',
  'more-you': '{name} deals again: you hold {cards}. The stock holds {stock}.',
})

/** What the log says of a count in which most cards score, and most of `what`. */
export const counted = (what: string) => ({
  [`cards-${what}`]: `Round {round} is counted: most cards {cards}, most ${what} {${what}}.`,
  'cards-level': `Round {round} is counted: most cards {cards}; ${what} are level, and nobody scores for them.`,
  [`level-${what}`]: `Round {round} is counted: cards are level, and nobody scores for them; most ${what} {${what}}.`,
  'level-level': `Round {round} is counted: cards and ${what} are level, and nobody scores for them.`,
})

/** A taking from the mover's and from everybody else's side: of what, with which card, and what follows it. */
export const taking = (what: string, by: string, after: string) => ({
  you: `You take ${what} with ${by}${after}`,
  they: `{name} takes ${what} with ${by}${after}`,
})

/** A trailed card. */
export const trailed = (card: string) => ({ you: `You trail ${card}.`, they: `{name} trails ${card}.` })

export const ended = 'The target is reached, and the game is over.'
