import { colouredCardNames } from '../layout/coloured-card-names'

/** Names of the ten hands, hand 1 first. */
const NAMES = [
  'the pair',
  'two pair',
  'the rainbow',
  'three of a colour',
  'the full hand',
  'four of a colour',
  'the flush',
  'the full straight',
  'the four straight',
  'the straight flush',
]

/** Compositions of the ten hands, hand 1 first. */
const MAKES = [
  'a pair: two of a colour, three of three others',
  'two pair: two, two and one',
  'a rainbow: five colours',
  'three of a colour and two odd ones',
  'a full hand: three and two',
  'four of a colour and one',
  'a flush: five of a colour, not in sequence',
  'a full straight: five in sequence, three and two',
  'a four straight: five in sequence, four and one',
  'a straight flush: five in sequence, of one colour',
]

type ByHand = Readonly<Record<string, string>>

function byHand(sentence: (hand: number, name: string, makes: string) => string): ByHand {
  return Object.fromEntries(NAMES.map((name, i) => [String(i + 1), sentence(i + 1, name, MAKES[i]!)]))
}

const pad = { ...byHand((hand, name) => `${hand} ${name}`), total: 'Hands right' }

const move = {
  card: { ...byHand((hand, name) => `Put the {card} into hand ${hand}, ${name}`), off: 'Put the {card} back' },
  cheater: {
    ...byHand((hand, name) => `Put the Cheater into hand ${hand}, ${name}`),
    off: 'Put the Cheater back',
  },
}

const filled = {
  right: byHand((_, name) => `Hand {hand} shuts with a clasp: ${name}.`),
  wrong: byHand((_, __, makes) => `Hand {hand} is ${makes}; that is not what is wanted there.`),
}

/** English messages of the Pittsburgh Draw Puzzle, under its id. Cards are numbers or `C`. */
export default {
  title: 'Pittsburgh Draw Puzzle',
  options: {
    extremes: {
      label: 'The lowest and the highest hand of all must be among the ten',
      note: 'Hand 1 is then 1 2 8 15 22 and nothing else, hand 10 is 46 47 48 49 with the Cheater.',
    },
  },
  state: {
    hands: 'The ten hands',
    ranks: 'What they rank as',
    tray: 'Cards in no hand',
    right: 'Hands that are right',
    solved: 'Solved',
  },
  card: { ...colouredCardNames, C: 'the Cheater', tray: 'the middle' },
  touch: {
    hand: 'The {what} in your hand',
    'hand:C': 'The Cheater in your hand',
    card: 'The {what} out of its rack',
    'card:C': 'The Cheater out of its rack',
    rack: 'Rack {what}',
  },
  thing: { card: 'The {what} in a rack', 'card:C': 'The Cheater in a rack' },
  move,
  event: {
    placed: { you: 'You put the {card} into hand {hand}.', they: '{name} puts the {card} into hand {hand}.' },
    'placed-off': { you: 'You put the {card} back.', they: '{name} puts the {card} back.' },
    'placed-cheater': {
      you: 'You put the Cheater into hand {hand}.',
      they: '{name} puts the Cheater into hand {hand}.',
    },
    'placed-cheater-off': { you: 'You put the Cheater back.', they: '{name} puts the Cheater back.' },
    opened: 'The clasp of hand {hand} is open again.',
    right: filled.right,
    wrong: filled.wrong,
    solved: { you: 'The tenth clasp! It can be done.', they: '{name} has shut the tenth clasp.' },
  },
  prompt: {
    fresh:
      'Share out the pack into ten hands, one of each rank: 1 to 5 lie at the left from the far end, 6 to 10 at the right. Touch a card, then a rack.',
    lay: '{right} of ten hands right, cards in no hand: {left}. Touch a card, then a rack.',
    wrong:
      '{right} of ten hands right. Hand {hands} is full, but not what is wanted. | {right} of ten hands right. Hands {hands} are full, but not what is wanted.',
    watch: '{right} of ten hands right, cards in no hand: {left}.',
    over: 'Ten hands, ten ranks, and not a card left over.',
  },
  reason: {
    off: 'With this card in hand {hand} the rest cannot be shared out any more.',
    named: {
      1: 'It belongs to the lowest hand of all: 1 2 8 15 22.',
      10: 'It belongs to the highest hand of all: 46 47 48 49 and the Cheater.',
    },
    kind: {
      1: 'Hand 1 wants two of one colour and three of three others.',
      2: 'Hand 2 wants two pairs of colours and an odd card; what lies can stay.',
      3: 'Hand 3 wants five colours, and this is one of them.',
      4: 'Hand 4 wants three of one colour and two odd ones.',
      5: 'Hand 5 wants three of one colour and two of another, not in sequence.',
      6: 'Hand 6 wants four of one colour and one stranger.',
      7: 'Hand 7 wants five of one colour that do not follow each other.',
      8: 'Hand 8 wants five in sequence over a border of colours, three and two.',
      9: 'Hand 9 wants five in sequence over a border of colours, four and one.',
      10: 'Hand 10 wants five in sequence of one colour.',
    },
  },
  result: { done: 'Ten hands, one of each rank: the whole pack is shared out.' },
  pad,
  demo: {
    title: 'One way of many',
    10: 'The highest hand is named on the sheet: 46 to 49 and the Cheater.',
    1: 'So is the lowest: a pair of reds and the lowest odd cards, 1 2 8 15 22.',
    9: 'Now the runs that cross a border. Four greens and the first blue make the four straight.',
    8: 'Two blues and three indigos make the full straight: 34 to 38.',
    7: 'Five yellows that do not all follow each other make the flush: with the 15 gone, 16 to 19 and the 21.',
    6: 'Four indigos and a violet for four of a colour.',
    5: 'Two oranges and three blues: a full hand, and not in sequence.',
    4: 'Three of the reds that are left, and two odd cards.',
    3: 'Five different colours make the rainbow.',
    2: 'What is left are two reds, two oranges and a green: two pair. Ten hands, and no card over.',
  },
  lesson: {
    border: {
      title: 'Over the border',
      tell: 'Hand 9, the fourth rack at the right, holds 25 to 28, all green. It wants five in sequence, four of one colour and one of the next. Which card is wanted? Touch it, then the rack.',
      done: 'The clasp shuts. Hands 8 and 9 must each lie over a border of two colours, and there are not many: place them first.',
      other: 'The next number after 28 is the {card}, the first of the blues.',
    },
    wrong: {
      title: 'Too good',
      tell: 'Hand 7, the second rack at the right, is to be a flush: five of a colour that are not in sequence. 16 to 20 are in sequence: a straight flush, and that is hand 10. Put the {card} back: touch it, then its place in the tray.',
      done: 'A hand has the best rank that it can be called, so a better hand is a wrong one here.',
      other: 'Touch the {card} in the rack, then its empty place in the yellow row.',
    },
    last: {
      title: 'The tenth clasp',
      tell: 'Nine hands are right and one card is left. Put the {card} where it belongs.',
      done: 'Ten clasps. There are more than three hundred thousand million ways; yours need not be this one.',
      other: 'Only hand 2, the second rack at the left, has room.',
    },
  },
}
