/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  dealt: {
    you: 'Deal {deal}: your cards are {cards}. The stock holds {stock}.',
    they: 'Deal {deal}. The stock holds {stock}.',
  },
  centre: 'The {card} is turned up: {colour}, on square {square}.',
  laid: {
    you: 'You lay the {card}, {colour}, on square {square}.',
    they: '{name} lays the {card}, {colour}, on square {square}.',
  },
  'row-completed': 'The row {row}: {points} points.',
  'row-connecting': 'Joined to it, the row {row}: {points} more.',
  scored: { you: 'One point to you. | {n} points to you.', they: 'One point to {name}. | {n} points to {name}.' },
  claimed: {
    you: 'You claim one point. | You claim {n} points.',
    they: '{name} claims one point. | {name} claims {n} points.',
  },
  silent: { you: 'You claim nothing.', they: '{name} claims nothing.' },
  'too-high': {
    you: 'You dispute the count, and rightly: {claimed} claimed, {due} due.',
    they: '{name} disputes the count, and rightly: {claimed} claimed, {due} due.',
  },
  stands: {
    you: 'You dispute the count, but it stands: {claimed} claimed, {due} due.',
    they: '{name} disputes the count, but it stands: {claimed} claimed, {due} due.',
  },
  forfeited: {
    you: 'The count was too high: one point is taken from you. | The count was too high: {n} points are taken from you.',
    they: 'The count was too high: one point is taken from {name}. | The count was too high: {n} points are taken from {name}.',
  },
  'lost-dispute': {
    you: 'Disputing without cause costs you one point. | Disputing without cause costs you {n} points.',
    they: 'Disputing without cause costs {name} one point. | Disputing without cause costs {name} {n} points.',
  },
  accepted: { you: 'You let the last count stand.', they: '{name} lets the last count stand.' },
  ended: 'The board is full, and the game is over.',
}
