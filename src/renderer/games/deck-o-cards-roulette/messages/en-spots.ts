import { CARD_NAMES, keyOf, kindOf, SPOT_NAMES } from '../spots'

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
export const cardWords = (card: string): string => `the ${rankOf(card)} of ${SUITS[card.slice(-1)] ?? ''}`

/** Returns a spot of the layout in words. */
function spotWords(spot: string): string {
  const kind = kindOf(spot)
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
  if (kindOf(spot) === 'call') return `${stake}: {best} if that very card comes, else lost; 1 card in 52`
  if (kindOf(spot) === 'mark') return `${stake}: wins {best}; {cards} cards in 52`
  const rank = rankOf(spot)
  return `${stake}: {best} if it comes, {else} for ${article(rank)} ${rank} of another suit; 4 cards in 52`
}

/** Messages of moves: the winnings of a bet, on which cards, and how many of 52 they are. */
export const bets = forSpots(betWords)

/** Messages of the event of a bet. */
export const laidMessages = {
  you: forSpots((spot) =>
    kindOf(spot) === 'call'
      ? `“${call(spot)}!” You call it and lay {stake}.`
      : `You lay {stake} on ${spotWords(spot)}.`,
  ),
  they: forSpots((spot) =>
    kindOf(spot) === 'call'
      ? `“${call(spot)}!” calls {name}, and lays {stake}.`
      : `{name} lays {stake} on ${spotWords(spot)}.`,
  ),
}

function call(spot: string): string {
  const words = cardWords(spot.slice(5)).slice('the '.length)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns one sentence for each card. */
export function forCards(sentence: (card: string) => string): Record<string, string> {
  return Object.fromEntries(CARD_NAMES.map((card) => [card, sentence(card)]))
}

/** Returns a card in words with a capital letter: Seven of hearts. */
export const cardTitle = (card: string): string => call(`call:${card}`)

/** Names of cards and spots, for reading the table aloud. */
export const names = {
  ranks: RANKS,
  cards: forCards((card) => cardWords(card).slice('the '.length)),
  spots: Object.fromEntries(
    SPOT_NAMES.filter((spot) => kindOf(spot) !== 'card').map((spot) => [spot, spotWords(spot)]),
  ),
}
