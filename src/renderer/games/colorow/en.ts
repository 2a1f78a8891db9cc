import { colouredCardNames } from '../layout/coloured-card-names'
import type { ColorowReasonKey } from '../../../bots/reasons/colorow'

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
const events = {
  dealt: {
    you: 'Deal {deal}: your cards are {cards}. The stock holds {stock}.',
    they: 'Deal {deal}. The stock holds {stock}.',
  },
  centre: 'The {card} is turned up: {colour}, on square {square}.',
  laid: {
    you: 'You lay the {card}, {colour}, on square {square}.',
    they: '{name} lays the {card}, {colour}, on square {square}.',
  },
  'row-completed': 'The row {row}: {points} points.',
  'row-connecting': 'Joined to it, the row {row}: {points} more.',
  scored: { you: 'One point to you. | {n} points to you.', they: 'One point to {name}. | {n} points to {name}.' },
  claimed: {
    you: 'You claim one point. | You claim {n} points.',
    they: '{name} claims one point. | {name} claims {n} points.',
  },
  silent: { you: 'You claim nothing.', they: '{name} claims nothing.' },
  'too-high': {
    you: 'You dispute the count, and rightly: {claimed} claimed, {due} due.',
    they: '{name} disputes the count, and rightly: {claimed} claimed, {due} due.',
  },
  stands: {
    you: 'You dispute the count, but it stands: {claimed} claimed, {due} due.',
    they: '{name} disputes the count, but it stands: {claimed} claimed, {due} due.',
  },
  forfeited: {
    you: 'The count was too high: one point is taken from you. | The count was too high: {n} points are taken from you.',
    they: 'The count was too high: one point is taken from {name}. | The count was too high: {n} points are taken from {name}.',
  },
  'lost-dispute': {
    you: 'Disputing without cause costs you one point. | Disputing without cause costs you {n} points.',
    they: 'Disputing without cause costs {name} one point. | Disputing without cause costs {name} {n} points.',
  },
  accepted: { you: 'You let the last count stand.', they: '{name} lets the last count stand.' },
  ended: 'The board is full, and the game is over.',
}

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  row: {
    title: 'Three of a colour on a line',
    tell: 'Numbers mean nothing here; only colours do. Every card may go on any free square. Your red cards lie on 1 and 2. A third one on the same straight line makes a row. Lay the 3 on square 3.',
    done: 'A row of three counts three points.',
    other: 'Lay the 3 on square 3, beside the two red cards.',
  },
  longer: {
    title: 'A longer row pays in full again',
    tell: 'Gaps do not matter. Lay the 4 at the other end of that line, on square 7: it makes one row of four, 1-2-3-7, and all four cards count.',
    done: 'Four points, though three of the cards had been paid before.',
    other: 'That may be good too. But lay the 4 on square 7 and see.',
  },
  joined: {
    title: 'Rows that share a card',
    tell: 'The 5 in the middle is red as well. Lay the 6 on square 43: with 7 and 25 it makes a diagonal row of three. Its card on 7 stands in the row 1-2-3-7 too, and so that row is paid again.',
    done: 'Three for the new row and four for the row joined to it: seven points.',
    other: 'Look along the slant from 7 over 25 to 43: there lies your row.',
  },
  crossing: {
    title: 'In the middle of everything',
    tell: 'Lay the 7 on square 9, between 1 and 25. The new row 1-9-25 touches the row along the top by its 1, and the other slant by its 25.',
    done: 'Three, and four, and three: ten points for one card. That is how Colorow is won.',
    other: 'It may be done, but square 9 brings ten. Lay the 7 there.',
  },
  claim: {
    title: 'The strict game: say what it counts',
    tell: 'With the strict referee nobody counts for you. You have laid the third red card on 1-2-3. Claim your points before the next card is played; too few are lost, and too many can be disputed. Claim 3.',
    done: 'Right. A count that is too high costs the surplus and five points more.',
    other: 'The row 1-2-3 counts three, no more and no less. Claim 3.',
  },
}

