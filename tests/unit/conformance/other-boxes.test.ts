import { games } from '../../../src/rules/catalogue'
import { holdsFor } from './contract'

holdsFor(games.filter(({ info }) => info.box !== 'forty-nine-outfit' && info.seats.max > 1))
