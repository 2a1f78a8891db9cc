import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { possibleFinishes } from '../../../rules/forty-nine-outfit/single-jumps/classes'
import { pegWords } from '../puzzles/pegs/en'

const ALL = Array.from({ length: 49 }, (_, i) => i)

/**
 * Returns the squares (from 1) on which a last man can stand if this square is vacant at first; none for 25 of the 49.
 */
export function finishesFrom(vacant: number): readonly number[] {
  const others = ALL.filter((square) => square !== vacant - 1)
  const low = others.reduce((mask, square) => mask | LOW_BITS[square]!, 0)
  const high = others.reduce((mask, square) => mask | HIGH_BITS[square]!, 0)
  return possibleFinishes(low, high).map((square) => square + 1)
}

/** Returns a note for every vacancy, keyed by the name of the option's note: `49-note`. */
function vacancyNotes(hopeless: string, open: (finishes: string) => string): Readonly<Record<string, string>> {
  const entries = ALL.map((square) => {
    const finishes = finishesFrom(square + 1)
    return [`${square + 1}-note`, finishes.length === 0 ? hopeless : open(finishes.join(', '))] as const
  })
  return Object.fromEntries(entries)
}

/** Messages of the first lesson of the "49" Puzzle. */
const lesson = {
  jump: {
    title: 'Upright and level',
    tell: 'A man jumps over his neighbour into the vacant square right behind, and the neighbour leaves the board. Only upright and level: slanting jumps do not count in this puzzle. Square 18 is vacant. Jump into it.',
    done: 'Four men could have done it, one from each side. Near a corner there are only two.',
    other: 'Jump into square 18.',
  },
  edge: {
    title: 'Clear the edge',
    tell: 'Seven jumps have been made, and square 14 at the right edge is free. A man at the edge can only be jumped along the edge, and nobody can ever jump a man in a corner: so clear them while there are neighbours. Jump from 28 over 21 to 14.',
    done: 'The 21 is off the edge, and the man on 14 still has the corner man for company: next the 7 can come out over him.',
    other: 'That is a jump too. Look for the man on 28.',
  },
  last: {
    title: 'One man',
    tell: 'Two men are left after 46 jumps, on 30 and 31. One more, and a single man stands on the board. From the vacancy on 18 he can end on 32. Jump from 30.',
    done: 'Done in 47 jumps. From 25 of the 49 vacancies nobody can ever do it, the printed 49 among them: the leaflet tells why.',
    other: 'One man is left either way, but here he was wanted on 32. Jump from 30.',
  },
}

/** English messages of the "49" Puzzle, under its id. Squares are numbers; `n` is the number that a sentence counts. */
export default {
  ...pegWords,
  title: 'The “49” Puzzle',
  options: {
    start: {
      label: 'The square left vacant',
      ...vacancyNotes(
        'From here a single man can never remain: two are the fewest. Try 18 or 11 for a start that can be done.',
        (finishes) => `It can be done, with the last man on ${finishes}.`,
      ),
    },
    finish: {
      label: 'Where the last man must stand',
      note: 'For those who have done it once.',
      '0-note': 'Anywhere will do.',
    },
  },
  lens: 'Three classes',
  prompt: {
    start:
      'Square {vacant} is vacant. Jump upright or level, never slantwise, until one man is left; he can end on {finishes}.',
    'start-hopeless':
      'Square {vacant} is vacant, and that cannot be cleared to one man, as we know today. Two are the fewest: can you do it?',
    'start-finish':
      'Square {vacant} is vacant. Jump upright or level until one man is left, and let him end on {square}.',
    'start-wrong-finish':
      'From square {vacant} no last man can ever stand on {square}: he could on {finishes}. New game, or play on regardless.',
    play: 'One jump made, {men} men left. Leave a single one. | {n} jumps made, {men} men left. Leave a single one.',
    'play-two':
      'One jump made, {men} men left. Two would be perfect. | {n} jumps made, {men} men left. Two would be perfect.',
    'play-finish':
      'One jump made, {men} men left. The last one belongs on {square}. | {n} jumps made, {men} men left. The last one belongs on {square}.',
    watch: '{men} men are left on the board.',
    over: 'The puzzle is over.',
  },
  result: {
    solved: 'Done in {jumps} jumps: one man, on {square}',
    elsewhere: 'One man left, but on {square} instead of {finish}',
    two: 'Two men left, and from {vacant} nobody can leave fewer: bravo',
    hopeless: 'Stuck with {n} men left; two are the fewest from {vacant}',
    stuck: 'Stuck with {n} men left',
  },
  lesson,
}
