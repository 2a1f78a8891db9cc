import type { ColorowSolitaireEvent } from '../../../rules/forty-nine-outfit/colorow-solitaire/events'
import type { ColorowSolitaireView } from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import { BOARD_EXTENT } from '../../framing/table-layout'
import { defineFace } from '../define-face'
import { soundsOf } from '../layout/events'
import { trayExtent } from '../puzzles/cards-tray'
import { isDealt, laidCount } from './table'
import { count } from './count'
import { demo } from './demo'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { attempt, touches } from './touch'
import { eventWords, moveWords, promptWords, resultWords, reasonWords } from './words'

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
  sound: soundsOf<ColorowSolitaireEvent>({
    placed: ({ from }) => (from === null ? 'lay' : 'slide'),
    lifted: 'draw',
    dealt: 'deal',
    centre: 'lay',
    counted: ({ now, before }) => (now > before ? 'pencil' : null),
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-reward-of-1928'
    if (isDealt(seen)) return 'five-at-a-time'
    if (laidCount(seen) === 0) return 'the-problem'
    return seen.state.tray.length === 0 ? 'finishing' : 'rows-and-their-count'
  },
  demo,
  lesson,
  messages: { en },
})
