/** English messages of prompts that all casinos share. */
export const prompts = {
  deal: 'The cards are being dealt.',
  wait: 'It is {seat}’s turn.',
  turn: 'It is your turn.',
  last: 'Your last card takes nothing: lay it on the bare table.',
}

/** Prompt for a hand that can capture nothing but can build. */
export const nothingTaken = 'Nothing in your hand takes. Build with a card, or lay one on the bare table.'

/** Names of the view's fields that all casinos share. */
export const fields = {
  round: 'Round',
  deal: 'Deal of the round',
  dealer: 'Dealer',
  turn: 'Turn',
  stock: 'Cards in the stock',
  hands: 'Hands',
  piles: 'Captured cards',
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
