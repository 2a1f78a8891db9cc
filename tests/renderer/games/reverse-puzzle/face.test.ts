import { reversePuzzleFace } from '../../../../src/renderer/games/reverse-puzzle'
import { faceContract } from '../contract'

faceContract(reversePuzzleFace, 'forty-nine-outfit', [
  { name: 'ten moves', seats: 1 },
  { name: 'as many as wanted', seats: 1, options: { moveLimit: 0 }, plies: 60 },
  { name: 'one move', seats: 1, options: { moveLimit: 1 } },
])
