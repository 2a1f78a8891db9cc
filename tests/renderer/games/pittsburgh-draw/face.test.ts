import { pittsburghDrawFace } from '../../../../src/renderer/games/pittsburgh-draw'
import { faceContract } from '../contract'

faceContract(pittsburghDrawFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2, plies: 20 },
  { name: 'three without the Cheater', seats: 3, options: { cheater: false, target: 5 }, plies: 18 },
  { name: 'five', seats: 5, options: { target: 4 }, plies: 20 },
  { name: 'eight', seats: 8, plies: 24 },
])
