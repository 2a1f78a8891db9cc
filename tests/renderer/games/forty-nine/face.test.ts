import { fortyNineFace } from '../../../../src/renderer/games/forty-nine'
import { faceContract } from '../contract'

faceContract(fortyNineFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2 },
  { name: 'strict Baltimore for four', seats: 4, options: { referee: 'strict', style: 'baltimore' }, plies: 60 },
])
