/** How much further out than the cards of a trick thrown cards lie, so that rows of five keep apart. */
export const apart = (seats: number): number => (seats > 6 ? 1.1 : seats > 4 ? 1.3 : 1.5)
