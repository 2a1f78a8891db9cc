import { CARD_NAMES, keyOf, spotKindOf, SPOT_NAMES } from './geometry'
import type { RouletteReasonKey } from '../../../bots/reasons/deck-o-cards-roulette'

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
}
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const MARKS: Readonly<Record<string, string>> = {
  first5: 'ace to five',
  second5: 'six to ten',
  odd: 'the odd numbers',
  even: 'the even numbers',
  red: 'red',
  black: 'black',
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  JQK: 'jack, queen, king',
  JQ: 'jack and queen',
}

const rankOf = (card: string) => RANKS[card.slice(0, -1)] ?? ''

/** Returns a card in words: the seven of hearts. */
const cardWords = (card: string): string => `the ${rankOf(card)} of ${SUITS[card.slice(-1)] ?? ''}`

/** Returns a spot of the layout in words. */
function spotWords(spot: string): string {
  const kind = spotKindOf(spot)
  if (kind === 'card') return cardWords(spot)
  if (kind === 'call') return `${cardWords(spot.slice(5))}, called`
  const ranks = spot.split('-').map((rank) => RANKS[rank])
  if (ranks.length === 1) return MARKS[spot] ?? ''
  if (ranks.length === 2) return `the line ${ranks.join(' and ')}`
  return `the cross ${ranks.slice(0, -1).join(', ')} and ${ranks.at(-1)}`
}

const article = (rank: string) => (rank === 'ace' || rank === 'eight' ? 'an' : 'a')

/** Returns one sentence for each spot. */
function forSpots(sentence: (spot: string) => string): Record<string, string> {
  return Object.fromEntries(SPOT_NAMES.map((spot) => [keyOf(spot), sentence(spot)]))
}

function betWords(spot: string): string {
  const stake = `{stake} on ${spotWords(spot)}`
  if (spotKindOf(spot) === 'call') return `${stake}: {best} if that very card comes, else lost; 1 card in 52`
  if (spotKindOf(spot) === 'mark') return `${stake}: wins {best}; {cards} cards in 52`
  const rank = rankOf(spot)
  return `${stake}: {best} if it comes, {else} for ${article(rank)} ${rank} of another suit; 4 cards in 52`
}

/** Messages of moves: the winnings of a bet, on which cards, and how many of 52 they are. */
const bets = forSpots(betWords)

/** Messages of the event of a bet. */
const laidMessages = {
  you: forSpots((spot) =>
    spotKindOf(spot) === 'call'
      ? `“${call(spot)}!” You call it and lay {stake}.`
      : `You lay {stake} on ${spotWords(spot)}.`,
  ),
  they: forSpots((spot) =>
    spotKindOf(spot) === 'call'
      ? `“${call(spot)}!” calls {name}, and lays {stake}.`
      : `{name} lays {stake} on ${spotWords(spot)}.`,
  ),
}

function call(spot: string): string {
  const words = cardWords(spot.slice(5)).slice('the '.length)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns one sentence for each card. */
function forCards(sentence: (card: string) => string): Record<string, string> {
  return Object.fromEntries(CARD_NAMES.map((card) => [card, sentence(card)]))
}

/** Returns a card in words with a capital letter: Seven of hearts. */
const cardTitle = (card: string): string => call(`call:${card}`)

/** Names of cards and spots, for reading the table aloud. */
const names = {
  ranks: RANKS,
  cards: forCards((card) => cardWords(card).slice('the '.length)),
  spots: Object.fromEntries(
    SPOT_NAMES.filter((spot) => spotKindOf(spot) !== 'card').map((spot) => [spot, spotWords(spot)]),
  ),
}

/** What is printed on a phone's cloth: its ranks, and the marks. */
const prints = {
  ...Object.fromEntries(Object.keys(RANKS).map((rank) => [rank, rank])),
  JQK: 'J Q K',
  JQ: 'J Q',
  red: 'Red',
  black: 'Black',
  hearts: '♥',
  diamonds: '♦',
  spades: '♠',
  clubs: '♣',
  first5: 'A – 5',
  second5: '6 – 10',
  odd: 'Odd',
  even: 'Even',
}

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  choosing: {
    you: forCards((card) => `You spin for the bank: ${cardWords(card)}.`),
    they: forCards((card) => `{name} spins for the bank: ${cardWords(card)}.`),
  },
  tied: 'The highest card is shared. They spin again.',
  banker: {
    you: 'You keep the bank: {bank} chips. You lay no bets; you spin, collect and pay.',
    they: '{name} keeps the bank: {bank} chips.',
  },
  betting: 'Place your bets! Spin {spin} of {of}.',
  bet: laidMessages,
  cleared: {
    you: 'You take a chip back. | You take {count} chips back.',
    they: '{name} takes a chip back. | {name} takes {count} chips back.',
  },
  ready: { you: 'You are ready.', they: '{name} is ready.' },
  'no-more': 'No more bets!',
  spinning: {
    you: 'You flick the arrow. It ticks round …',
    they: '{name} flicks the arrow. It ticks round …',
    house: 'The arrow is flicked. It ticks round …',
  },
  spun: forCards((card) => `The arrow stops at ${cardWords(card)}.`),
  collected: {
    you: 'The rake takes a chip of yours. | The rake takes {count} chips of yours.',
    they: 'The rake takes a chip from {name}. | The rake takes {count} chips from {name}.',
  },
  paid: {
    you: 'You are paid {chips}, and your {returned} come back.',
    they: '{name} is paid {chips}, and {returned} come back.',
  },
  short: {
    you: 'You are paid {chips}: the bank is empty and owes you {short} more that nobody pays. Your {returned} come back.',
    they: '{name} is paid {chips}: the bank is empty, and {short} more are never paid. {returned} come back.',
  },
  out: { you: 'You have no chips left.', they: '{name} has no chips left.' },
  ended: {
    spins: 'The last of the spins agreed on: the game is over.',
    'banker-broke': 'The bank is broken: the game is over.',
    'punters-broke': 'No punter has a chip left: the game is over.',
  },
}

