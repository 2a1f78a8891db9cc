import { colouredCardNames } from '../../layout/coloured-card-names'
import { REASONS } from '../words'
import { events } from './en-events'
import { lesson } from './en-lesson'
import { forKinds } from './kinds'

/** English messages of Pittsburgh Draw, under its id. `n` chooses the plural; `who` and `winner` are names. */
export const en = {
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
  touch: { hand: 'The {what} in your hand', cards: 'Take up your new cards' },
  reason: REASONS,
  lesson,
}
