/** The pictures of the cards that stand on the table of any game, with everything that they need. */
export { drawEndingCard } from './ending-card'
export { drawNameCard } from './name-card'
export { loadFonts } from './pen'
