import type { CassinoReasonKey } from '../../../../../bots/reasons/cassino'
import {
  fields,
  nothingTaken,
  onHandMessages,
  prompts,
  places,
  steps,
  countedMessages,
  dealtMessages,
  endedMessage,
  captureMessages,
  trailedMessages,
} from '../../messages/en'

/** Names of the values of builds, singular and plural. Aces on aces are a build, too. */
const NUMBERS: Readonly<Record<number, readonly [one: string, many: string]>> = {
  1: ['ace', 'aces'],
  2: ['two', 'twos'],
  3: ['three', 'threes'],
  4: ['four', 'fours'],
  5: ['five', 'fives'],
  6: ['six', 'sixes'],
  7: ['seven', 'sevens'],
  8: ['eight', 'eights'],
  9: ['nine', 'nines'],
  10: ['ten', 'tens'],
}

/** Returns a message of a build for each value that it may have. */
const forBuildValues = <T>(form: (one: string, many: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(NUMBERS).map(([value, words]) => [value, form(...words)]))

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: {
    ...dealtMessages('table'),
    more: '{name} deals four more to each. The stock holds {stock}.',
    'more-you': '{name} deals four more to each: you hold {cards}. The stock holds {stock}.',
    last: '“Cards!” {name} deals the last four to each.',
    'last-you': '“Cards!” {name} deals the last four to each: you hold {cards}.',
  },
  trailed: trailedMessages('{card}'),
  captured: capturedMessages('.'),
  'captured-big': capturedMessages(': big casino!'),
  'captured-little': capturedMessages(': little casino!'),
  'captured-ace': capturedMessages(', an ace among them.'),
  built: forBuildValues((eight) => ({
    you: `“Building ${eight}.” You lay {card} on {what}.`,
    they: `“Building ${eight}.” {name} lays {card} on {what}.`,
  })),
  'built-groups': forBuildValues((_eight, eights) => ({
    you: `“Building ${eights}.” You lay {card} on {what}: {groups} groups, and nobody can raise them.`,
    they: `“Building ${eights}.” {name} lays {card} on {what}: {groups} groups, and nobody can raise them.`,
  })),
  raised: forBuildValues((eight) => ({
    you: `“Building ${eight}!” With {card} you raise the {from} of {owner}.`,
    they: `“Building ${eight}!” With {card} {name} raises the {from} of {owner}.`,
  })),
  added: forBuildValues((eight, eights) => ({
    you: `“Building ${eights}.” You add {card} to the build of ${eight}.`,
    they: `“Building ${eights}.” {name} adds {card} to the build of ${eight}.`,
  })),
  swept: { you: 'A sweep! You leave the table bare.', they: 'A sweep! {name} leaves the table bare.' },
  called: {
    ...calledMessages('', '{what}'),
    ...calledMessages('-build', 'the build of {value}'),
    ...calledMessages('-both', '{what} and the build of {value}'),
  },
  waiting: 'The last card is played. Count the cards!',
  gathered: {
    you: 'You took last: the last card on the table is yours. | You took last: the {n} cards left on the table are yours.',
    they: '{name} took last and gathers the last card. | {name} took last and gathers the {n} cards that are left.',
  },
  'gathered-nobody': 'Nobody took anything in this round; what lies on the table counts for nobody.',
  counted: countedMessages('spades'),
  ended: endedMessage,
}

/** English messages that both sheets of Cassino share. Cards are written as `Q♥`. */
export const cassino = {
  event: events,
  move: {
    trail: 'Trail {card}',
    take: 'Take {what} with {card}',
    'take-build': 'Take the build of {value} with {card}',
    'take-both': 'Take {what} and the build of {value} with {card}',
    build: 'Build {value}: {card} on {what}',
    'build-groups': 'Build {value}s, {groups} groups: {card} on {what}',
    add: 'Add {card} to the build of {value}',
    'add-more': 'Add {card} and {what} to the build of {value}',
    raise: 'Raise the build of {from} to {value} with {card}',
    'raise-more': 'Raise the build of {from} to {value} with {card}, and add {what}',
    'raise-join': 'Raise the build of {from} with {card} into the build of {value}',
    'raise-join-more': 'Raise the build of {from} with {card} into the build of {value}, and add {what}',
    call: 'Cassino! Take {what}',
    'call-build': 'Cassino! Take the build of {value}',
    'call-both': 'Cassino! Take {what} and the build of {value}',
    count: 'Count the cards',
    cassino: 'Cassino!',
  },
  step: steps,
  onHand: onHandMessages('Touch a card, and then what it takes: {cards} can. Or lay one on the table.'),
  prompt: {
    ...prompts,
    over: 'The game is over, and the cards are counted.',
    'wait-call': 'It is {seat}’s turn. Could the last card have taken more? Touch “Cassino!”.',
    take: 'Play a card: {cards} can take. Touch it and what it takes, or trail a card: touch it and the bare table.',
    none: nothingTaken,
    count: 'The last card is played. Call what was missed, or count the cards.',
    'count-wait': 'The last card is played; {seat} counts.',
    'count-wait-call': 'The last card is played; {seat} counts. What was missed may still be called.',
  },
  pad: {
    cards: 'Most cards',
    spades: 'Most spades',
    extras: 'Aces, casinos',
    sweeps: 'Sweeps',
    round: 'Round {round}',
    'so-far-cards': 'Cards so far',
    'so-far-spades': 'Spades so far',
    'so-far-big': 'Big casino so far',
    'so-far-little': 'Little casino so far',
    'so-far-aces': 'Aces so far',
  },
  running: {
    cards: 'none taken | {n} taken | {n} taken',
    spades: '{n} of ♠',
    big: '10♦',
    little: '2♠',
    aces: '{n} ace | {n} aces',
  },
  'running-words': {
    cards: 'one card won | {n} cards won',
    spades: 'one spade | {n} spades',
    big: 'big casino',
    little: 'little casino',
    aces: 'one ace | {n} aces',
  },
  count: {
    cards: 'Most cards, {count} of them',
    spades: 'Most spades, {count} of them',
    big: 'Big casino, the ten of diamonds',
    little: 'Little casino, the two of spades',
    ace: 'An ace, {card}',
    extras: 'Aces and casinos',
    sweeps: 'One sweep | {count} sweeps',
  },
  state: {
    ...fields,
    lastDeal: 'Last deal',
    table: 'Loose on the table',
    builds: 'Builds',
    value: 'value',
    groups: 'groups',
    by: 'built by',
    lastCapture: 'Took last',
    window: 'May be called',
    seat: 'played by',
    counting: 'Waits for the count',
    sweeps: 'Sweeps',
    spades: 'most spades',
    spadeCounts: 'spades of each',
  },
  touch: { hand: 'The {what} in your hand' },
  card: { ...places, ...cardNames(), ...builds() },
}

