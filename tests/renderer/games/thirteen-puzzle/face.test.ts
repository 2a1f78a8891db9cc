import { thirteenPuzzleFace } from '../../../../src/renderer/games/thirteen-puzzle'
import { faceContract } from '../contract'

faceContract(thirteenPuzzleFace, 'forty-nine-outfit', [
  { name: 'put right', seats: 1, plies: 40 },
  { name: 'as it falls', seats: 1, options: { deal: 'as-mixed' }, plies: 40 },
])
