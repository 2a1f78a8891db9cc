import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { faceContract } from '../contract'

faceContract(chicagoCasinoFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2 },
  { name: 'three with the Cheater to 60', seats: 3, options: { cheater: true, target: 60 }, plies: 150 },
  { name: 'eight', seats: 8 },
])
