import { places } from '../../casino/messages/en-places'
import { REASONS } from '../words/reasons'
import { coloured, COLOUR_NAMES } from './colours'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English words of Color Casino. What speaks of a card of one colour has a form for each. */
export const en = {
  title: 'Color Casino',
  options: {
    target: { label: 'Points that win', note: 'Looked at after every round; 21 as printed.' },
    partners: {
      label: 'Four play as partners',
      note: 'Chairs A and C against B and D.',
      true: 'Yes',
      false: 'No',
    },
    leftovers: {
      label: 'Cards too few to go round',
      'last-trick': 'Won with the last trick',
      'last-trick-note': 'They stay face down and go to whoever takes last.',
      board: 'Laid out on the board',
      'board-note': 'They are laid face up when the last hands are dealt.',
      out: 'Out of play',
      'out-note': 'Nobody has them in this round.',
    },
  },
  event: events,
  move: {
    trail: coloured((colour) => `Trail the ${colour} {number}`),
    take: coloured((colour) => `Take {what} with the ${colour} {number}`),
    'take-pair': coloured(
      (colour) =>
        `Take the pair {pair} with the ${colour} {number} | Take the pairs {pair} with the ${colour} {number}`,
    ),
    'take-both': coloured(
      (colour) =>
        `Take {what} and the pair {pair} with the ${colour} {number} | Take {what} and the pairs {pair} with the ${colour} {number}`,
    ),
    build: coloured((colour) => `Set a pair apart: the ${colour} {number} on the {on}, to be taken by {worth}`),
  },
  prompt: {
    over: 'The game is over.',
    deal: 'The cards are being dealt.',
    wait: 'It is the turn of {seat}.',
    turn: 'It is your turn.',
    take: 'Play a card: {cards} can take, within their colour. Touch it and what it takes, or lay a card on the bare table.',
    none: 'Nothing in your hand takes. Set a pair apart, or lay a card on the bare table.',
    last: 'Your last card takes nothing: lay it on the bare table.',
  },
  pad: {
    ten: 'Red ten',
    two: 'Black two',
    cards: 'Most cards',
    reds: 'Most reds',
    sweeps: 'Sweeps',
    round: 'Round {round}',
  },
  count: {
    ten: 'The red ten',
    two: 'The black two',
    cards: 'Most cards, {count} of them',
    reds: 'Most reds, {count} of them',
    sweeps: 'One sweep | {count} sweeps',
  },
  result: { partners: '{one} and {two} win, {points} to {other}' },
  state: {
    round: 'Round',
    deal: 'Deal of the round',
    dealer: 'Dealer',
    turn: 'Turn',
    stock: 'Cards in the stock',
    hands: 'Hands',
    table: 'Loose on the board',
    builds: 'Pairs set apart',
    by: 'by',
    piles: 'Captured cards',
    sweeps: 'Sweeps',
    lastCapture: 'Took last',
    rounds: 'Counted rounds',
    last: 'took the rest',
    cards: 'cards',
    reds: 'most reds',
    cardCounts: 'cards of each',
    redCounts: 'reds of each',
    points: 'points',
  },
  card: {
    ...places,
    ...Object.fromEntries(
      Object.entries(COLOUR_NAMES).flatMap(([letter, colour]) =>
        Array.from({ length: 11 }, (_, i) => i + 1).flatMap((number) => [
          [`${number}${letter}`, `${colour} ${number}`],
          [`B${number}${letter}`, `the pair under ${colour} ${number}`],
        ]),
      ),
    ),
  },
  reason: REASONS,
  lesson,
}
