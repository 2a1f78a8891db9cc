import { colouredCardNames } from '../layout/coloured-card-names'
import {
  fields,
  nothingTaken,
  onHandMessages,
  steps,
  prompts,
  places,
  dealtMessages,
  captureMessages,
  trailedMessages,
} from '../casino/messages/en'
import type { ChicagoReasonKey } from '../../../bots/reasons/chicago-casino'

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  take: {
    title: 'Higher takes lower',
    tell: 'Seven colours of seven cards: 1-7 red, 8-14 orange, 15-21 yellow, 22-28 green, 29-35 blue, 36-42 indigo, 43-49 violet. A card takes lower cards of its own colour. Your 33 takes the 30. Touch it, then the 30.',
    done: 'The 30 is worth six points: a fifth of its number. Every five and ten scores so, from the 5 with one to the 45 with nine.',
    other: 'Look at the blues: your 33 lies above the 30.',
  },
  several: {
    title: 'As many as you like',
    tell: 'One card may take all lower cards of its colour at once. Your 48 takes the 43 and the 45. Touch both.',
    done: 'The 45 is the best card of the pack. Only 46, 47, 48 and 49 can ever take it.',
    other: 'Take both violets with your 48.',
  },
  drones: {
    title: 'Drones ride along',
    tell: 'The top card of each colour, 7, 14, 21 and so on, is a drone: nothing can outrank it. But it rides along with any taking of any colour, and your 33 is taking the 30. Take the 14 and the 35 along.',
    done: 'Four cards, and 35 is worth seven. A drone alone is no taking: something else must be taken with it.',
    other: 'Leave no drone behind: touch 14, 30 and 35.',
  },
  trail: {
    title: 'Trailing',
    tell: 'Nothing in your hand takes anything. Lay a card loose on the table: carry it to the bare table. Not the 40, which scores eight, and no high violet: lay one that scores nothing and that costs you least.',
    done: 'Whatever lies there goes to whoever has a higher card of its colour.',
    other: 'It is allowed, but keep the 40 and the 46. Trail the 3 or the 12.',
  },
  build: {
    title: 'Building',
    tell: 'Lay a card on others of its colour, and they become one build. You must hold a card that is higher than all of it. You have the 27: lay the 23 on the 25. Touch 23, 25, and the ticket that says so.',
    done: 'Now only a green above 25 takes it, and you hold the 27. But so does anybody with the 26 or the 28.',
    other: 'Keep the 27, and lay the 23 on the 25.',
  },
  rebuild: {
    title: 'Rebuilding',
    tell: 'Your opponent has built up to 25. With the 26 you may lift it, since you still hold the 28 above it. Touch 26, the build, and the ticket.',
    done: 'The 27 in the other hand takes it still, for now. The 28 is the top of its colour: that one is safe to wait with.',
    other: 'It may be taken at once, too. But this time lift it with the 26.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'In games with the Cheater, C, it outranks every card, and takes cards of any one colour, whichever its player likes, drones besides. Take the 45, the 47 and the drone 14.',
    done: 'Nobody can outrank the Cheater. Once it lies on the table, it rides along like a drone.',
    other: 'The Cheater can take both violets and the 14.',
  },
}

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: dealtMessages('table'),
  odd: 'The odd card is turned up: {cards}. | The odd cards are turned up: {cards}.',
  trailed: trailedMessages('the {card}'),
  'trailed-cheater': trailedMessages('the Cheater'),
  ...takings('took', '.'),
  ...takings('scored', ', worth {points}.'),
  built: { you: 'You build with the {card}: {cards}.', they: '{name} builds with the {card}: {cards}.' },
  rebuilt: {
    you: 'You lift the build of {owner} to {top}.',
    they: '{name} lifts the build of {owner} to {top}.',
  },
  swept: {
    you: 'The last trick was yours, and the last card on the table with it. | The last trick was yours, and the {n} cards left on the table with it.',
    they: 'The last trick was {name}’s, who gathers the last card. | The last trick was {name}’s, who gathers the {n} cards that are left.',
  },
  counted: 'Round {round} is counted: most cards {cards}.',
  'counted-level': 'Round {round} is counted: nobody alone has most cards, and nobody scores for them.',
  'ended-round': 'The round is over, and so is the game.',
  'ended-target': 'The points played for are reached, and the game is over.',
}

/** English messages of the reasons for hints. */
const reasons: Readonly<Record<ChicagoReasonKey, string>> = {
  'takes-best': 'Takes the {card}, worth {points}.',
  secures: 'Brings your own {card} home: {points} points.',
  'takes-their-build': 'Takes the build of {by}: {cards} cards.',
  'takes-own-build': 'Collects your build: {cards} cards.',
  'takes-riders': '{riders} of the cards ride along: {cards} in all.',
  'takes-points': 'Takes cards that score {points}.',
  'takes-last': 'Whoever takes last gets the rest of the table too: {rest} more.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  rebuilds: 'Lifts the build of {by}; your {with} can take it.',
  builds: 'Stacks {cards} pieces for your {with} to take.',
  'trails-safe': 'No higher card of its colour is out: {card} is safe for now.',
  'trails-for': 'Trails {card} for your {with} to take next.',
  'trails-nothing-fits': 'Nothing in your hand takes anything, and {card} gives least away.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}

/** English messages of Chicago-Casino. A build is named by its highest card. */
export default {
  title: 'Chicago-Casino',
  options: {
    cheater: {
      label: 'Play with the Cheater',
      note: 'A fiftieth card that takes any one colour.',
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
  step: steps,
  onHand: onHandMessages(
    'Touch a card, and then what it takes: {cards} can take lower ones of their colour. Or lay one on the table.',
  ),
  prompt: {
    ...prompts,
    over: 'The game is over.',
    take: 'Play a card: {cards} can take lower ones of their colour. Touch it and what it takes, or trail a card: touch it and the bare table.',
    'take-riders':
      'Play a card: {cards} can take lower ones of their colour. With them {riders} may be taken too, of whatever colour.',
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
  running: { cards: 'none taken | {n} taken | {n} taken', scoring: '{n} scoring' },
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
  touch: { hand: 'The {what} in your hand', 'hand:C': 'The Cheater in your hand' },
  card: {
    ...colouredCardNames,
    ...places,
    C: 'the Cheater',
    ...Object.fromEntries(Array.from({ length: 49 }, (_, i) => [`B${i + 1}`, `the build of the ${i + 1}`])),
  },
  reason: reasons,
  lesson,
}

/** Returns the messages of captures of loose cards, builds or both, by a number or the Cheater. */
function takings(kind: string, after: string) {
  const by = (card: string, who: string) => {
    const builds = 'the build of {tops}'
    return {
      [`${kind}${who}`]: captureMessages('{what}', card, after),
      [`${kind}-build${who}`]: captureMessages(builds, card, after),
      [`${kind}-both${who}`]: captureMessages(`{what} and ${builds}`, card, after),
    }
  }
  return { ...by('the {card}', ''), ...by('the Cheater', '-cheater') }
}
