import { games } from '../../../src/rules/catalogue'
import { testContract } from './contract'

testContract(games.filter(({ info }) => info.seats.max === 1))
