/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
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
