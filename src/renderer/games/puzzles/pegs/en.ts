/** English messages that all jumping puzzles share. */
export const pegWords = {
  event: {
    jumped: {
      you: 'You jump from {from} to {to}; the man on {over} leaves the board.',
      they: '{name} jumps from {from} to {to}; the man on {over} leaves the board.',
    },
    chain: 'One man jumped {n} others without being let go: that is one move.',
  },
  move: {
    jump: 'Jump from {from} over {over} to {to}',
    chain: 'Jump from {from} to {way}, over {over}',
  },
  reason: {
    last: 'It is the last jump: one man stands alone, on {to}.',
    hopeless: 'A single man cannot remain here whatever you do. This keeps the way open to very few.',
    chain: 'One man takes {n} others in a single move.',
    corner: 'It fetches the man out of the corner {from}, where nobody could ever jump him.',
    edge: 'It clears the {over} off the edge, where men are hardest to reach.',
    inward: 'It brings the man on {from} in from the edge.',
    keeps:
      'No jump is open after it, but nothing better is left. | It leaves one jump to go on with. | It keeps the men together: {n} jumps are open afterwards.',
  },
  state: {
    men: 'Men on squares',
    menLeft: 'Men left',
    jumps: 'Jumps made',
    moveCount: 'Moves made',
    movesLeft: 'Moves left',
    finishes: 'Squares for a last man',
    solved: 'Done',
  },
  pad: {
    first: 'Men at first',
    jumped: 'Jumped away',
    moves: 'Moves made',
    limit: 'Moves allowed',
    fewest: 'Fewest that do it',
    aim: 'Last man on',
    finishes: 'He could stand on',
    total: 'Men left',
  },
}
