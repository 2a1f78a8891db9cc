import { HAND_KINDS, type HandKind } from '../../../rules/forty-nine-outfit/ranking'
import { colouredCardNames } from '../layout/coloured-card-names'
import type { PittsburghReasonKey } from '../../../bots/reasons/pittsburgh-draw'

/** Names of the ten kinds of hands, with their articles. */
const KIND_NAMES: Readonly<Record<HandKind, string>> = {
  pair: 'a pair',
  'two-pair': 'two pairs',
  rainbow: 'a rainbow',
  three: 'three of a colour',
  full: 'a full hand',
  four: 'four of a colour',
  flush: 'a flush',
  'full-straight': 'a full hand straight',
  'four-straight': 'a four card straight',
  'straight-flush': 'a straight flush',
}

/** Returns a sentence for every kind of hand, made by a function of the kind's name. */
function forKinds<T>(sentence: (name: string) => T): Record<HandKind, T> {
  return Object.fromEntries(HAND_KINDS.map((kind) => [kind, sentence(KIND_NAMES[kind])])) as Record<HandKind, T>
}

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: 'Deal {deal}: {name} deals five cards to each. {n} are left for the stock.',
  'dealt-you': 'Deal {deal}. Your cards are {cards}. {n} are left for the stock.',
  'dealt-waiting': 'Deal {deal}. Your five new cards wait face down. {n} are left for the stock.',
  stood: { you: 'You stand.', they: '{name} stands.' },
  discarded: {
    you: 'You throw one card away: {cards}. | You throw {n} cards away: {cards}.',
    they: '{name} throws one card away. | {name} throws {n} cards away.',
  },
  drawn: {
    you: 'You draw one card: {cards}. | You draw {n} cards: {cards}.',
    they: '{name} draws one card. | {name} draws {n} cards.',
  },
  reshuffled:
    'The stock is gone. The one card thrown away becomes the stock. | The stock is gone. The {n} cards thrown away are shuffled and become the stock.',
  shown: forKinds((kind) => ({
    you: `You show {cards}: ${kind}, governed by the {governs}.`,
    they: `{name} shows {cards}: ${kind}, governed by the {governs}.`,
  })),
  'shown-cheater': forKinds((kind) => ({
    you: `You show {cards}: with the Cheater as the {as} ${kind}, governed by the {governs}.`,
    they: `{name} shows {cards}: with the Cheater as the {as} ${kind}, governed by the {governs}.`,
  })),
  won: forKinds((kind) => ({
    you: `Your hand is the best, ${kind}: 1 point. You have {score}. | Your hand is the best, ${kind}: {n} points. You have {score}.`,
    they: `{name} wins the deal with ${kind}: 1 point, {score} in all. | {name} wins the deal with ${kind}: {n} points, {score} in all.`,
  })),
  ended: { you: 'You have reached the limit and win!', they: '{name} has reached the limit and wins.' },
}

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  pair: {
    title: 'Keep what belongs together',
    tell: 'Colours are the suits here; the numbers matter only between equal hands. You have two reds and three odd cards: a pair, worth {points}. Throw the three odd ones away: touch them, then the place before you.',
    done: 'Three new cards will come. The worst that can happen is the pair you had.',
    other: 'Keep the two reds, and throw away the 15, the 29 and the 43.',
  },
  rainbow: {
    title: 'A rainbow',
    tell: 'Five cards of five colours are a rainbow, worth {points}: more than a pair, more than two pairs. Any card you change can only spoil it. Keep all five.',
    done: 'To stand tells the others something. But at {points} points it tells them little.',
    other: 'Every draw breaks the rainbow. Stand.',
  },
  'two-pairs': {
    title: 'Two pairs',
    tell: 'Two reds and two yellows are two pairs, worth {points}. A third red or a third yellow would make a full hand, worth 5. One card is of no use: throw it away.',
    done: 'Nothing can be lost: two pairs stay two pairs.',
    other: 'You may, but the four belong together. Throw only the 40 away.',
  },
  four: {
    title: 'Four of a colour',
    tell: 'Four greens are worth {points} whatever the fifth card is. A fifth green would be a flush, worth 7. So change the odd one: it costs nothing.',
    done: 'Watch the stock: the next card on it is the {drawn}.',
    other: 'The four greens are what counts. Change only the 40.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'The Cheater takes the place of any card that is not in your hand, whichever is best. There is no 50, so beside these four it is the 45: five in a row of one colour, worth {points}. What do you do?',
    done: 'The largest hand there is. Nothing can beat it.',
    other: 'There is nothing better to draw. Stand.',
  },
}

