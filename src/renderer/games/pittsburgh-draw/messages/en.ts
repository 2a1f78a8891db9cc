import { colouredCardNames } from '../../layout/coloured-card-names'
import type { PittsburghReasonKey } from '../../../../bots/reasons/pittsburgh-draw'
import type { HandKind } from '../../../../rules/forty-nine-outfit/ranking'
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
