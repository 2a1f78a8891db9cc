import { fortyNinePuzzleFace } from '../../../../src/renderer/games/forty-nine-puzzle'
import { faceContract } from '../contract'

faceContract(fortyNinePuzzleFace, 'forty-nine-outfit', [
  { name: 'vacancy 49', seats: 1 },
  { name: 'vacancy 18', seats: 1, options: { start: 18 } },
  { name: 'vacancy 11 to 39', seats: 1, options: { start: 11, finish: 39 } },
  { name: 'vacancy 11 to 40', seats: 1, options: { start: 11, finish: 40 } },
])
