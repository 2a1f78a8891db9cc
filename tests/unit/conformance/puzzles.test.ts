import { games } from '../../../src/rules/catalogue'
import { holdsFor } from './contract'

holdsFor(games.filter(({ info }) => info.seats.max === 1))
