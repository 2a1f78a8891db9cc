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

export const pad = byHand((hand, name) => `${hand} ${name}`)

export const move = {
  card: { ...byHand((hand, name) => `Put the {card} into hand ${hand}, ${name}`), off: 'Put the {card} back' },
  cheater: {
    ...byHand((hand, name) => `Put the Cheater into hand ${hand}, ${name}`),
    off: 'Put the Cheater back',
  },
}

export const filled = {
  right: byHand((_, name) => `Hand {hand} shuts with a clasp: ${name}.`),
  wrong: byHand((_, __, makes) => `Hand {hand} is ${makes}; that is not what is wanted there.`),
}
