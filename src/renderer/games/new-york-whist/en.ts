import { colouredCardNames } from '../layout/coloured-card-names'
import type { NewYorkWhistReasonKey } from '../../../bots/reasons/new-york-whist'

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: {
    plain:
      '{name} deals {each} cards to each; there is no blind. | {name} deals {each} cards to each; one card is the blind. | {name} deals {each} cards to each; {n} cards are the blind.',
    trump:
      '{name} deals {each} cards to each. Trumps are {trump}. | {name} deals {each} cards to each; one card is the blind. Trumps are {trump}. | {name} deals {each} cards to each; {n} cards are the blind. Trumps are {trump}.',
    shown: '{name} deals {each} cards to each. The last is the {card}: trumps are {trump}.',
    'shown-cheater': '{name} deals {each} cards to each. The last is the Cheater: there is no trump.',
  },
  'dealt-you': {
    plain:
      '{each} cards each, and no blind. Yours are {cards}. | {each} cards each, and one for the blind. Yours are {cards}. | {each} cards each, and {n} for the blind. Yours are {cards}.',
    trump: '{each} cards each. Trumps are {trump}. Yours are {cards}.',
    shown: '{each} cards each. The last is the {card}: trumps are {trump}. Yours are {cards}.',
    'shown-cheater': '{each} cards each. The last is the Cheater: there is no trump. Yours are {cards}.',
  },
  led: { you: 'You lead the {card}.', they: '{name} leads the {card}.' },
  'led-cheater': { you: 'You lead the Cheater.', they: '{name} leads the Cheater.' },
  headed: {
    you: 'Your {card} heads the trick, which counts {n}.',
    they: '{name} heads the trick with the {card}; it counts {n}.',
  },
  'headed-cheater': {
    you: 'Cheated! The trick is yours; it counts {n}.',
    they: 'Cheated! {name} takes the trick with the Cheater; it counts {n}.',
  },
  thrown: {
    you: 'You throw the {card} in. The trick counts {n} and is {best}’s.',
    they: '{name} throws the {card} in. The trick counts {n} and is {best}’s.',
  },
  'thrown-yours': '{name} throws the {card} in. The trick counts {n} and is still yours.',
  taken: {
    you: 'You take {cards}: 1 point. | You take {cards}: {n} points.',
    partner:
      'Your partner {name} takes {cards}: 1 point for your side. | Your partner {name} takes {cards}: {n} points for your side.',
    they: '{name} takes {cards}: 1 point. | {name} takes {cards}: {n} points.',
  },
  blind: {
    you: 'You turn the blind up: {cards}, worth nothing.',
    partner: 'Your partner {name} turns the blind up: {cards}, worth nothing.',
    they: '{name} turns the blind up: {cards}, worth nothing.',
  },
  'blind-points': {
    you: 'You turn the blind up: {cards}, 1 point more. | You turn the blind up: {cards}, {n} points more.',
    partner:
      'Your partner {name} turns the blind up: {cards}, 1 point more. | Your partner {name} turns the blind up: {cards}, {n} points more.',
    they: '{name} turns the blind up: {cards}, 1 point more. | {name} turns the blind up: {cards}, {n} points more.',
  },
  ended: 'The last trick is taken. The most points are {points}.',
}

/** Returns the prompts for a trick to which somebody has played; `whose` says who has it so far. */
const trickPrompts = (whose: string) => ({
  wait: `{who} is to lay a card. The trick counts {n} and is ${whose} so far.`,
  'wait-trump': `{who} is to lay a card. The trick counts {n} and is ${whose} so far; trumps are {trump}.`,
  any: `Lay any card. The trick counts {n} and is ${whose} so far; the highest number takes it.`,
  'any-trump': `Lay any card. The trick counts {n} and is ${whose} so far; trumps are {trump}.`,
  follow: `The colour led is {colour}: follow with {cards}. The trick counts {n} and is ${whose} so far.`,
  'follow-trump': `The colour led is {colour}, trumps are {trump}: follow with {cards}. The trick counts {n}, ${whose} so far.`,
  free: `You have no {colour}: lay any card, though it cannot win. The trick counts {n} and is ${whose} so far.`,
  'free-trump': `You have no {colour}: lay any card; trumps are {trump}. The trick counts {n} and is ${whose} so far.`,
  cheated: `The Cheater was led, and the trick is ${whose}: lay any card. It counts {n} so far.`,
  'cheated-trump': `The Cheater was led and beats even trumps: lay any card. The trick counts {n} and is ${whose}.`,
})

/** Messages of prompts. `n` is the points of the trick on the table so far. */
const prompts = {
  over: 'All tricks are taken.',
  deal: 'The cards are being dealt.',
  'wait-lead': '{who} leads.',
  lead: 'You lead: lay any card.',
  'lead-trump': 'You lead: lay any card. Trumps are {trump}.',
  theirs: trickPrompts('{best}’s'),
  ours: trickPrompts('your partner {best}’s'),
  yours: trickPrompts('yours'),
}

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  highest: {
    title: 'The highest number takes it',
    tell: 'On the table lie the 30, the 2 and the 20. Colours mean nothing here: the highest number takes all of it. The trick counts 1, the 30 another 6 and the 20 another 4, {points} in all. Lay a card above the 30.',
    done: 'Yours: {points} at least. And with the first trick comes the blind, here the {blind}: {more} points more.',
    other: 'That is allowed, but the 30 keeps the trick. Lay a higher card.',
  },
  partner: {
    title: 'Feed your partner',
    tell: 'B sits across from you and plays for your side. B’s 49 cannot be beaten, so the trick is yours already. Put the dearest card that you have into it: the 45 counts 9.',
    done: '{points} points for your side in one trick. A 45 alone might have been caught.',
    other: 'The trick is safe: this is the time for your 45.',
  },
  shed: {
    title: 'Lose cheaply',
    tell: 'The 48 is A’s, your opponent’s, and you have nothing above it. Give as little as you can: a low card that counts nothing.',
    done: 'That costs you {points} points, and nothing of your own. The 44 and the 47 will win later.',
    other: 'Too dear. Keep what counts for your side and what is high for later; throw a low card.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'With the Cheater in the pack no trick is safe. A’s 45 and C’s 40 lie there, worth 17 with nothing but a 45 to guard them. The Cheater beats everything. Take them.',
    done: '{points} points. The Cheater counts nothing, but what it caught does.',
    other: 'You may, but such a trick will not come again. Lay the Cheater.',
  },
  follow: {
    title: 'Following suit',
    tell: 'Now the colour led must be followed, as at whist. Green was led, and you hold the 24 and the 28. Only green can win: even B’s 49 is just thrown away. Take the trick.',
    done: '{points} points for a 28, with the 49 beneath it. That cannot happen in the plain game.',
    other: 'Green you must lay; but take the trick with the 28.',
  },
  trump: {
    title: 'Trumps',
    tell: 'Red is trumps today, and nobody need follow. A 45 lies there, and C’s 49 upon it. The smallest red is higher than both. Lay your 2.',
    done: '{points} points for the little 2. Whoever leads a high card while trumps are about must know how many are out.',
    other: 'No number of another colour beats the 49. A red one does: the 2.',
  },
}

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
export default {
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
  tally: 'Trumps: {trump}',
  progress: 'trick {trick} of {of}',
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
  touch: { hand: 'The {what} in your hand', 'hand:C': 'The Cheater in your hand' },
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
