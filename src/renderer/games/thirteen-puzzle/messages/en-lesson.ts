/** Messages of the first lesson of the "13" Puzzle. */
export const lesson = {
  slide: {
    title: 'A slide',
    tell: 'Thirteen cards lie on fourteen squares. A card beside the vacant square, or above or below it, can be slid there: touch it. The 13 lies on square 7, right above the gap, and its own square 13 is in the row below. Slide it down to square 14.',
    done: 'The gap is now on square 7. Every slide moves a card one place and the gap the other way.',
    other: 'A slide, but not the one that helps. Touch the 13, right above the gap.',
  },
  turn: {
    title: 'Round about',
    tell: 'The four squares at the right end turn like a wheel: 6, 7, 14, 13. The gap is on square 6 now. Slide the 6 home.',
    done: 'The last squares only ever turn round. That is why you work from the left, column by column.',
    other: 'That turns the wheel back. Touch the 6, right below the gap.',
  },
  home: {
    title: 'The last click',
    tell: 'One card is not at home. Slide it, and the vacant square is 14 again.',
    done: 'All thirteen are home. Half of all mixes can never come so far: the leaflet tells how to know them.',
    other: 'One slide was enough: touch the 13.',
  },
}
