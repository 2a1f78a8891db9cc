import type { Seat } from '../../../rules/kit'
import { count } from '../../../rules/forty-nine-outfit/cards'
import { colorow } from '../../../rules/forty-nine-outfit/colorow'
import {
  type ColorowState,
  HIGH_COLOURS,
  HIGH_WORDS,
  PACK_SIZE,
  PLAY,
} from '../../../rules/forty-nine-outfit/colorow/state'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/moves'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { KeyMixer } from '../../endgame/key-mixer'
import { MAX_MOVES, type OpenGame } from '../../endgame/open-game'
import { RulesGame, type OpenRules } from '../../endgame/rules-game'
import { dueOn } from './row-gain'

const CODE_MASK = 255
const mixer = new KeyMixer()

const RULES: OpenRules<ColorowState, Move> = {
  margin: ({ points }) => points[0]! - points[1]!,
  winningMargin: 1,
  priority: (state, _seat, move) => 1 + dueOn(state, colourIndex(placedCard(move)), placeOf(move)),
  code: (move) => (7 * placeOf(move) + colourIndex(placedCard(move))) & CODE_MASK,
  // Cards of a colour are equivalent, so a hand is a number of cards of each colour.
  writeKey(state, into) {
    mixer.begin()
    for (let i = 0; i < 2 * HIGH_COLOURS; i++) mixer.add(state.colours[i]!)
    mixer.add(handWord(state, 0))
    mixer.add(handWord(state, 1))
    mixer.add(state.turn)
    mixer.end(into)
  },
}

/** Packs the number of cards of each colour that a seat holds, three bits a colour. */
function handWord({ hands }: ColorowState, seat: Seat): number {
  let word = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const low = hands[seat]! & COLOUR_LOW[colour]!
    const high = hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!
    word |= (count(low) + count(high)) << (3 * colour)
  }
  return word
}

/**
 * Returns the last cards of Colorow between two seats for a solver: no stock is left, so the other seat holds exactly
 * the cards that were not seen. Null if a seat does not know every card, if claims may be wrong, or if there are too
 * many plays for a solver.
 */
export function createLastCardsGame(state: ColorowState, seat: Seat): OpenGame<Move> | null {
  if (state.seats !== 2 || state.isStrict || state.phase !== PLAY || state.top < PACK_SIZE) return null
  return colorow.moves(state, seat, []) > MAX_MOVES ? null : new RulesGame(colorow, RULES, state)
}
