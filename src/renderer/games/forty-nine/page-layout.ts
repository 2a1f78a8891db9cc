import { boardPage } from '../layout/pages'

/**
 * Number of cards of a hand for which a page has room; hands grow by drawing, and larger ones are laid closer together.
 */
const FULL_HAND = 8

/** Page layout of Forty-Nine. */
export const pageLayout = boardPage({ handSize: () => FULL_HAND, hasFans: true, hasGroupsBeside: () => true })
