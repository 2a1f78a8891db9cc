import { colouredCardNames } from '../../layout/coloured-card-names'
import { fields, nothingTaken, prompts } from '../../casino/messages/en'
import { places } from '../../casino/messages/en-places'
import { REASONS } from '../words'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English messages of Chicago-Casino. A build is named by its highest card. */
export const en = {
  title: 'Chicago-Casino',
  options: {
    cheater: {
      label: 'Play with the Cheater',
      note: 'A fiftieth card that takes any one colour.',
      true: 'Yes',
      false: 'No',
    },
    target: {
      label: 'Points to play for',
      note: 'Rounds are played until somebody has so many and leads alone. At 0 one round is the game.',
      '0-note': 'One round is the game.',
    },
  },
  event: events,
  move: {
    trail: 'Trail the {card}',
    'trail-cheater': 'Trail the Cheater',
    take: 'Take {what} with the {card}',
    'take-build': 'Take the build of the {tops} with the {card} | Take the builds of {tops} with the {card}',
    'take-both':
      'Take {what} and the build of the {tops} with the {card} | Take {what} and the builds of {tops} with the {card}',
    'take-cheater': 'Take {what} with the Cheater',
    'take-build-cheater': 'Take the build of the {tops} with the Cheater | Take the builds of {tops} with the Cheater',
    'take-both-cheater':
      'Take {what} and the build of the {tops} with the Cheater | Take {what} and the builds of {tops} with the Cheater',
    build: 'Build: the {card} on {what}',
    'build-build': 'Rebuild the build of the {tops} with the {card}',
    'build-both': 'Rebuild the build of the {tops} with the {card}, and add {what}',
  },
  prompt: {
    ...prompts,
    over: 'The game is over.',
    take: 'Play a card: {cards} can take lower ones of their colour. Touch it and what it takes, or lay a card on the bare table.',
    'take-riders':
      'Play a card: {cards} can take lower ones of their colour, and {riders} may ride along with any taking.',
    none: nothingTaken,
  },
  pad: {
    taken: 'Cards taken',
    scoring: 'Scoring cards',
    cards: 'Most cards',
    round: 'Round {round}',
    'so-far-cards': 'Cards so far',
    'so-far-scoring': 'Scoring cards so far',
  },
  running: { cards: '{n} won', scoring: '{n} scoring' },
  'running-words': {
    cards: 'one card won | {n} cards won',
    scoring: 'one scoring card | {n} scoring cards',
  },
  count: {
    card: 'The {card}',
    scoring: 'Scoring cards',
    cards: 'Most cards, {count} of them',
  },
  state: {
    ...fields,
    table: 'Loose on the table',
    builds: 'Builds',
    colour: 'colour',
    by: 'built by',
    lastCapture: 'Took last',
  },
  card: {
    ...colouredCardNames,
    ...places,
    C: 'the Cheater',
    ...Object.fromEntries(Array.from({ length: 49 }, (_, i) => [`B${i + 1}`, `the build of the ${i + 1}`])),
  },
  reason: REASONS,
  lesson,
}
