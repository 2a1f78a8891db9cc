/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  take: {
    title: 'Higher takes lower',
    tell: 'Seven colours of seven cards: 1-7 red, 8-14 orange, 15-21 yellow, 22-28 green, 29-35 blue, 36-42 indigo, 43-49 violet. A card takes lower cards of its own colour. Your 33 takes the 30. Touch it, then the 30.',
    done: 'The 30 is worth six points: a fifth of its number. Every five and ten scores so, from the 5 with one to the 45 with nine.',
    other: 'Look at the blues: your 33 lies above the 30.',
  },
  several: {
    title: 'As many as you like',
    tell: 'One card may take all lower cards of its colour at once. Your 48 takes the 43 and the 45. Touch both.',
    done: 'The 45 is the best card of the pack. Only 46, 47, 48 and 49 can ever take it.',
    other: 'Take both violets with your 48.',
  },
  drones: {
    title: 'Drones ride along',
    tell: 'The top card of each colour, 7, 14, 21 and so on, is a drone: nothing can outrank it. But it rides along with any taking of any colour, and your 33 is taking the 30. Take the 14 and the 35 along.',
    done: 'Four cards, and 35 is worth seven. A drone alone is no taking: something else must be taken with it.',
    other: 'Leave no drone behind: touch 14, 30 and 35.',
  },
  trail: {
    title: 'Trailing',
    tell: 'Nothing in your hand takes anything. Lay a card loose on the table: carry it to the bare table. Not the 40, which scores eight, and no high violet: lay one that scores nothing and that costs you least.',
    done: 'Whatever lies there goes to whoever has a higher card of its colour.',
    other: 'It is allowed, but keep the 40 and the 46. Trail the 3 or the 12.',
  },
  build: {
    title: 'Building',
    tell: 'Lay a card on others of its colour, and they become one build. You must hold a card that is higher than all of it. You have the 27: lay the 23 on the 25. Touch 23, 25, and the ticket that says so.',
    done: 'Now only a green above 25 takes it, and you hold the 27. But so does anybody with the 26 or the 28.',
    other: 'Keep the 27, and lay the 23 on the 25.',
  },
  rebuild: {
    title: 'Rebuilding',
    tell: 'Your opponent has built up to 25. With the 26 you may lift it, since you still hold the 28 above it. Touch 26, the build, and the ticket.',
    done: 'The 27 in the other hand takes it still, for now. The 28 is the top of its colour: that one is safe to wait with.',
    other: 'It may be taken at once, too. But this time lift it with the 26.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'In games with the Cheater, C, it outranks every card, and takes cards of any one colour, whichever its player likes, drones besides. Take the 45, the 47 and the drone 14.',
    done: 'Nobody can outrank the Cheater. Once it lies on the table, it rides along like a drone.',
    other: 'The Cheater can take both violets and the 14.',
  },
}
