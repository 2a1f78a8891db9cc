import { anotherReversePuzzleFace } from '../../../../src/renderer/games/another-reverse-puzzle'
import { faceContract } from '../contract'

faceContract(anotherReversePuzzleFace, 'forty-nine-outfit', [
  { name: 'ten moves', seats: 1 },
  { name: 'as many as wanted', seats: 1, options: { moveLimit: 0 }, plies: 60 },
  { name: 'one move', seats: 1, options: { moveLimit: 1 } },
])
