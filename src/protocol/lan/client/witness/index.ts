/** What a guest saw of a game, and the check that the record is that game. */
export { checkGame, type Testimony, type Verdict } from './check'
export { witness, type Witness } from './witness'
