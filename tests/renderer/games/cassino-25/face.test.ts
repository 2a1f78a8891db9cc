import { cassino25Face } from '../../../../src/renderer/games/cassino-25'
import { faceContract } from '../contract'

faceContract(cassino25Face, 'pack', [
  { name: 'two', seats: 2, plies: 120 },
  { name: 'four to 11 without calls', seats: 4, options: { target: 11, calls: false }, plies: 200 },
  { name: 'three to 11', seats: 3, options: { target: 11 }, plies: 120 },
])
