import { colouredCardNames } from '../../layout/coloured-card-names'
import type { ColorowReasonKey } from '../../../../bots/reasons/colorow'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English messages of Colorow, under its id. Cards and squares are numbers, a row is its squares, `1-2-3-7`. */
export const en = {
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
    disputes: '{claimed} were claimed, and only {due} are due.',
    accepts: 'The last count is right.',
  } satisfies Readonly<Record<ColorowReasonKey, string>>,
  lesson,
}
