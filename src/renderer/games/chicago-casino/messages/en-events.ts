/** A taking from the mover's and from everybody else's side, of loose cards, builds or both, by a number or the Cheater. */
function takings(kind: string, after: string) {
  const who = (what: string, by: string) => ({
    you: `You take ${what} with ${by}${after}`,
    they: `{name} takes ${what} with ${by}${after}`,
  })
  const builds = 'the build of {tops}'
  return {
    [kind]: who('{what}', 'the {card}'),
    [`${kind}-build`]: who(builds, 'the {card}'),
    [`${kind}-both`]: who(`{what} and ${builds}`, 'the {card}'),
    [`${kind}-cheater`]: who('{what}', 'the Cheater'),
    [`${kind}-build-cheater`]: who(builds, 'the Cheater'),
    [`${kind}-both-cheater`]: who(`{what} and ${builds}`, 'the Cheater'),
  }
}

/** What is written in the log and spoken. `you` is said to whoever did it, `they` to everybody else. */
export const events = {
  dealt: {
    first: 'Round {round}: {name} deals. On the table lie {table}.',
    'first-you': 'Round {round}: {name} deals. On the table lie {table}; you hold {cards}.',
    more: '{name} deals again. The stock holds {stock}.',
    'more-you': '{name} deals again: you hold {cards}. The stock holds {stock}.',
  },
  odd: 'The odd card is turned up: {cards}. | The odd cards are turned up: {cards}.',
  trailed: { you: 'You trail the {card}.', they: '{name} trails the {card}.' },
  'trailed-cheater': { you: 'You trail the Cheater.', they: '{name} trails the Cheater.' },
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
