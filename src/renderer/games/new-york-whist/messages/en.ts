import { colouredCardNames } from '../../layout/coloured-card-names'
import type { NewYorkWhistReasonKey } from '../../../../bots/reasons/new-york-whist'
import { events } from './en-events'
import { lesson } from './en-lesson'
import { prompts } from './en-prompts'

const colours = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  indigo: 'Indigo',
  violet: 'Violet',
}

/** English messages of New York Whist, under its id. `n` chooses the plural; `best` and `who` are names. */
export const en = {
  title: 'New York Whist',
  options: {
    cheater: {
      label: 'Play with the Cheater',
      note: 'A fiftieth card that beats all others and counts nothing.',
    },
    partners: {
      label: 'Partners, with four, six or eight',
      note: 'Every second seat is on the same side. With other numbers each plays for itself.',
    },
    trump: {
      label: 'Trumps',
      none: 'None',
      'last-card': 'The colour of the dealer’s last card',
      'last-card-note': 'As at whist. If it is the Cheater there is no trump.',
      ...colours,
    },
    followSuit: {
      label: 'Follow the colour led',
      note: 'Who has the colour led must lay it, and no other colour but trumps can win.',
    },
  },
  event: events,
  prompt: prompts,
  move: {
    lead: 'Lead the {card}',
    'lead-points': 'Lead the {card}, which counts 1 | Lead the {card}, which counts {n}',
    'lead-cheater': 'Lead the Cheater',
    head: 'Head the trick with the {card}',
    'head-points': 'Head the trick with the {card}, which counts 1 | Head the trick with the {card}, which counts {n}',
    'head-cheater': 'Head the trick with the Cheater',
    throw: 'Throw the {card} in',
    'throw-points': 'Throw the {card} in: 1 point | Throw the {card} in: {n} points',
  },
  pad: {
    tricks: 'Tricks',
    fives: 'Fives in them',
    blind: 'Blind: {cards}',
    own: 'Taken alone',
  },
  running: { tricks: '{n} tricks | {n} trick | {n} tricks' },
  count: {
    tricks: '{who} took no trick. | {who} took one trick. | {who} took {n} tricks.',
    card: 'The {card}, taken by {who}, counts {n}.',
  },
  'count-own': {
    tricks: 'You took no trick. | You took one trick. | You took {n} tricks.',
    card: 'The {card} that you took counts {n}.',
  },
  result: {
    'side-2': '{name1} and {name2} win, {points} to {others}',
    'side-3': '{name1}, {name2} and {name3} win, {points} to {others}',
    'side-4': '{name1}, {name2}, {name3} and {name4} win, {points} to {others}',
  },
  state: {
    dealer: 'Dealer',
    turn: 'To lay a card',
    trump: 'Trumps',
    sides: 'Sides',
    hands: 'Hands',
    trick: 'The trick on the table',
    lastTrick: 'The trick before',
    blind: 'The blind',
    blindTo: 'The blind went to',
    tricks: 'Tricks taken',
    piles: 'Cards taken',
    seat: 'by',
    card: 'the',
    winner: 'taken by',
    cards: 'cards',
  },
  touch: { hand: 'The {what} in your hand' },
  card: { ...colouredCardNames, C: 'the Cheater' },
  reason: {
    'only-card': 'No other card may be laid.',
    'takes-last': 'You play last, so it takes the trick: 1 point. | You play last, so it takes the trick: {n} points.',
    'takes-surely': 'Nothing left can beat it: 1 point is yours. | Nothing left can beat it: {n} points are yours.',
    'takes-for-now':
      'It takes the trick so far; one card could still beat it. | It takes the trick so far; {n} cards could still beat it.',
    'leads-surely': 'Nothing left can beat it, so the trick is yours.',
    'leads-strong': 'Only one card left can beat it. | Only {n} cards left can beat it.',
    'leads-cheap': 'It counts nothing, and you can spare it.',
    'leads-points':
      'It gives 1 point away at worst; the others are worth more later. | It gives {n} points away at worst; the others are worth more later.',
    'feeds-partner':
      'The trick is your partner’s so far: 1 more point for your side. | The trick is your partner’s so far: {n} more points for your side.',
    'saves-partner': 'The trick is your partner’s so far; keep what you can win with later.',
    'sheds-cheap': 'It counts nothing, and better cards stay in your hand.',
    'sheds-points':
      'It costs 1 point; the others are worth more later. | It costs {n} points; the others are worth more later.',
  } satisfies Readonly<Record<NewYorkWhistReasonKey, string>>,
  lesson,
}