/** Messages of the lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  red: {
    title: 'Red or black',
    tell: 'The bank spins an arrow over the 52 cards of a pack; you bet where it stops. Half the cards are red. Touch the big red mark at the left of the green layout: that lays your smallest chip on it.',
    done: 'If a heart or a diamond comes you win as much as you laid, and your chip comes back. Half the cards win, so the bet favours nobody.',
    other: 'Any bet is allowed, but this one is the simplest. Lay a chip on red.',
  },
  more: {
    title: 'More than one chip',
    tell: 'A touch lays the smallest stake. For more, touch a chip of your stacks first, then the spot; touch several chips and they go down together. Or take a chip and carry it there. Lay 5 on clubs, at the right.',
    done: 'A suit has 13 cards of the 52 and pays three to one: in the long run nobody wins by it either.',
    other: 'Touch one of your fives, then the mark for clubs at the right.',
  },
  card: {
    title: 'A card and its lucky suit',
    tell: 'Every rank has a box with its four suits. A chip on one of them covers the whole rank: eleven to one if it comes, and fifteen to one if it comes in the suit that you covered. Lay a chip on the heart of the seven.',
    done: 'Four cards win: three pay 11, the seven of hearts pays 15. What you lose on the other 48 is just as much: again nobody is favoured.',
    other: 'Touch the small heart in the box of the seven.',
  },
  line: {
    title: 'Lines and crosses',
    tell: 'A chip on the line between two numbers covers both: eight cards, five to one. Where four boxes meet, on the little diamond, it covers all four: two to one. There are thirteen lines and four crosses; here the bank keeps a little. Lay a chip on the line between the seven and the eight.',
    done: 'Eight cards in 52 at five to one: of every thirteen chips laid so, the bank keeps one in the long run.',
    other: 'Touch the line between the boxes of the seven and the eight.',
  },
  even: {
    title: 'Three for two',
    tell: 'The four marks at the foot pay three for every two, so stakes there are even: the first touch lays two. Jack, queen and king lose all of them. Lay two on the even numbers.',
    done: 'Twenty cards win. The courts are the bank’s.',
    other: 'Touch the mark EVEN at the foot of the layout.',
  },
  call: {
    title: 'The long chance',
    tell: 'A chip in the middle of a box is a card called aloud, and that very card must come: fifty to one. It loses on the other three suits of its rank, unlike a chip on a suit. Choose “Call a card” in the list, then touch the middle of the king’s box and its diamond.',
    done: '“King of diamonds!” One card in 52. Somebody has to be lucky.',
    other:
      'Choose “Call a card” in the list, touch the letter K in the middle of its box, then the diamond in the same box.',
  },
  ready: {
    title: 'No more bets',
    tell: 'Your chips lie well. Touch the arrow to say that you are ready; everybody else is, so it is flicked at once. Stroke it fast or press it long: it turns longer, but where it stops is settled by chance before, one card in 52.',
    done: 'The losers are raked in first, then the winners are paid. That is all there is to know.',
    other: 'You may go on betting, but now touch the arrow.',
  },
}

/**
 * English messages of Deck-O-Cards Roulette, under its id. `name` is a player's name; stakes and gains are in chips.
 */
export default {
  title: 'Deck-O-Cards Roulette',
  print: prints,
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
  },
  tally: 'Last: {cards}',
  progress: 'spin {spin} of {of}',
  thing: {
    call: 'The middle of the box of the {what}',
    chip: 'Your stack of {what}',
    dial: 'The dial',
    home: 'Clear',
    'stakes:again': 'The same again',
    'stakes:double': 'Double',
  },
  deed: { chip: 'take a chip of {what} in hand' },
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
    ready: 'Let this spin go by: you have laid nothing, and hold {chips}',
    'ready-laid': 'No more bets from you: {laid} on the layout',
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
    bet: 'Spin {spin} of {of}. Place your bets, then touch the dial.',
    'bet-more': 'Spin {spin} of {of}. {laid} on the layout. More bets, or touch the dial.',
    'bet-house': 'Spin {spin} of {of}. Place your bets, then touch the arrow.',
    'bet-more-house': 'Spin {spin} of {of}. {laid} on the layout. More bets, or touch the arrow.',
    spin: 'No more bets: {staked} on the layout, {bank} in the bank. Flick the arrow!',
    bank: 'Spin {spin} of {of}. You keep the bank, now {bank}; the others are betting.',
    wait: 'Spin {spin} of {of}. You are ready; others are still betting.',
    'wait-spin': 'No more bets. The banker flicks the arrow.',
    out: 'Spin {spin} of {of}. You have no chips left.',
    watch: 'Spin {spin} of {of}. Bets are being placed.',
  },
  running: { chips: '{n} chips | {n} chip | {n} chips', bank: 'bank {n}' },
  'running-words': {
    chips: 'no chips in hand | one chip in hand | {n} chips in hand',
    bank: 'no chips in the bank | one chip in the bank | {n} chips in the bank',
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
    'bets-lie': 'Your one chip lies well. | Your {chips} chips lie well.',
    'bets-nothing': 'No bet favours you: sitting out loses nothing.',
    'takes-back':
      'Take your one chip back and lay it elsewhere. | Take your {chips} chips back and lay them elsewhere.',
  } satisfies Readonly<Record<RouletteReasonKey, string>>,
  lesson,
}
