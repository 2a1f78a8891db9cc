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

/** English messages of prompts that all casinos share. */
export const prompts = {
  deal: 'The cards are being dealt.',
  wait: 'It is {seat}’s turn.',
  turn: 'It is your turn.',
  last: 'Your last card takes nothing: trail it, by touching it and the bare table.',
}

/** What is to be touched next, once a card is touched. */
export const steps = {
  card: 'Touch what your card takes or is laid on, or the bare table to trail it.',
  value: 'What shall it count? Touch {values}.',
  'value-more': 'What shall it count? Touch {values}, or one more card that belongs to it.',
  build: 'Touch BUILD to lay your card there, or one more card that belongs to it.',
  built: 'Press DO IT to build that.',
  'build-more': 'Touch what belongs to it, or press DO IT if that is lit.',
  take: 'Press DO IT to take that.',
  'take-more': 'Press DO IT to take that, or touch one more card that belongs to it.',
  'take-value': 'Press DO IT to take that, or touch what it shall count as a build: {values}.',
  'take-build': 'Press DO IT to take that, or touch BUILD to lay your card there.',
}

/** Prompt for a hand that can capture nothing but can build. */
export const nothingTaken = 'Nothing in your hand takes. Build with a card, or trail one: touch it and the bare table.'

/** Returns what a hand's page says instead, which has a key “Lay it” in place of the bare table. */
export const onHandMessages = (take: string) => ({
  prompt: {
    last: 'Your last card takes nothing: lay it on the table.',
    none: 'Nothing in your hand takes. Build with a card, or lay one on the table.',
    take,
  },
  step: { card: 'Touch what it takes or is laid on, or lay it on the table.' },
})

/** Names of the view's fields that all casinos share. */
export const fields = {
  round: 'Round',
  deal: 'Deal of the round',
  dealer: 'Dealer',
  turn: 'Turn',
  stock: 'Cards in the stock',
  hands: 'Hands',
  piles: 'Cards taken',
  rounds: 'Counted rounds',
  last: 'took the rest',
  cards: 'cards',
  cardCounts: 'cards of each',
  points: 'points',
}

/** The result of a game of partners. */
export const partnersResult = { partners: '{one} and {two} win, {points} to {other}' }
export const partnersOption = (note: string) => ({ label: 'Four play as partners', note })

/** Names of places and tickets, for reading the table aloud. */
export const places = {
  table: 'the bare table',
  build: 'build',
  call: 'Cassino!',
  count: 'count the cards',
}
