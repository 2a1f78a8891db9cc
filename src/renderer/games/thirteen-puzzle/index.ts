import type { Seen } from '../../../rules/kit'
import type { GameFace } from '../types'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad, sound } from './pad'
import { scene } from './scene'
import { tableOf } from './table'
import { attempt, eventWords, moveWords, prompt, reasonWords, result, touches } from './words'

/** The "13" Puzzle as the page knows it: thirteen cards that slide on two rows of the board. */
export const thirteenPuzzleFace: GameFace = {
  id: 'thirteen-puzzle',
  scene,
  touches,
  attempt,
  move: (seen, _seat, move) => moveWords(seen, move),
  event: eventWords,
  prompt,
  result,
  reason: (seen, _seat, move) => reasonWords(seen, move),
  pad,
  sound,
  anchor,
  leaflet,
  demo: null,
  lesson,
  messages: { en },
}

function anchor(seen: Seen): string {
  const { solved, moveCount } = tableOf(seen).state
  if (seen.over && !solved) return 'mixes-that-cannot-come-home'
  return moveCount === 0 ? 'a-slide' : 'worth-knowing'
}