/** English messages of Colorow, under its id. Cards and squares are numbers, a row is its squares, `1-2-3-7`. */
export default {
  title: 'Colorow',
  options: {
    referee: {
      label: 'Referee',
      automatic: 'The table counts',
      'automatic-note': 'Every play is credited at once with all that it is due.',
      strict: 'Strict, as printed',
      'strict-note': 'Claim what your play is due. Too little is lost; too much can be disputed and costs five more.',
    },
    connecting: {
      label: 'Rows that are joined',
      direct: 'Those that share a card with a completed row',
      'direct-note': 'A row further off is not paid.',
      chain: 'All that hang together',
      'chain-note': 'Also rows joined to joined rows, and so on.',
    },
    lastDeal: {
      label: 'The last deal',
      balanced: 'One large deal',
      'balanced-note': 'With 3 or 4 players the last few cards go out with the last five.',
      short: 'A short one',
      'short-note': 'Always five each, and what is left in the end.',
    },
    disputeCost: {
      label: 'Price of a wrong dispute',
      note: 'Strict referee only: points lost by whoever disputes a count that was not too high.',
    },
  },
  state: {
    deal: 'Deal',
    dealer: 'Dealer',
    turn: 'To play',
    phase: 'Phase',
    board: 'Board',
    hands: 'Hands',
    stock: 'Stock',
    lastPlay: 'Last play',
    disputable: 'May be disputed',
    seat: 'by',
    card: 'card',
    square: 'on square',
    due: 'due',
    completed: 'completed rows',
    connecting: 'rows joined to them',
    claimed: 'claimed',
    disputedBy: 'disputed by',
  },
  touch: { hand: 'The {what} in your hand' },
  card: { ...colouredCardNames, play: 'a card is to be played', claim: 'a claim is to be made', over: 'over' },
  event: events,
  verb: { accept: 'Agree', dispute: 'Dispute' },
  move: {
    lay: 'Lay the {card} ({colour}) on square {square}',
    'lay-points':
      'Lay the {card} ({colour}) on square {square}: one point | Lay the {card} ({colour}) on square {square}: {n} points',
    silence: 'Claim nothing',
    claim: 'Claim one point | Claim {n} points',
    dispute: 'Dispute the count',
    accept: 'Let the count stand',
  },
  prompt: {
    over: 'The board is full. Whoever has most points has won.',
    deal: 'The cards are being dealt.',
    wait: '{seat} is on.',
    play: 'Lay a card on the last free square. | Lay a card on any of the {n} free squares: three of a colour on a line make a row.',
    'play-strict': 'Lay a card on the last free square. | Lay a card on any free square, and then say what it is due.',
    claim: 'Claim what your play is due, before the next card. Nothing is claimed by silence.',
    'play-or-dispute':
      'One point was claimed. Lay a card, or dispute the count. | {n} points were claimed. Lay a card, or dispute the count.',
    dispute: 'One point was claimed. You may dispute it. | {n} points were claimed. You may dispute the count.',
    'accept-or-dispute':
      'One point was claimed with the last card. Let it stand or dispute it. | {n} points were claimed with the last card. Let them stand or dispute the count.',
  },
  progress: 'deal {deal} of {of}',
  pad: { deal: 'Cards in hand, deal {deal}', last: 'Last play: {card} on {square}' },
  count: {
    completed: 'The {card} on {square} finished the row {row}.',
    connecting: 'The row {row} is joined to it.',
  },
  reason: {
    'completes-row': 'A {colour} row: {points} points.',
    'completes-rows': '{n} {colour} rows at one stroke: {points} points.',
    'joins-rows':
      'A {colour} row, and one more that is joined to it: {points} points. | A {colour} row, and {n} more that are joined to it: {points} points.',
    blocks: 'It takes the square where the next {colour} card would earn {points}.',
    prepares: 'It puts {colour} cards on a line for your own {card}, worth {points} there.',
    'opens-nothing': 'It leaves nothing to be had in {colour}.',
    'all-out': 'Nobody else has a {colour} card any more.',
    'least-harm': 'Nothing is to be had, and this leaves others no more than {points} in its colour.',
    'claims-due': 'The play is due one point. | The play is due {n} points.',
    'claims-nothing': 'The play completes no row.',
    disputes: 'Claimed: {claimed}. No more than {due} may be.',
    accepts: 'The last count is right.',
  } satisfies Readonly<Record<ColorowReasonKey, string>>,
  lesson,
}
