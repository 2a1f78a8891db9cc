import type { NebraskaReasonKey } from '../../../../bots/reasons/nebraska-checkers'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English messages of Nebraska-Checkers, under its id. Squares are numbers, `name` is a player's name. */
export const en = {
  title: 'Nebraska-Checkers',
  options: {
    repeatRule: {
      label: 'Bar on repeating',
      note: 'A man who has gone to and fro twice may not set out a third time.',
      true: 'As printed',
      false: 'No bar',
    },
    crownEndsJump: {
      label: 'The crown ends a jump',
      note: 'Otherwise a man who jumps into the far row is a king at once and must jump on if he can.',
      true: 'Yes',
      false: 'No, he jumps on',
    },
    takeMost: {
      label: 'The fullest jump only',
      note: 'Of several jumps only those may be chosen that take the most men.',
      true: 'Yes',
      false: 'Any jump',
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
  pad: { men: 'Men', kings: 'Kings', quiet: 'Quiet moves: {n} of {limit}' },
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
