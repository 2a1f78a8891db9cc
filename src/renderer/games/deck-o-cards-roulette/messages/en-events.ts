import { cardWords, laidMessages, forCards } from './en-spots'

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  choosing: {
    you: forCards((card) => `You spin for the bank: ${cardWords(card)}.`),
    they: forCards((card) => `{name} spins for the bank: ${cardWords(card)}.`),
  },
  tied: 'The highest card is shared. They spin again.',
  banker: {
    you: 'You keep the bank: {bank} chips. You lay no bets; you spin, collect and pay.',
    they: '{name} keeps the bank: {bank} chips.',
  },
  betting: 'Place your bets! Spin {spin} of {of}.',
  bet: laidMessages,
  cleared: {
    you: 'You take a chip back. | You take {count} chips back.',
    they: '{name} takes a chip back. | {name} takes {count} chips back.',
  },
  ready: { you: 'You are ready.', they: '{name} is ready.' },
  'no-more': 'No more bets!',
  spinning: {
    you: 'You flick the arrow. It ticks round …',
    they: '{name} flicks the arrow. It ticks round …',
    house: 'The arrow is flicked. It ticks round …',
  },
  spun: forCards((card) => `The arrow stops at ${cardWords(card)}.`),
  collected: {
    you: 'The rake takes a chip of yours. | The rake takes {count} chips of yours.',
    they: 'The rake takes a chip from {name}. | The rake takes {count} chips from {name}.',
  },
  paid: {
    you: 'You are paid {chips}, and your {returned} come back.',
    they: '{name} is paid {chips}, and {returned} come back.',
  },
  short: {
    you: 'You are paid {chips}: the bank is empty and owes you {short} more that nobody pays. Your {returned} come back.',
    they: '{name} is paid {chips}: the bank is empty, and {short} more are never paid. {returned} come back.',
  },
  out: { you: 'You have no chips left.', they: '{name} has no chips left.' },
  ended: {
    spins: 'The last of the spins agreed on: the game is over.',
    'banker-broke': 'The bank is broken: the game is over.',
    'punters-broke': 'No punter has a chip left: the game is over.',
  },
}
