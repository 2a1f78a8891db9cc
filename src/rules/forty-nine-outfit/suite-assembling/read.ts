import { accept, refuse, type Result } from '../../kit'
import { SQUARES } from '../board'
import { CHEATER, cardName, cardNamed, type Card } from '../cards'
import { cardOf, DEAL, packMove, placeOf, UP, type Move } from './move'
import { canDeal, isAvailable } from './pack'
import { isNext, isVacant, NONE, PILES, type SuiteAssemblingState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type SuiteAssemblingRefusal =
  | 'bad-move'
  | 'does-not-follow'
  | 'game-over'
  | 'no-more-passes'
  | 'not-available'
  | 'not-last-of-run'
  | 'not-whole-run'
  | 'nothing-to-deal'
  | 'nothing-to-turn'

const ON = '@'
const TO_FOUNDATIONS = 'up'
/** Length of the longest placing, `49@up`. */
const MAX_LENGTH = 5

/** Writes a move in the notation of the rules page: `deal`, `9@3`, `9@up`. */
export function write(move: Move): string {
  if (move === DEAL) return 'deal'
  const place = placeOf(move)
  return cardName(cardOf(move)) + ON + (place === UP ? TO_FOUNDATIONS : `${place + 1}`)
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: SuiteAssemblingState, text: string): Result<Move, SuiteAssemblingRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move is deal, a card and a pile (9@3, piles 1 to 7), or a card that goes up (9@up).')
  }
  if (move === DEAL) return readDeal(state)
  const card = cardOf(move)
  const pile = pileShowing(state, card)
  if (pile === NONE && !isAvailable(state, card)) {
    return refuse('not-available', `Card ${cardName(card)} is neither face up in a pile nor available from the pack.`)
  }
  return placeOf(move) === UP ? readUp(state, move, pile) : readPile(state, move, pile)
}

function parseMove(text: string): Move {
  if (text === 'deal') return DEAL
  if (text.length > MAX_LENGTH) return -1
  const at = text.indexOf(ON)
  const card = at < 0 ? -1 : cardNamed(text.slice(0, at))
  const place = at < 0 ? -1 : placeNamed(text.slice(at + 1))
  return card < 0 || card === CHEATER || place < 0 ? -1 : packMove(card, place)
}

function placeNamed(text: string): number {
  if (text === TO_FOUNDATIONS) return UP
  const pile = cardNamed(text)
  return pile < PILES ? pile : -1
}

function readDeal(state: SuiteAssemblingState): Result<Move, SuiteAssemblingRefusal> {
  if (state.packLeft === 0) return refuse('nothing-to-deal', 'Pack and heap are used up: there is nothing to deal.')
  if (canDeal(state)) return accept(DEAL)
  const times = state.passes === 1 ? 'once' : `${state.passes} times`
  return refuse('no-more-passes', `The pack may be gone through ${times} only.`)
}

/** Returns the pile whose run contains a card, or `NONE`. */
function pileShowing(state: SuiteAssemblingState, card: Card): number {
  for (let pile = 0; pile < PILES; pile++) {
    if (!isVacant(state, pile) && card <= state.head[pile]! && card >= state.last[pile]!) return pile
  }
  return NONE
}

function readUp(state: SuiteAssemblingState, move: Move, pile: number): Result<Move, SuiteAssemblingRefusal> {
  const card = cardOf(move)
  if (pile !== NONE && state.last[pile] !== card) {
    return refuse('not-last-of-run', `Card ${cardName(card)} is not the last of its run: that one goes up first.`)
  }
  if (isNext(state, card)) return accept(move)
  const lower = cardName(card - 1)
  return refuse('does-not-follow', `Card ${cardName(card)} goes up when ${lower} is up, and not before.`)
}

function readPile(state: SuiteAssemblingState, move: Move, pile: number): Result<Move, SuiteAssemblingRefusal> {
  const card = cardOf(move)
  const to = placeOf(move)
  if (pile !== NONE && state.head[pile] !== card) {
    return refuse('not-whole-run', `Runs move whole: card ${cardName(card)} is not the head of its run.`)
  }
  if (!isVacant(state, to)) {
    if (state.endsAt[card + 1] === to && pile !== to) return accept(move)
    return refuse('does-not-follow', `Card ${cardName(card)} goes on ${higher(card)} only, at the end of another pile.`)
  }
  if (pile !== NONE && state.down[pile] === 0) {
    return refuse('nothing-to-turn', 'A run goes to a vacant space only if a face-down card lies under it.')
  }
  return accept(move)
}

/** Names the card on which another may be laid; no card is higher than 49. */
function higher(card: Card): string {
  return card + 1 < SQUARES ? cardName(card + 1) : 'the next higher card'
}