/** Returns the names of cards for reading the table aloud: `QH` is the queen of hearts. */
function cardNames(): Record<string, string> {
  const suits = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
  const ranks = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }
  const numbers = ['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((rank) => [rank, rank] as const)
  return Object.fromEntries(
    [...Object.entries(ranks), ...numbers].flatMap(([rank, name]) =>
      Object.entries(suits).map(([suit, of]) => [rank + suit, `${name} of ${of}`]),
    ),
  )
}

/** Returns the names of builds on the table, `B8`, and of the tickets that make them, `8`. */
function builds(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => String(i + 1)).flatMap((value) => [
      [`B${value}`, `the build of ${value}`],
      [value, `building ${value}`],
    ]),
  )
}

/** Messages of the lesson's steps that both sheets of Cassino share; each sheet has its own response to a raised build. */
export const lessonSteps = {
  build: {
    title: 'Building',
    tell: 'You hold a 3 and an 8, and a 5 lies on the table. Lay the 3 on the 5 and announce “building eight”: next turn your 8 takes both. Touch the 3, the 5, and the ticket that says 8.',
    done: 'You may build only a value that you still hold. But anybody else with an eight may take it first.',
    other: 'Keep the eight, and lay the three on the five.',
  },
  raise: {
    title: 'Stealing a build',
    tell: 'Your opponent has just built six with two threes. A build of one group may be raised by anybody: you hold a 2 and an 8. Lay the 2 on the build and announce eight.',
    other: 'Touch the 2, the build, and the ticket 8.',
  },
}

/** English messages of the reasons for hints that both sheets of Cassino share. */
export const cassinoReasons: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls' | 'sweeps'>, string>> = {
  'takes-big': 'Takes the ten of diamonds, worth two.',
  'takes-aces': 'Aces score a point each: this takes {aces}.',
  'takes-little': 'Takes the two of spades, worth one.',
  'takes-own-build': 'Collects your build of {value}: {cards} cards.',
  'takes-their-build': 'Takes the build of {value} from under the nose of {by}: {cards} cards.',
  'takes-last': 'Whoever takes last gets the rest of the table too: {rest} more.',
  'takes-spades': 'Takes {spades} towards most spades, {cards} cards in all.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  raises: 'Raises the {from} of {by} to {value}, out of reach for who waited.',
  'adds-to-build': 'Adds to the build of {value}; nobody can raise it then.',
  builds: 'Builds with {cards} cards for the {value} that you keep.',
  'trails-nothing-fits': 'Nothing in your hand takes anything, and {card} gives least away.',
  'trails-for': 'Trails {card} for your {with} to take next.',
  'trails-court': 'A court card like {card} enters nobody’s sum.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}

/** Returns the messages of a capture, with what follows it. */
function capturedMessages(after: string) {
  const build = 'the build of {value}'
  return {
    take: captureMessages('{what}', '{card}', after),
    'take-build': captureMessages(build, '{card}', after),
    'take-both': captureMessages(`{what} and ${build}`, '{card}', after),
  }
}

/** Returns the messages of a call: by you, against you, or between others. */
function calledMessages(kind: string, what: string) {
  return {
    [`you${kind}`]: `Cassino! You take ${what}, missed by {fromName} with {card}.`,
    [`from-you${kind}`]: `“Cassino!” {name} takes ${what} that your {card} missed.`,
    [`they${kind}`]: `“Cassino!” {name} takes ${what}, missed by {fromName} with {card}.`,
  }
}
