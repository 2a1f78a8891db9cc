/** The pictures of a gathering's cards, with everything that they need. */
export { encodeQrCode } from '../qr-code'
export { drawSeatCard } from './seat-card'
export { drawInvitation } from './invitation'
export { loadFonts } from './pen'
