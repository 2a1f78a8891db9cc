/** A solution from the rules page, hand 1 first. */
export const TEN_HANDS: readonly (readonly string[])[] = [
  '1 2 8 15 22',
  '5 7 10 12 24',
  '13 20 23 32 43',
  '3 4 6 11 44',
  '9 14 30 31 33',
  '39 40 41 42 45',
  '16 17 18 19 21',
  '34 35 36 37 38',
  '25 26 27 28 29',
  '46 47 48 49 C',
].map((hand) => hand.split(' '))
