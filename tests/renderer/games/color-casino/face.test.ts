import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import { faceContract } from '../contract'

faceContract(colorCasinoFace, 'lion-coffee', [
  { name: 'two', seats: 2, plies: 90 },
  {
    name: 'four as partners, leftovers on the board',
    seats: 4,
    options: { target: 8, partners: true, leftovers: 'board' },
  },
  { name: 'six to 3', seats: 6, options: { target: 3 }, plies: 120 },
])
