/** The cards of a gathering as pictures, with all that they need. */
export { qrOf } from '../qr'
export { drawChair } from './chair'
export { drawInvitation } from './invitation'
export { LETTERING } from './pen'
