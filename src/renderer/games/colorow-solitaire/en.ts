import { colouredCardNames } from '../layout/coloured-card-names'

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  row: {
    title: 'Three of a colour on a line',
    tell: 'Only colours count here, never the numbers. Red lies on 4 and 10, on a diagonal. Put the 3 on square 22, on the same slant: the gap at 16 does no harm. Touch the card, then the square.',
    done: 'A row of three counts three.',
    other: 'That is allowed, but lay the 3 on square 22 for now.',
  },
  crossing: {
    title: 'Where rows cross',
    tell: 'Red counts six: the diagonal 4-10-22 and the column 4-18-25 share the card on 4. Put the 6 on square 26. It makes two rows at one stroke, 10-18-26 on a diagonal and 22-25-26 across.',
    done: 'Twelve, with six cards. Cards that stand in several rows at once are what it takes.',
    other: 'That may do something too. But see what square 26 does.',
  },
  shape: {
    title: 'Fifteen',
    tell: 'No colour can count more than fifteen. Six red cards lie on 1, 2, 3, 9, 15 and 16. They make three rows. Lay the 7 on 17: across it ends 15-16-17, and on a diagonal 1-9-17.',
    done: 'Five rows of three with seven cards: that is the best there is.',
    other: 'Square 17 is the corner that is missing.',
  },
  change: {
    title: 'Cards that change places',
    tell: 'An orange card lies where red wants to be. Touch the red 3 on square 10, then the 8 on square 3: they change places. A card can also be put back into the tray.',
    done: 'Nothing is ever fixed until you say that you have finished.',
    other: 'Change the cards on 3 and 10 with each other.',
  },
}

/** English messages of Colorow Solitaire, under its id. Cards and squares are numbers, a row is its squares. */
export default {
  title: 'Colorow Solitaire',
  options: {
    mode: {
      label: 'How it is played',
      free: 'All cards at hand',
      'free-note': 'Lay, exchange and take back at will until you are content.',
      dealt: 'Five at a time',
      'dealt-note': 'As in Colorow: five cards from the pack, and what lies, lies.',
    },
    target: { label: 'Count to reach', note: 'A hundred is the most that anybody can make.' },
  },
  touch: { hand: 'The {what} in your hand' },
  card: colouredCardNames,
  state: {
    board: 'Board',
    tray: 'Tray',
    hand: 'Hand',
    stock: 'Stock',
    byColour: 'Count of each colour',
    score: 'Count',
    solved: 'Reached',
  },
  event: {
    placed: {
      you: 'You lay the {card}, {colour}, on square {square}.',
      they: '{name} lays the {card}, {colour}, on square {square}.',
    },
    replaced: {
      you: 'You lay the {card}, {colour}, on square {square}; the {other} goes back to the tray.',
      they: '{name} lays the {card}, {colour}, on square {square}; the {other} goes back to the tray.',
    },
    changed: {
      you: 'You put the {card}, {colour}, on square {square}, and the {other} in its place.',
      they: '{name} puts the {card}, {colour}, on square {square}, and the {other} in its place.',
    },
    lifted: {
      you: 'You take the {card} off square {square}.',
      they: '{name} takes the {card} off square {square}.',
    },
    dealt:
      'Your hand is {cards}. No card is left. | Your hand is {cards}. One card is left. | Your hand is {cards}. {n} cards are left.',
    centre: 'The {card} is turned up on square {square}.',
    more: 'The {colour} cards now count {now}; {score} in all.',
    less: 'The {colour} cards count only {now} now; {score} in all.',
    solved: 'It counts {score}. That was wanted!',
    ended: 'It counts {score}.',
  },
  verb: { done: 'Finish' },
  move: {
    lay: 'Lay the {card} ({colour}) on square {square}',
    move: 'Move the {card} ({colour}) to square {square}',
    replace: 'Lay the {card} ({colour}) on square {square}, in place of the {other}',
    change: 'Put the {card} ({colour}) on square {square} and the {other} in its place',
    off: 'Put the {card} ({colour}) back into the tray',
    done: 'It is finished',
  },
  prompt: {
    over: 'It counts {score}; {target} was wanted.',
    deal: 'The cards are being dealt.',
    watch: 'It counts {score}; {target} is wanted.',
    fresh: 'Lay the seven colours so that their rows count {target}. Take any card.',
    lay: 'It counts {score}, and {target} is wanted. One card is left in the tray. | It counts {score}, and {target} is wanted. {n} cards are left in the tray.',
    full: 'All cards lie and count {score}; {target} is wanted. Exchange cards, or say that it is finished.',
    reached: 'All cards lie and count {score}: that is enough. Say that it is finished, or go on.',
    dealt:
      'It counts {score}, and {target} is wanted. Lay your last card of this hand on any free square. | It counts {score}, and {target} is wanted. Lay one of your {n} cards on any free square.',
  },
  result: {
    hundred: 'A hundred! Nobody ever made more, and nobody can.',
    reached: 'It counts {score}, and that was wanted.',
    short: 'It counts {score}, one short. | It counts {score}, {n} short.',
  },
  pad: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    indigo: 'Indigo',
    violet: 'Violet',
    laid: 'Cards on the board',
    target: 'Wanted',
    total: 'Points',
  },
  count: {
    red: 'Red {row}',
    orange: 'Orange {row}',
    yellow: 'Yellow {row}',
    green: 'Green {row}',
    blue: 'Blue {row}',
    indigo: 'Indigo {row}',
    violet: 'Violet {row}',
  },
  reason: {
    gains:
      'One point more: the {colour} cards then count {counts}. | {n} points more: the {colour} cards then count {counts}.',
    costs:
      'It costs a point now, to make room for something better. | It costs {n} points now, to make room for something better.',
    clears: 'It costs nothing and clears a square that another colour can use.',
    builds:
      'It is the first {colour} card. Nothing counts yet. | It changes no count yet; then {n} {colour} cards lie on the board.',
    done: 'All cards lie, and they count {score}.',
  },
  demo: {
    title: 'A hundred, the most there is',
    first: 'The first {colour} card. When its colour lies, it will count {counts}.',
    next: 'Card {n} of the seven.',
    last: 'All seven {colour} cards lie, and they count {counts}.',
    done: 'Five colours of fifteen, one of thirteen and one of twelve: a hundred. Seven arrangements reach it, if turned and mirrored ones are taken for the same, and none goes beyond.',
  },
  lesson,
}
