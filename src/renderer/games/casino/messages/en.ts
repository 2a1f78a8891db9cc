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
  take: 'Press DO IT to take that.',
  'take-more': 'Press DO IT to take that, or touch one more card that belongs to it.',
  'take-value': 'Press DO IT to take that, or touch what it shall count as a build: {values}.',
  'take-build': 'Press DO IT to take that, or touch BUILD to lay your card there.',
}

/** Prompt for a hand that can capture nothing but can build. */
export const nothingTaken = 'Nothing in your hand takes. Build with a card, or trail one: touch it and the bare table.'

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
export const partnersOption = (note: string) => ({ label: 'Four play as partners', note, true: 'Yes', false: 'No' })

/** Names of places and tickets, for reading the table aloud. */
export const places = {
  table: 'the bare table',
  build: 'build',
  call: 'Cassino!',
  count: 'count the cards',
}
