import { colouredCardNames } from '../layout/coloured-card-names'

/** English messages of Suite Assembling Solitaire, under its id. Cards and piles are numbers. */
export default {
  title: 'Suite Assembling Solitaire',
  options: {
    passes: {
      label: 'Times through the pack',
      note: '0 means as often as you like. Once only is a hard game.',
    },
    packCards: {
      label: 'Cards of the pack that may be played',
      heap: 'The top of the heap, then the one under it',
      'heap-note': 'When the top card is played, the next one may be: back into earlier lots.',
      lot: 'The top of the last three, then the one under it',
      'lot-note': 'As before, but only down to the end of the last lot.',
      any: 'Any of the last three',
      'any-note': 'Each card left of the last lot may be tried: the easiest game.',
    },
  },
  touch: { hand: 'The {what} on the heap' },
  card: colouredCardNames,
  state: {
    piles: 'Piles',
    down: 'face down',
    up: 'face up',
    foundations: 'Cards up by colour, red to violet',
    stock: 'The pack',
    heap: 'The heap',
    lot: 'Cards of the last lot on the heap',
    available: 'Cards of the pack that may be played',
    pass: 'Time through the pack',
    solved: 'Solved',
  },
  verb: { deal: 'Deal' },
  move: {
    deal: 'Deal the last card of the pack | Deal the last two cards of the pack | Deal three cards',
    'deal-again': 'Turn the heap over and deal again: time {pass} through the pack',
    up: 'Send the {card} up',
    'up-pack': 'Send the {card} up from the heap',
    'run-onto':
      'Move the {card} onto the {next} of pile {pile} | Move the run of {n} from the {card} onto the {next} of pile {pile}',
    'run-space':
      'Move the {card} to the space of pile {pile} | Move the run of {n} from the {card} to the space of pile {pile}',
    'pack-onto': 'Lay the {card} from the heap onto the {next} of pile {pile}',
    'pack-space': 'Lay the {card} from the heap in the space of pile {pile}',
  },
  event: {
    dealt: 'Seven piles are dealt. {stock} cards are left in the pack.',
    turnedOver: 'The heap is turned over: time {pass} through the pack.',
    lot: 'One card is dealt. | Two cards are dealt. | Three cards are dealt.',
    moved: {
      you: 'The {card} goes to pile {pile}. | The run of {n} from the {card} goes to pile {pile}.',
      they: '{name} moves the {card} to pile {pile}. | {name} moves the run of {n} from the {card} to pile {pile}.',
    },
    'moved-pack': {
      you: 'The {card} goes from the heap to pile {pile}.',
      they: '{name} lays the {card} from the heap on pile {pile}.',
    },
    up: { you: 'The {card} goes up.', they: '{name} sends the {card} up.' },
    'up-itself': 'The {card} begins its colour.',
    turned: 'The {card} is turned up on pile {pile}.',
    space: 'Pile {pile} is used up: a space.',
    suite: {
      red: 'Red is complete.',
      orange: 'Orange is complete.',
      yellow: 'Yellow is complete.',
      green: 'Green is complete.',
      blue: 'Blue is complete.',
      indigo: 'Indigo is complete.',
      violet: 'Violet is complete.',
    },
    open: 'The {cards} may be played. | One of {cards} may be played.',
    ended: {
      solved: 'All forty-nine are up!',
      blocked:
        'Nothing more can be played, now or later. One card is up. | Nothing more can be played, now or later. {score} cards are up.',
    },
  },
  prompt: {
    deal: 'The piles are being dealt.',
    play: 'Touch a run and the card one higher, or a card that can go up. The pack deals three at a time; left in it: {n}.',
    again: 'The pack is used up. Play on, or touch its place to turn the heap over.',
    space: 'There is a space: a run with a card to turn under it may fill it, or a card of the pack.',
    watch: 'Cards up: {up}; time {pass} through the pack.',
    solved: 'All {up} cards are up.',
    blocked:
      'No card can be played any more, now or later. | No card can be played any more, now or later: one is up. | No card can be played any more, now or later: {up} are up.',
  },
  reason: {
    up: 'The {card} follows on its colour. From a pile that never does harm.',
    'up-pack': 'The {card} follows on its colour, and what lies under it comes to the top.',
    turns:
      'It turns up the last hidden card of pile {from}. | It turns up the last hidden card of pile {from}. | It turns up one of the {n} hidden cards of pile {from}.',
    'makes-space': 'Pile {from} becomes a space, to be filled as you like.',
    joins: 'The {card} fits on the {next} only; there it is out of the way and can be had again.',
    fills: 'The {card} may wait in the space for its turn.',
    deal: 'Nothing better offers among the open cards: see the next. | Nothing better offers among the open cards: see the next. | Nothing better offers among the open cards: see the next three.',
    'deal-again': 'The same cards come again in the same order, but those that were played leave others on top.',
  },
  result: {
    done: 'All forty-nine cards are up, in time {pass} through the pack.',
    blocked: 'Blocked: no card is up | Blocked with one card up | Blocked with {up} cards up',
  },
  pad: {
    red: 'Red, from 1',
    orange: 'Orange, from 8',
    yellow: 'Yellow, from 15',
    green: 'Green, from 22',
    blue: 'Blue, from 29',
    indigo: 'Indigo, from 36',
    violet: 'Violet, from 43',
    pass: 'Time through the pack',
    pack: 'Pack and heap',
    total: 'Cards up',
  },
  demo: {
    title: 'A deal that comes out',
    onto: 'The {card} goes on the {next}, and the card that it covered is turned up. Every card fits on one card only.',
    up: 'The {card} follows on its colour. From a pile it may always go up.',
    deal: 'No more plays. Three cards are dealt, and the third of them lies on top.',
    pack: 'The {card} comes from the heap; now the card under it may be played.',
    hold: 'The {card} fills a space: this is where the game is won or lost.',
    again: 'The pack is used up and turned over. The cards come in the same order, less those that were played.',
    suite: 'One colour after another is finished now.',
    last: 'All forty-nine are up. About two deals in three can be brought so far, if one could see through the backs.',
  },
  lesson: {
    onto: {
      title: 'One card fits on one',
      tell: 'The {card} lies open, and so does the {next}. A card may go on the next higher number, colours aside. Touch the {card}, then the {next}.',
      done: 'The {card} lies on the {next}, and the card that it covered was turned up.',
      other: 'That can be done, but first lay the {card} on the {next}.',
    },
    space: {
      title: 'A space',
      tell: 'Pile 2 is a single card, the {card}, and the {next} lies open. Move the {card}: the pile will be a space.',
      done: 'A space is precious. Think before you fill it.',
      other: 'Touch the {card}, then the {next}.',
    },
    fill: {
      title: 'Filling a space',
      tell: 'A run may go to a space if a hidden card lies under it, which is then turned up. Touch the {card}, then the space.',
      done: 'The next hidden card is open. A card of the pack could have filled the space too.',
      other: 'Touch the {card}, then the empty place of pile 2.',
    },
    deal: {
      title: 'The pack',
      tell: 'When the open cards give nothing more, touch the pack. Three cards go to the heap at a time, and its top card may be played.',
      done: 'The lowest card of each colour goes up by itself when it appears. The others go up when you send them: touch the card, then a foundation.',
      other: 'Touch the pack.',
    },
  },
}
