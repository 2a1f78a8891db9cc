import { nineMenSquareFace } from '../../../../src/renderer/games/nine-men-square'
import { faceContract } from '../contract'

faceContract(nineMenSquareFace, 'forty-nine-outfit', [
  { name: 'as many moves as wanted', seats: 1 },
  { name: 'four moves', seats: 1, options: { moveLimit: 4 } },
  { name: 'one move', seats: 1, options: { moveLimit: 1 } },
])
