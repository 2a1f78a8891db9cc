import { coloured } from './colours'

/** A taking, from the mover's and from everybody else's side, with what follows it. */
const took = (after: string) =>
  coloured((colour) => ({
    you: `You take {what} with the ${colour} {number}${after}`,
    they: `{name} takes {what} with the ${colour} {number}${after}`,
  }))

/** What is written in the log and spoken. `you` is said to whoever did it, `they` to everybody else. */
export const events = {
  dealt: {
    first: 'Round {round}: {name} deals. On the board lie {table}.',
    'first-you': 'Round {round}: {name} deals. On the board lie {table}; you hold {cards}.',
    more: '{name} deals again. The stock holds {stock}.',
    'more-you': '{name} deals again: you hold {cards}. The stock holds {stock}.',
  },
  leftovers: 'The cards that cannot go round are laid open: {cards}.',
  trailed: coloured((colour) => ({
    you: `You trail the ${colour} {number}.`,
    they: `{name} trails the ${colour} {number}.`,
  })),
  built: coloured((colour) => ({
    you: `You set a ${colour} pair apart, {number} on {on}.`,
    they: `{name} sets a ${colour} pair apart, {number} on {on}.`,
  })),
  took: took('.'),
  'took-ten': took(': the red ten is in it!'),
  'took-two': took(': the black two is in it!'),
  sweep: { you: 'A sweep! You leave the board bare.', they: 'A sweep! {name} leaves the board bare.' },
  'last-trick': {
    you: 'You took last: the last card on the board is yours. | You took last: the {n} cards left on the board are yours.',
    they: '{name} took last and gathers the last card. | {name} took last and gathers the {n} cards that are left.',
  },
  'last-trick-leftovers': {
    you: 'You took last: what lies on the board is yours, and so are the leftovers {leftovers}.',
    they: '{name} took last and gathers what lies on the board, and the leftovers {leftovers}.',
  },
  counted: {
    'cards-reds': 'Round {round} is counted: most cards {cards}, most reds {reds}.',
    'cards-level': 'Round {round} is counted: most cards {cards}; reds are level, and nobody scores for them.',
    'level-reds': 'Round {round} is counted: cards are level, and nobody scores for them; most reds {reds}.',
    'level-level': 'Round {round} is counted: cards and reds are level, and nobody scores for them.',
  },
  ended: 'The target is reached, and the game is over.',
}
