import type { ColorowSolitaireEvent } from '../../../rules/forty-nine-outfit/colorow-solitaire/events'
import type { ColorowSolitaireView } from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { trayExtent } from '../puzzles/cards-tray'
import { isDealt } from './table'
import { anchor } from './anchor'
import { count } from './count'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, touches } from './touch'
import { eventWords } from './words/events'
import { moveWords } from './words/moves'
import { promptWords, resultWords } from './words/prompts'
import { reasonWords } from './words/reasons'

/** Colorow Solitaire as the page knows it: a workbench of seven colours, and how much they count. */
export const colorowSolitaireFace = defineFace<ColorowSolitaireView, ColorowSolitaireEvent>({
  id: 'colorow-solitaire',
  scene,
  table: {
    kind: 'board',
    extent: (seen, tall) => (isDealt(seen) ? BOARD_EXTENT : trayExtent(tall)),
    hand: (seen) => (isDealt(seen) ? 5 : 0),
    beside: isDealt,
  },
  touches,
  move: moveWords,
  verbs: () => [{ touches: ['say:done'], words: { key: 'verb.done' } }],
  event: eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  result: resultWords,
  count,
  sound,
  anchor,
  demo,
  lesson,
  messages: { en },
})
