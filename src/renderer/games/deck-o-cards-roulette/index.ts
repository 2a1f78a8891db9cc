import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { pad } from './pad'
import { scene } from './scene'
import { sound } from './sounds'
import { attempt, begins, keeps, touches } from './touch'
import { aloud, eventWords, moveWords, promptWords, reasonWords } from './words'

/** Deck-O-Cards Roulette as the page knows it: the dial, the layout and its chips, its touches, words and lesson. */
export const deckOCardsRouletteFace: GameFace = {
  id: 'deck-o-cards-roulette',
  scene,
  touches,
  attempt,
  begins,
  keeps,
  suspends: (event) => event.type === 'spun',
  move: moveWords,
  event: eventWords,
  aloud,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  sound,
  leaflet,
  anchor,
  demo: null,
  lesson,
  messages: { en },
}
