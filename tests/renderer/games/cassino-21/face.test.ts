import { cassino21Face } from '../../../../src/renderer/games/cassino-21'
import { faceContract } from '../contract'

faceContract(cassino21Face, 'pack', [
  { name: 'two', seats: 2, plies: 120 },
  { name: 'four as partners to 11', seats: 4, options: { target: 11 }, plies: 200 },
  { name: 'three to 11', seats: 3, options: { target: 11 }, plies: 120 },
])
