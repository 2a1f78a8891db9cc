/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  highest: {
    title: 'The highest number takes it',
    tell: 'On the table lie the 30, the 2 and the 20. Colours mean nothing here: the highest number takes all of it. The trick counts 1, the 30 another 6 and the 20 another 4, {points} in all. Lay a card above the 30.',
    done: 'Yours: {points} at least. And with the first trick comes the blind, here the {blind}: {more} points more.',
    other: 'That is allowed, but the 30 keeps the trick. Lay a higher card.',
  },
  partner: {
    title: 'Feed your partner',
    tell: 'B sits across from you and plays for your side. B’s 49 cannot be beaten, so the trick is yours already. Put the dearest card that you have into it: the 45 counts 9.',
    done: '{points} points for your side in one trick. A 45 alone might have been caught.',
    other: 'The trick is safe: this is the time for your 45.',
  },
  shed: {
    title: 'Lose cheaply',
    tell: 'The 48 is A’s, your opponent’s, and you have nothing above it. Give as little as you can: a low card that counts nothing.',
    done: 'That costs you {points} points, and nothing of your own. The 44 and the 47 will win later.',
    other: 'Too dear. Keep what counts for your side and what is high for later; throw a low card.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'With the Cheater in the pack no trick is safe. A’s 45 and C’s 40 lie there, worth 17 with nothing but a 45 to guard them. The Cheater beats everything. Take them.',
    done: '{points} points. The Cheater counts nothing, but what it caught does.',
    other: 'You may, but such a trick will not come again. Lay the Cheater.',
  },
  follow: {
    title: 'Following suit',
    tell: 'Now the colour led must be followed, as at whist. Green was led, and you hold the 24 and the 28. Only green can win: even B’s 49 is just thrown away. Take the trick.',
    done: '{points} points for a 28, with the 49 beneath it. That cannot happen in the plain game.',
    other: 'Green you must lay; but take the trick with the 28.',
  },
  trump: {
    title: 'Trumps',
    tell: 'Red is trumps today, and nobody need follow. A 45 lies there, and C’s 49 upon it. The smallest red is higher than both. Lay your 2.',
    done: '{points} points for the little 2. Whoever leads a high card while trumps are about must know how many are out.',
    other: 'No number of another colour beats the 49. A red one does: the 2.',
  },
}
