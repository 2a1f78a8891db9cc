import { forKinds } from './kinds'

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
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
