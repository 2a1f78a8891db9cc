/**
 * Returns the factor by which discards lie further out than the cards of a trick, so that rows of five do not touch.
 */
export const discardDistanceFactor = (seats: number): number => (seats > 6 ? 1.1 : seats > 4 ? 1.3 : 1.5)
