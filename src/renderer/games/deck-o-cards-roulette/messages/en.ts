import type { RouletteReasonKey } from '../../../../bots/reasons/deck-o-cards-roulette'
import { events } from './en-events'
import { lesson } from './en-lesson'
import { bets, names, forCards, cardTitle } from './en-spots'

/**
 * English messages of Deck-O-Cards Roulette, under its id. `name` is a player's name; stakes and gains are in chips.
 */
export const en = {
  title: 'Deck-O-Cards Roulette',
  options: {
    banker: {
      label: 'Who keeps the bank',
      player: 'One of the players',
      'player-note': 'Everybody spins for it; the highest card, king high, keeps the bank and lays no bets.',
      house: 'The house',
      'house-note': 'All of you bet, the bank never ends, and the arrow spins when everybody is ready.',
    },
    spins: { label: 'Spins', note: 'How many are played.' },
    chips: { label: 'Chips for each punter', note: 'One chip is one point.' },
    bank: { label: 'Chips in the bank', note: 'A bank that is empty ends the game. Not asked of the house.' },
    limit: { label: 'Most chips on one spot', note: 'Of one punter in one spin; 0 is no limit.' },
  },
  state: {
    banker: 'Banker',
    selection: 'Spins for the bank',
    spins: 'Spins made',
    bank: 'In the bank',
    chips: 'Chips in hand',
    bets: 'On the layout',
    ready: 'Ready',
    last: 'The last spin',
    history: 'Cards that came',
    card: 'card',
    collected: 'lost',
    paid: 'won',
    short: 'won but never paid',
    ...names.cards,
    ...names.spots,
  },
  card: { ...names.ranks, ...names.spots, ...names.cards },
  touch: {
    spot: 'On {what}',
    call: 'In the box of the {what}',
    say: 'Call a card, 50 to 1 …',
    chip: 'Take a chip of {what} in hand',
    dial: 'The dial: you are ready',
    arrow: 'The arrow',
    home: 'Take your chips back',
    'stakes:again': 'Lay the stakes of the last spin again',
    'stakes:double': 'Double your stakes',
  },
  event: events,
  verb: { spin: 'Spin', clear: 'Clear', again: 'The same again', double: 'Double' },
  off: {
    'not-betting': 'You cannot bet now.',
    'nothing-before': 'You had nothing on the layout at the last spin.',
    'layout-taken': 'Your chips lie on the layout already. Clear it to lay those of the last spin again.',
    'layout-empty': 'You have nothing on the layout to double.',
    chips: 'You have too few chips in hand for that.',
    limit: 'That would be more than the limit on one spot.',
  },
  move: {
    bet: bets,
    clear: 'Take your chip back | Take your {count} chips back',
    ready: 'Say that you are ready: nothing on the layout, {chips} in hand',
    'ready-laid': 'Say that you are ready: {laid} on the layout',
    spin: 'Flick the arrow',
  },
  heading: {
    mark: 'On colours, suits and numbers',
    card: 'On a single card',
    line: 'On a line between two cards',
    cross: 'On a cross of four cards',
  },
  prompt: {
    sure: 'You have laid nothing. Touch the dial once more to let this spin go by.',
    'sure-house': 'You have laid nothing. Touch the arrow once more to let this spin go by.',
    over: 'The last spin was {spins} of {of}. Look at the pad.',
    choosing: 'The arrow seeks a banker.',
    spinning: 'The arrow turns. Touch the table when you have seen enough of it.',
    bet: 'Spin {spin} of {of}. Place your bets; you have {chips} in hand. Touch the dial when you are ready. The bank holds {bank}.',
    'bet-more':
      'Spin {spin} of {of}. {laid} on the layout, {chips} in hand. Touch the dial when you are ready. The bank holds {bank}.',
    'bet-house': 'Spin {spin} of {of}. Place your bets; you have {chips} in hand. Touch the arrow when you are ready.',
    'bet-more-house': 'Spin {spin} of {of}. {laid} on the layout, {chips} in hand. Touch the arrow when you are ready.',
    spin: 'No more bets: {staked} on the layout, {bank} in the bank. Flick the arrow!',
    bank: 'Spin {spin} of {of}. You keep the bank, {bank} chips; the others are betting.',
    wait: 'Spin {spin} of {of}. You are ready; others are still betting.',
    'wait-spin': 'No more bets. The banker flicks the arrow.',
    out: 'Spin {spin} of {of}. You have no chips left.',
    watch: 'Spin {spin} of {of}. Bets are being placed.',
  },
  running: { chips: '{n} chips | {n} chip | {n} chips', bank: 'bank {n}' },
  'running-words': {
    chips: 'no chips in hand | one chip in hand | {n} chips in hand',
    bank: '{n} chips in the bank',
  },
  pad: {
    bank: 'In the bank',
    chips: 'Chips',
    before: 'Spins before',
    spin: forCards((card) => `{spin}. ${cardTitle(card)}`),
  },
  // The reasons follow the move's own words, which name the spot.
  reason: {
    spins: 'Everybody is ready.',
    'even-bet': 'It wins on {sectors} of the 52 cards and pays {pays} to 1: it favours nobody.',
    'lucky-suit': 'It pays 11 to 1 on its {sectors} cards, 15 to 1 in its own suit: it favours nobody.',
    'bank-gains': 'It wins on {sectors} of the 52 cards; in the long run the bank keeps one chip in {share}.',
    'catches-up': 'You are {behind} behind with few spins left: this is a chance to catch up.',
    'sits-out-ahead': 'You lead by {lead}: lay nothing and let the others gamble.',
    'bets-lie': 'Your {chips} chips lie well.',
    'bets-nothing': 'No bet favours you: sitting out loses nothing.',
    'takes-back': 'Take your {chips} chips back and lay them elsewhere.',
  } satisfies Readonly<Record<RouletteReasonKey, string>>,
  lesson,
}
