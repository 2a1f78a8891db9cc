import { bostonBooksFace } from '../../../../src/renderer/games/boston-books'
import { faceContract } from '../contract'

faceContract(bostonBooksFace, 'forty-nine-outfit', [
  { name: 'two', seats: 2, plies: 80 },
  { name: 'three with the Cheater', seats: 3, options: { cheater: true, target: 3 }, plies: 80 },
  { name: 'five, one deal', seats: 5, options: { target: 0 }, plies: 70 },
  { name: 'seven', seats: 7, plies: 40 },
])
