import { games } from '../../../src/rules/catalogue'
import { testContract } from './contract'

// The games in three files, so that they are tested side by side.
testContract(games.filter(({ info }) => info.box === 'forty-nine-outfit' && info.seats.max > 1))
