/** Messages of events, for the log and for speech. `you` addresses the player who acted or lost, `they` the others. */
export const events = {
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
