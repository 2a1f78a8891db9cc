/**
 * Approximate duration of one game in minutes, at an unhurried pace and with the usual number of players: two, if two
 * can play. A game for one player may take longer, or never come out.
 */
const MINUTES: Readonly<Record<string, number>> = {
  'forty-nine': 20,
  'boston-books': 15,
  'chicago-casino': 15,
  colorow: 15,
  'new-york-whist': 15,
  'nebraska-checkers': 10,
  'pittsburgh-draw': 10,
  'thirteen-puzzle': 10,
  'reverse-puzzle': 10,
  'another-reverse-puzzle': 5,
  'twenty-five-goal': 15,
  'mystic-double-cross': 5,
  'blind-forty-nine': 5,
  'colorow-solitaire': 15,
  'pittsburgh-draw-puzzle': 15,
  'forty-nine-puzzle': 15,
  'nine-men-triangle': 5,
  'nine-men-square': 10,
  'puzzle-supreme': 20,
  'suite-assembling': 10,
  isolation: 5,
  'deck-o-cards-roulette': 20,
  'color-casino': 20,
  'cassino-25': 15,
  'cassino-21': 20,
}

/** Returns the approximate duration of a game in minutes; null if it is unknown. */
export const minutesOf = (game: string): number | null => MINUTES[game] ?? null
