/** The pictures of a gathering's cards, with everything that they need. */
export { encodeQrCode } from '../qr-code'
export { drawSeatCard } from './seat-card'
export { drawEndingCard } from './ending-card'
export { drawInvitation } from './invitation'
export { drawNameCard } from './name-card'
export { loadFonts } from './pen'
