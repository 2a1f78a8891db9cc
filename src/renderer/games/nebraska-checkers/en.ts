import type { NebraskaReasonKey } from '../../../bots/reasons/nebraska-checkers'

/** Messages of events, for the log and for speech. `you` addresses the player who acted or lost, `they` the others. */
const events = {
  stepped: { you: 'You push a man from {from} to {to}.', they: '{name} pushes a man from {from} to {to}.' },
  jumped: {
    you: 'You jump from {from} over {over} to {to}.',
    they: '{name} jumps from {from} over {over} to {to}.',
  },
  crowned: { you: 'Crown him! You have a king on {square}.', they: 'Crown him! {name} has a king on {square}.' },
  taken: { you: 'Your man on {square} is lifted off.', they: 'A man of {name} is lifted off {square}.' },
  'taken-king': { you: 'Your king on {square} is lifted off.', they: 'A king of {name} is lifted off {square}.' },
  'must-jump': {
    you: 'You must jump, from {squares}. | You must jump: the men on {squares} can.',
    they: '{name} must jump, from {squares}. | {name} must jump, with one of the men on {squares}.',
  },
  barred: {
    you: 'To and fro twice already: {from} to {to} is barred to you now.',
    they: 'To and fro twice already: {from} to {to} is barred to {name} now.',
  },
  'ended-no-men': {
    you: 'The last man is off the board. The game is yours!',
    lost: 'Your last man is off the board. The game is lost.',
    they: 'The last man is off the board, and {name} has won.',
  },
  'ended-blocked': {
    you: 'The other side cannot move any more. The game is yours!',
    lost: 'You cannot move any more. The game is lost.',
    they: 'There is no move left against {name}, who has won.',
  },
  'ended-quiet': 'Nothing taken and no man pushed for too long: the game is drawn.',
}

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  forward: {
    title: 'One square, diagonally forward',
    tell: 'You have the red men. Only the odd numbers are played on, and every step goes diagonally: one square, towards the far edge. Push the man on 39 to 31.',
    done: 'That is a step. A plain man never turns back.',
    other: 'That is a step as good as any. But try the man on 39: to 31.',
  },
  must: {
    title: 'Jump if you can',
    tell: 'A black man stands on 25, right before your man on 31, and 19 behind him is free. Whoever can jump must jump: every other move is barred. Jump from 31 to 19.',
    done: 'The man on 25 is off the board. Black will surely jump in return, and will have to.',
    other: 'There is only one move here: from 31 over 25 to 19.',
  },
  on: {
    title: 'And go on if you can',
    tell: 'Jump from 31 over 25 to 19. From there the same man can jump again, over 11 to 3, so he must. Touch 31, then 19, then 3.',
    done: 'Two men in one move, and 3 lies in the far row: a second man is set on top of yours. He is a king.',
    other: 'One jump leads to the next: 31, then 19, then 3.',
  },
  offer: {
    title: 'Give one, take two',
    tell: 'The duty to jump is a weapon. Push your man from 31 to 25, right before the black man on 19. Black must jump him and comes down on 31. Then your man on 37 jumps over 31 to 25 and goes on over 17 to 9.',
    done: 'One man given, two taken. Black has no other answer.',
    other: 'A quiet move. But there are two men to be had: offer the one on 31 by pushing him to 25.',
  },
  king: {
    title: 'The king turns back',
    tell: 'Your man on 5 is a king: two men, one upon the other. He steps one square like everybody, but back as well as forward. Walk him from 5 to 13.',
    done: 'Forward or back, jumps too. A king can still be taken like any man.',
    other: 'Your other men may move as well. But show us the king: from 5 to 13.',
  },
  bar: {
    title: 'Not a third time',
    tell: 'This king has gone from 13 to 5 and back, and once more. That will do: 13 to 5 is barred to him now. Send him elsewhere, to 7, 19 or 21.',
    done: 'Any other move between, and the count begins anew. The bar keeps games from going on for ever.',
    other: 'That is allowed too: only 13 to 5 is barred. But move the king, to 7, 19 or 21.',
  },
}

/** English messages of Nebraska-Checkers, under its id. Squares are numbers, `name` is a player's name. */
export default {
  title: 'Nebraska-Checkers',
  options: {
    repeatRule: {
      label: 'Bar on repeating',
      note: 'A man who has gone to and fro twice may not set out a third time.',
    },
    crownEndsJump: {
      label: 'The crown ends a jump',
      note: 'Otherwise a man who jumps into the far row is a king at once and must jump on if he can.',
    },
    takeMost: {
      label: 'The fullest jump only',
      note: 'Of several jumps only those may be chosen that take the most men.',
    },
    quietLimit: {
      label: 'Quiet moves to a draw',
      note: 'So many moves in a row without a taking or a plain man’s step end the game.',
    },
  },
  state: {
    turn: 'To move',
    men: 'Men',
    kings: 'Kings',
    quiet: 'Quiet moves in a row',
    recent: 'Last moves',
    result: 'How it ended',
  },
  card: { 'no-men': 'no men left', blocked: 'no move left', quiet: 'drawn' },
  event: events,
  move: {
    none: 'No move',
    'step-man': 'Push the man from {from} to {to}',
    'step-king': 'Walk the king from {from} to {to}',
    'jump-man': 'Jump from {from} to {way} | Jump from {from} to {way}, and take {n}',
    'jump-king': 'Jump with the king from {from} to {way} | Jump with the king from {from} to {way}, and take {n}',
  },
  prompt: {
    'over-no-men': 'The game is over: one side has no man left.',
    'over-blocked': 'The game is over: whoever was to move could not.',
    'over-quiet': 'The game is drawn: too many quiet moves in a row.',
    'wait-red': 'Red is to move.',
    'wait-black': 'Black is to move.',
    jump: 'You must jump, with the man on {squares}. | You must jump: choose between the men on {squares}.',
    step: 'Push a man one square forward, diagonally.',
    'step-kings': 'Push a man forward, or walk a king any way, one square diagonally.',
    barred: 'Any move but {from} to {to}: that king has gone to and fro twice, and not a third time.',
  },
  'turned-red':
    'Red went from {from} to {to} | Red jumped from {from} to {to} and took a man | Red jumped from {from} to {to} and took {n} men',
  'turned-black':
    'Black went from {from} to {to} | Black jumped from {from} to {to} and took a man | Black jumped from {from} to {to} and took {n} men',
  men: { red: 'red', black: 'black' },
  pad: { men: 'Men', kings: 'Kings', quiet: 'Quiet moves: {n} of {limit}', total: 'Men taken' },
  reason: {
    wins: 'It wins at once: the other side is left without a move.',
    'only-move': 'It is the only move.',
    'takes-safely': 'It takes a man, and nothing can be taken back. | It takes {n} men, and nothing can be taken back.',
    takes: 'It takes a man, for one that may be taken back. | It takes {n} men, for what may be taken back.',
    crowns: 'The man becomes a king on {square}.',
    exchanges: 'On {square} it offers a man and takes one back: the exchange is in your favour.',
    gives: 'On {square} it gives a man to force a jump that suits you.',
    'king-goes': 'The king stands well on {square}, and nothing of yours can be taken.',
    'safe-step': 'On {square} the man is safe, and so are the others.',
  } satisfies Readonly<Record<NebraskaReasonKey, string>>,
  lesson,
}
