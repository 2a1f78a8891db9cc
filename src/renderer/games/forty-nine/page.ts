import { boardPage } from '../layout/pages'

/** Hands grow by drawing: a page keeps room for so many cards, and larger hands lie closer. */
const FULL_HAND = 8

/** How the table of Forty-Nine is laid out on a page. */
export const page = boardPage({ hand: () => FULL_HAND, fans: true, beside: () => true })
