import { dealtMessages, captureMessages, trailedMessages } from '../../casino/messages/en-events'

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

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
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
