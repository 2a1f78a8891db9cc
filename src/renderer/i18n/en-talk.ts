/**
 * What each bot of the company says, in the order of their names: as a game begins, and when they have won, lost or
 * shared it. Everybody at the table hears it, so no text mentions a hidden card.
 */
export default {
  1: {
    begun: 'Take your time. I always do.',
    won: 'Slow and steady. Another?',
    lost: 'Well, I’ll be. Fairly done.',
    drawn: 'A draw is a good bargain for both.',
  },
  2: {
    begun: 'Number, please!',
    won: 'I had a good connection today.',
    lost: 'You got through to me there.',
    drawn: 'The line was shared, then.',
  },
  3: {
    begun: 'Don’t expect any luck on my side.',
    won: 'That was no luck. Well, a little.',
    lost: 'No luck. I told you.',
    drawn: 'Half a piece of luck each.',
  },
  4: {
    begun: 'Sit up straight, and let us begin.',
    won: 'You may do it over tomorrow.',
    lost: 'Full marks. I am proud of you.',
    drawn: 'You two may share the prize.',
  },
  5: {
    begun: 'I remember when this box was new.',
    won: 'The old dog still has a trick.',
    lost: 'Never saw it played like that.',
    drawn: 'That has happened twice since 1926.',
  },
  6: {
    begun: 'Hold on to your hat!',
    won: 'First past the post!',
    lost: 'You passed me on the bend.',
    drawn: 'Wheel to wheel, I call that.',
  },
  7: {
    begun: 'Extra, extra! A game at the table!',
    won: 'That goes on the front page.',
    lost: 'Page two for me, then.',
    drawn: 'Stop the press: nobody won.',
  },
  8: {
    begun: 'My brothers are afraid of me. Are you?',
    won: 'Just like my brothers.',
    lost: 'Don’t tell my brothers.',
    drawn: 'My brothers never got that far.',
  },
} as const
