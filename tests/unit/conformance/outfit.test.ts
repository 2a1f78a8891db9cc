import { games } from '../../../src/rules/catalogue'
import { testContract } from './contract'

// The games are divided among three files, so that they are tested in parallel.
testContract(games.filter(({ info }) => info.box === 'forty-nine-outfit' && info.seats.max > 1))
