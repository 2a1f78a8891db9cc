import { twentyFiveGoalFace } from '../../../../src/renderer/games/twenty-five-goal'
import { faceContract } from '../contract'
import { lessonContract } from '../solo'

faceContract(twentyFiveGoalFace, 'forty-nine-outfit', [
  { name: 'vacancy 49', seats: 1 },
  { name: 'vacancy 25', seats: 1, options: { start: 25 } },
])
lessonContract(twentyFiveGoalFace)
