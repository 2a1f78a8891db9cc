/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  dealt: {
    plain:
      '{name} deals {each} cards to each; there is no blind. | {name} deals {each} cards to each; one card is the blind. | {name} deals {each} cards to each; {n} cards are the blind.',
    trump:
      '{name} deals {each} cards to each. Trumps are {trump}. | {name} deals {each} cards to each; one card is the blind. Trumps are {trump}. | {name} deals {each} cards to each; {n} cards are the blind. Trumps are {trump}.',
    shown: '{name} deals {each} cards to each. The last is the {card}: trumps are {trump}.',
    'shown-cheater': '{name} deals {each} cards to each. The last is the Cheater: there is no trump.',
  },
  'dealt-you': {
    plain:
      '{each} cards each, and no blind. Yours are {cards}. | {each} cards each, and one for the blind. Yours are {cards}. | {each} cards each, and {n} for the blind. Yours are {cards}.',
    trump: '{each} cards each. Trumps are {trump}. Yours are {cards}.',
    shown: '{each} cards each. The last is the {card}: trumps are {trump}. Yours are {cards}.',
    'shown-cheater': '{each} cards each. The last is the Cheater: there is no trump. Yours are {cards}.',
  },
  led: { you: 'You lead the {card}.', they: '{name} leads the {card}.' },
  'led-cheater': { you: 'You lead the Cheater.', they: '{name} leads the Cheater.' },
  headed: {
    you: 'Your {card} heads the trick, which counts {n}.',
    they: '{name} heads the trick with the {card}; it counts {n}.',
  },
  'headed-cheater': {
    you: 'Cheated! The trick is yours; it counts {n}.',
    they: 'Cheated! {name} takes the trick with the Cheater; it counts {n}.',
  },
  thrown: {
    you: 'You throw the {card} in. The trick counts {n} and is {best}’s.',
    they: '{name} throws the {card} in. The trick counts {n} and is {best}’s.',
  },
  'thrown-yours': '{name} throws the {card} in. The trick counts {n} and is still yours.',
  taken: {
    you: 'You take {cards}: 1 point. | You take {cards}: {n} points.',
    partner:
      'Your partner {name} takes {cards}: 1 point for your side. | Your partner {name} takes {cards}: {n} points for your side.',
    they: '{name} takes {cards}: 1 point. | {name} takes {cards}: {n} points.',
  },
  blind: {
    you: 'You turn the blind up: {cards}, worth nothing.',
    partner: 'Your partner {name} turns the blind up: {cards}, worth nothing.',
    they: '{name} turns the blind up: {cards}, worth nothing.',
  },
  'blind-points': {
    you: 'You turn the blind up: {cards}, 1 point more. | You turn the blind up: {cards}, {n} points more.',
    partner:
      'Your partner {name} turns the blind up: {cards}, 1 point more. | Your partner {name} turns the blind up: {cards}, {n} points more.',
    they: '{name} turns the blind up: {cards}, 1 point more. | {name} turns the blind up: {cards}, {n} points more.',
  },
  ended: 'The last trick is taken. The most points are {points}.',
}
