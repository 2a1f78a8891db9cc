import { fields, nothingTaken, prompts } from '../../messages/en'
import { places } from '../../messages/en-places'
import { events } from './en-events'

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
  prompt: {
    ...prompts,
    over: 'The game is over, and the cards are counted.',
    'wait-call': 'It is {seat}’s turn. Did you see a capture missed? Touch “Cassino!”.',
    take: 'Play a card: {cards} can take. Touch it and what it takes, or lay a card on the bare table.',
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
  running: { cards: '{n} won', spades: '♠×{n}', big: '10♦', little: '2♠', aces: 'A×{n}' },
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
    lastCapture: 'Captured last',
    window: 'May be called',
    seat: 'played by',
    counting: 'Waits for the count',
    sweeps: 'Sweeps',
    spades: 'most spades',
    spadeCounts: 'spades of each',
  },
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
