import { games } from '../../../src/rules/catalogue'
import { testContract } from './contract'

testContract(games.filter(({ info }) => info.box !== 'forty-nine-outfit' && info.seats.max > 1))
