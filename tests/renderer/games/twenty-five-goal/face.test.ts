import { twentyFiveGoalFace } from '../../../../src/renderer/games/twenty-five-goal'
import { faceContract } from '../contract'

faceContract(twentyFiveGoalFace, 'forty-nine-outfit', [
  { name: 'vacancy 49', seats: 1 },
  { name: 'vacancy 25', seats: 1, options: { start: 25 } },
])
