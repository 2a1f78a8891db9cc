import { newYorkWhistFace } from '../../../../src/renderer/games/new-york-whist'
import { faceContract } from '../contract'

faceContract(newYorkWhistFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2 },
  { name: 'four in two sides', seats: 4 },
  { name: 'three, following suit with the Cheater', seats: 3, options: { followSuit: true, cheater: true } },
  {
    name: 'eight at whist',
    seats: 8,
    options: { cheater: true, trump: 'last-card', followSuit: true },
  },
  { name: 'five with trumps', seats: 5, options: { trump: 'green' } },
])
