import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette'
import { faceContract } from '../contract'

// Each position lists up to 135 moves for every seat: a few of them take as long as a whole game elsewhere.
faceContract(face, 'deck-o-cards', [
  { name: 'two, one of them the banker', seats: 2, options: { spins: 4 }, plies: 30 },
  { name: 'a house for three without a limit', seats: 3, options: { banker: 'house', limit: 0, spins: 3 }, plies: 16 },
  { name: 'eight at a poor bank', seats: 8, options: { bank: 40, spins: 5 }, plies: 8 },
  { name: 'a house for eight', seats: 8, options: { banker: 'house', chips: 100000, spins: 2 }, plies: 6 },
])
