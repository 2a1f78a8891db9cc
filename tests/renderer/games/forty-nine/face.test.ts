import { fortyNineFace } from '../../../../src/renderer/games/forty-nine'
import { faceContract } from '../contract'

faceContract(fortyNineFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2 },
  { name: 'everything counted', seats: 3, options: { combinations: true, style: 'baltimore' } },
  { name: 'eight in strict Baltimore', seats: 8, options: { referee: 'strict', style: 'baltimore' }, plies: 40 },
  { name: 'strict Baltimore for four', seats: 4, options: { referee: 'strict', style: 'baltimore' }, plies: 60 },
])
