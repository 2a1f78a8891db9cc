import {
  fields,
  nothingTaken,
  onHandMessages,
  steps,
  partnersOption,
  partnersResult,
  prompts,
  places,
  countedMessages,
  dealtMessages,
  endedMessage,
  captureMessages,
  trailedMessages,
} from '../casino/messages/en'
import type { ColorReasonKey } from '../../../bots/reasons/color-casino'

/** Names of the colours, by the letters of cards. */
const COLOUR_NAMES = { R: 'red', K: 'black', G: 'green', P: 'pink' } as const

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  sum: {
    title: 'A pair by its sum',
    tell: 'A card takes only cards of its own colour, and never just one. Your red 7 takes the red 3 and the red 4, for 3 and 4 make 7. Touch the 7, then both.',
    done: 'Red takes red. Old reds and pinks look much alike, so look at the marks in the corners.',
    other: 'Look at the reds on the board: which two make seven?',
  },
  difference: {
    title: 'A pair by its difference',
    tell: 'Two cards may also be taken by their difference. Your black 7 takes the black 9 and the black 2. Touch all three.',
    done: 'And the black 2 is worth a point by itself. A sum may be of many cards, a difference is always between two.',
    other: 'Nine less two is seven: take the two blacks with your black 7.',
  },
  several: {
    title: 'Several groups',
    tell: 'One card may take several groups at once, if each of them is worth it. Your green 6 takes 2 and 4 by their sum, and 9 and 3 by their difference. Touch all four greens.',
    done: 'Five cards at one stroke. Most cards bring 3 points.',
    other: 'That leaves greens behind. Take all four.',
  },
  trail: {
    title: 'Trailing',
    tell: 'None of your cards takes anything here. Lay one loose on the board: carry it to the bare table. Mind which of its colour lie there already, for two of a colour can be taken.',
    done: 'A card alone in its colour is safe, until a second one comes.',
    other: 'Trail a card this time.',
  },
  build: {
    title: 'Building',
    tell: 'You hold the red 4 and the red 7, and the red 3 lies on the board. Lay the 4 on the 3, and they are a build that only its sum or its difference can take: your 7 next turn. Touch the 4, the 3, and the ticket BUILD.',
    done: 'The tickets on the build tell what takes it: 7, and 1.',
    other: 'Keep the 7, and lay the red 4 on the red 3.',
  },
  lift: {
    title: 'Taking a build',
    tell: 'Your opponent has built with 3 and 4 and waits with a 7. But anybody may take a build, by its sum or by its difference. You hold the red 1: four less three. Take it.',
    done: 'A build is safe only while both of its numbers are out of reach of the others.',
    other: 'Your red 1 takes the build of 3 and 4.',
  },
}

/** Returns the messages of a capture for every colour, with what follows it. */
const tookMessages = (after: string) =>
  forColours((colour) => captureMessages('{what}', `the ${colour} {number}`, after))

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: dealtMessages('board'),
  leftovers: 'The cards that cannot go round are laid open: {cards}.',
  trailed: forColours((colour) => trailedMessages(`the ${colour} {number}`)),
  built: forColours((colour) => ({
    you: `You build: the ${colour} {number} on the {on}.`,
    they: `{name} builds: the ${colour} {number} on the {on}.`,
  })),
  took: tookMessages('.'),
  'took-ten': tookMessages(': the red ten is in it!'),
  'took-two': tookMessages(': the black two is in it!'),
  sweep: { you: 'A sweep! You leave the board bare.', they: 'A sweep! {name} leaves the board bare.' },
  'last-trick': {
    you: 'You took last: the last card on the board is yours. | You took last: the {n} cards left on the board are yours.',
    they: '{name} took last and gathers the last card. | {name} took last and gathers the {n} cards that are left.',
  },
  'last-trick-leftovers': {
    you: 'You took last: what lies on the board is yours, and so are the leftovers {leftovers}.',
    they: '{name} took last and gathers what lies on the board, and the leftovers {leftovers}.',
  },
  counted: countedMessages('reds'),
  ended: endedMessage,
}

/** English messages of the reasons for hints. */
const reasons: Readonly<Record<ColorReasonKey, string>> = {
  sweeps: 'Clears the board: a sweep, one point.',
  'takes-ten': 'Takes the red ten, worth two.',
  'takes-two': 'Takes the black two, worth one.',
  'takes-own-build': 'Collects your own build: {cards} cards.',
  'takes-their-build': 'Takes the build of {by}: {cards} cards.',
  'takes-last': 'Whoever takes last gets the rest of the board too: {rest} more.',
  'takes-reds': 'Takes {reds} reds, which count twice: most reds and most cards.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  builds: 'Builds with {card} on {on} for the {with} that you keep.',
  'trails-for': 'Trails {card} for your {with} to take next.',
  'trails-safe': 'No card that is still out can take {card} now.',
  'trails-nothing-fits': 'Nothing in your hand takes anything, and {card} gives least away.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}

/** English messages of Color Casino. Sentences about a card of one colour have a form for each colour. */
export default {
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
        `Take the build of {pair} with the ${colour} {number} | Take the builds of {pair} with the ${colour} {number}`,
    ),
    'take-both': forColours(
      (colour) =>
        `Take {what} and the build of {pair} with the ${colour} {number} | Take {what} and the builds of {pair} with the ${colour} {number}`,
    ),
    build: forColours((colour) => `Build: the ${colour} {number} on the {on}, to be taken by {worth}`),
  },
  step: steps,
  onHand: onHandMessages(
    'Touch a card, and then what it takes: {cards} can, within their colour. Or lay one on the table.',
  ),
  prompt: {
    ...prompts,
    over: 'The game is over.',
    take: 'Play a card: {cards} can take, within their colour. Touch it and what it takes, or trail a card: touch it and the bare table.',
    none: nothingTaken,
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
  running: { cards: 'none taken | {n} taken | {n} taken', reds: '{n} red | {n} reds', ten: 'red 10', two: 'black 2' },
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
    builds: 'Builds',
    by: 'by',
    sweeps: 'Sweeps',
    lastCapture: 'Took last',
    reds: 'most reds',
    redCounts: 'reds of each',
  },
  touch: { hand: 'The {what} in your hand' },
  card: {
    ...places,
    ...Object.fromEntries(
      Object.entries(COLOUR_NAMES).flatMap(([letter, colour]) =>
        Array.from({ length: 11 }, (_, i) => i + 1).flatMap((number) => [
          [`${number}${letter}`, `${colour} ${number}`],
          [`B${number}${letter}`, `the build under ${colour} ${number}`],
        ]),
      ),
    ),
  },
  reason: reasons,
  lesson,
}

/** Returns one sentence for each colour. */
function forColours<T>(sentence: (colour: string) => T): Readonly<Record<keyof typeof COLOUR_NAMES, T>> {
  const { R, K, G, P } = COLOUR_NAMES
  return { R: sentence(R), K: sentence(K), G: sentence(G), P: sentence(P) }
}