/** English messages of Pittsburgh Draw, under its id. `n` chooses the plural; `who` and `winner` are names. */
export default {
  title: 'Pittsburgh Draw',
  options: {
    cheater: {
      label: 'Play with the Cheater',
      note: 'It takes the place of any card that is not in the same hand, whichever makes the hand best.',
    },
    target: { label: 'Points that win', note: 'The sheet plays to 21.' },
  },
  event: events,
  verb: { 'take-up': 'Take up', stand: 'Stand' },
  move: {
    stand: 'Stand: keep all five',
    discard: 'Throw away {cards}',
    all: 'Throw all five away: {cards}',
  },
  prompt: {
    over: 'The game is over; all hands lie open.',
    deal: 'The cards are being dealt.',
    wait: '{who} is to throw cards away or stand.',
    shown: {
      you: 'You won the deal: 1 point. {who} has the next one. | You won the deal: {n} points. {who} has the next one.',
      they: '{winner} won the deal: 1 point. {who} has the next one. | {winner} won the deal: {n} points. {who} has the next one.',
    },
    'take-up': {
      you: 'You won the deal: 1 point. Touch your new cards to take them up. | You won the deal: {n} points. Touch your new cards to take them up.',
      they: '{winner} won the deal: 1 point. Touch your new cards to take them up. | {winner} won the deal: {n} points. Touch your new cards to take them up.',
    },
    turn: 'Throw away what you do not want, or stand.',
    throw: forKinds(
      (kind) => `You hold ${kind}, worth {n}. Touch the cards to throw away, then the place before you; or stand.`,
    ),
  },
  // A hand has a key for what is thrown away.
  onHand: {
    prompt: { throw: forKinds((kind) => `You hold ${kind}, worth {n}. Touch the cards to throw away, or stand.`) },
  },
  pad: {
    pair: '{deal}: a pair',
    'two-pair': '{deal}: two pairs',
    rainbow: '{deal}: rainbow',
    three: '{deal}: three',
    full: '{deal}: full hand',
    four: '{deal}: four',
    flush: '{deal}: flush',
    'full-straight': '{deal}: full straight',
    'four-straight': '{deal}: four straight',
    'straight-flush': '{deal}: straight flush',
  },
  count: forKinds((kind) => ({
    lost: `{who}: ${kind} ({n}), governed by the {governs}.`,
    'lost-cheater': `{who}: ${kind} ({n}), the Cheater as the {as}, governed by the {governs}.`,
    won: `{who} wins with ${kind} ({n}), governed by the {governs}.`,
    'won-cheater': `{who} wins with ${kind} ({n}), the Cheater as the {as}, governed by the {governs}.`,
  })),
  'count-own': forKinds((kind) => ({
    lost: `You have ${kind} ({n}), governed by the {governs}.`,
    'lost-cheater': `You have ${kind} ({n}), the Cheater as the {as}, governed by the {governs}.`,
    won: `You win with ${kind} ({n}), governed by the {governs}.`,
    'won-cheater': `You win with ${kind} ({n}), the Cheater as the {as}, governed by the {governs}.`,
  })),
  state: {
    deal: 'Deal',
    dealer: 'Dealer',
    turn: 'To throw away or stand',
    stock: 'Cards in the stock',
    hands: 'Hands',
    discards: 'Thrown away',
    shown: 'Hands shown last',
    deals: 'Deals before',
    winner: 'won by',
    points: 'points',
    cards: 'cards',
    kind: 'being',
    value: 'worth',
    governs: 'governed by',
    cheaterAs: 'the Cheater as',
  },
  card: {
    ...colouredCardNames,
    C: 'the Cheater',
    stand: 'stand',
    cards: 'your new cards',
    discards: 'the place for what is thrown away',
    ...forKinds((kind) => kind),
  },
  key: { none: 'Exchange …', lay: 'Exchange {count}' },
  touch: {
    hand: 'The {what} in your hand',
    'hand:C': 'The Cheater in your hand',
    cards: 'Take up your new cards',
  },
  thing: { cards: 'Your new cards' },
  deed: { cards: 'take them up' },
  reason: {
    'stands-pair': 'Nothing better is likely enough: keep the pair.',
    'stands-two-pair': 'Keep the two pairs as they are.',
    'stands-rainbow': 'Five colours are a rainbow, worth {points}: keep it.',
    'stands-three': 'Three of a colour are worth {points}: keep them.',
    'stands-full': 'A full hand is worth {points}: keep it.',
    'stands-four': 'Four of a colour are worth {points}: keep them.',
    'stands-flush': 'A flush is worth {points}: keep it.',
    'stands-full-straight': 'A full hand straight is worth {points}: keep it.',
    'stands-four-straight': 'A four card straight is worth {points}: keep it.',
    'stands-straight-flush': 'A straight flush is worth {points}, and nothing is higher.',
    'keeps-colour':
      'Draw to the {colour} card: {chance} in 100 are better, {average} on average. | Draw to the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
    'keeps-colour-cheater':
      'The Cheater joins the {colour} card: {chance} in 100 are better, {average} on average. | The Cheater joins the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
    'keeps-pairs': 'Draw one card to the two pairs: {chance} in 100 are better.',
    'keeps-cheater': 'Keep the Cheater alone: {chance} in 100 are better, {average} on average.',
    'keeps-several': 'Draw to these {n}: {chance} in 100 are better, {average} on average.',
    'new-hand': 'Five new cards: {chance} in 100 are better, {average} on average.',
  } satisfies Readonly<Record<Exclude<PittsburghReasonKey, 'stands'> | `stands-${HandKind}`, string>>,
  lesson,
}
