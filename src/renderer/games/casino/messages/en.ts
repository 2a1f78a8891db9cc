/** What every casino says of whose turn it is, in English. */
export const prompts = {
  deal: 'The cards are being dealt.',
  wait: 'It is {seat}’s turn.',
  turn: 'It is your turn.',
  last: 'Your last card takes nothing: lay it on the bare table.',
}

/** What is said where nothing can be taken, but something can be built. */
export const nothingTaken = 'Nothing in your hand takes. Build with a card, or lay one on the bare table.'

/** Names of what the view holds at every casino. */
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

/** Who wins together, where two play as partners. */
export const partnersResult = { partners: '{one} and {two} win, {points} to {other}' }
export const partnersOption = (note: string) => ({ label: 'Four play as partners', note, true: 'Yes', false: 'No' })
