import type { EndedEvent, NebraskaEvent } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { firstOf, lastOf, type GameView, letterOf, type Seat } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import { createEventWords, actorWords, createReasonWords } from '../layout/words'
import { walkOf } from '../layout/men'
import { type Table, barredStep, legalMoves } from './table'
import { eyeOf } from '../layout/eye'
import { reasonFor, type NebraskaReasonKey } from '../../../bots/reasons/nebraska-checkers'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<NebraskaEvent>({
  stepped: ({ from, to }, you) => actorWords('event.stepped', you, { from, to }),
  jumped: ({ from, over, to }, you) => actorWords('event.jumped', you, { from, over, to }),
  crowned: ({ square }, you) => actorWords('event.crowned', you, { square }),
  taken: ({ king, square }, you) => actorWords(king ? 'event.taken-king' : 'event.taken', you, { square }),
  // A turn is announced only if a jump is forced.
  turn: ({ mustJump: squares }, you) =>
    squares.length === 0
      ? null
      : actorWords('event.must-jump', you, { squares: squares.join(', '), n: squares.length }),
  barred: ({ from, to }, you) => actorWords('event.barred', you, { from, to }),
  ended: (it, _you, seen) => endedWords(it, seen),
})

function endedWords({ reason, winners }: EndedEvent, { eye }: GameView): Words {
  if (reason === 'quiet') return { key: 'event.ended-quiet' }
  const of = eye < 0 ? 'they' : winners.includes(eye) ? 'you' : 'lost'
  return { key: `event.ended-${reason}.${of}` }
}

/** Returns a move in words, with every landing of a jump. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const walk = walkOf(move)
  if (walk === null) return { key: 'move.none' }
  const { from, to, over } = walk
  const king = seen.state.kings[letterOf(seat)]?.includes(from) ?? false
  const who = king ? 'king' : 'man'
  if (over.length === 0) return { key: `move.step-${who}`, params: { from, to } }
  const way = move.split('x').slice(1).join(', ')
  return { key: `move.jump-${who}`, params: { from, way, n: over.length } }
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { turn, result } = seen.state
  if (turn === null) return { key: `prompt.over-${result ?? 'no-men'}` }
  if (turn !== eyeOf(seen)) return { key: `prompt.wait-${turn === 'A' ? 'red' : 'black'}` }
  const moves = legalMoves(seen)
  const jumpers = [...new Set(moves.filter((move) => move.includes('x')).map((move) => Number.parseInt(move, 10)))]
  if (jumpers.length > 0) return { key: 'prompt.jump', params: { squares: jumpers.join(', '), n: jumpers.length } }
  const barred = barredStep(seen)
  if (barred !== null) {
    const squares = barred.split('-').map(Number)
    return { key: 'prompt.barred', params: { from: firstOf(squares), to: lastOf(squares) } }
  }
  return { key: (seen.state.kings[turn]?.length ?? 0) > 0 ? 'prompt.step-kings' : 'prompt.step' }
}

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor, 'taken')

/** English messages of the reasons for hints, under `reason`. */
export const REASONS: Readonly<Record<NebraskaReasonKey, string>> = {
  wins: 'It wins at once: the other side is left without a move.',
  'only-move': 'It is the only move.',
  'takes-safely': 'It takes a man, and nothing can be taken back. | It takes {n} men, and nothing can be taken back.',
  takes: 'It takes a man, for one that may be taken back. | It takes {n} men, for what may be taken back.',
  crowns: 'The man becomes a king on {square}.',
  exchanges: 'On {square} it offers a man and takes one back: the exchange is in your favour.',
  gives: 'On {square} it gives a man to force a jump that suits you.',
  'king-goes': 'The king stands well on {square}, and nothing of yours can be taken.',
  'safe-step': 'On {square} the man is safe, and so are the others.',
}
