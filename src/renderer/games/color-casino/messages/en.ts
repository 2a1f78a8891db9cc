import { fields, partnersOption, partnersResult, prompts } from '../../casino/messages/en'
import { places } from '../../casino/messages/en-places'
import { REASONS } from '../words'
import { forColours, COLOUR_NAMES } from './colours'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English messages of Color Casino. Sentences about a card of one colour have a form for each colour. */
export const en = {
  title: 'Color Casino',
  options: {
    target: { label: 'Points that win', note: 'Looked at after every round; 21 as printed.' },
    partners: partnersOption('Chairs A and C against B and D.'),
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
    trail: forColours((colour) => `Trail the ${colour} {number}`),
    take: forColours((colour) => `Take {what} with the ${colour} {number}`),
    'take-pair': forColours(
      (colour) =>
        `Take the pair {pair} with the ${colour} {number} | Take the pairs {pair} with the ${colour} {number}`,
    ),
    'take-both': forColours(
      (colour) =>
        `Take {what} and the pair {pair} with the ${colour} {number} | Take {what} and the pairs {pair} with the ${colour} {number}`,
    ),
    build: forColours((colour) => `Set a pair apart: the ${colour} {number} on the {on}, to be taken by {worth}`),
  },
  prompt: {
    ...prompts,
    over: 'The game is over.',
    take: 'Play a card: {cards} can take, within their colour. Touch it and what it takes, or lay a card on the bare table.',
    none: 'Nothing in your hand takes. Set a pair apart, or lay a card on the bare table.',
  },
  pad: {
    ten: 'Red ten',
    two: 'Black two',
    cards: 'Most cards',
    reds: 'Most reds',
    sweeps: 'Sweeps',
    round: 'Round {round}',
    'so-far-cards': 'Cards so far',
    'so-far-reds': 'Reds so far',
    'so-far-ten': 'Red ten so far',
    'so-far-two': 'Black two so far',
  },
  running: { cards: '{n} won', reds: 'red×{n}', ten: 'red 10', two: 'black 2' },
  'running-words': {
    cards: 'one card won | {n} cards won',
    reds: 'one red card | {n} red cards',
    ten: 'the red ten',
    two: 'the black two',
  },
  count: {
    ten: 'The red ten',
    two: 'The black two',
    cards: 'Most cards, {count} of them',
    reds: 'Most reds, {count} of them',
    sweeps: 'One sweep | {count} sweeps',
  },
  result: partnersResult,
  state: {
    ...fields,
    table: 'Loose on the board',
    builds: 'Pairs set apart',
    by: 'by',
    sweeps: 'Sweeps',
    lastCapture: 'Took last',
    reds: 'most reds',
    redCounts: 'reds of each',
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
