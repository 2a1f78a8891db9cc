import { expect } from 'vitest'
import type { SeatPlayer } from '../../../src/ports/journal'
import {
  seatOf,
  viewTable,
  type AnyGame,
  type GameEvent,
  type LineOfPlay,
  type Position,
  type Rng,
  type Seat,
} from '../../../src/rules/kit'
import { createGameHistory, type GameHistory } from '../../../src/session/game-history'
import { countUndoable } from '../../../src/session/undo-policy'
import { actors, check, expectSameJson, oneOf } from './setups'
import type { Laws } from './visit'

/** Games in which nearly every play tells something hidden, so that hardly anything can be taken back. */
const TELLING_GAMES = ['mystic-double-cross', 'blind-forty-nine']

/** Number of tables imagined to see whether a play that may be taken back could have told anything. */
const IMAGINED = 24

/** The law about taking back. People sit on one or two seats, bots on the others. */
export const undoLaws: Laws = {
  'takes back nothing that told its seat, or another person, something hidden': {
    share: 0.08,
    at({ setup: { game, seats, seed }, line, state, rng }) {
      const history = historyOf(line)
      const before = history.steps.length
      const seat = oneOf(actors(game, state), rng)
      const people = [seat, ...(rng.below(3) === 0 ? [rng.below(seats)] : [])]
      const chairs = Array.from({ length: seats }, (_, at): SeatPlayer => {
        return people.includes(at) ? { kind: 'person', name: 'Ann' } : { kind: 'bot', name: 'Bot', level: 1 }
      })
      const text = playAny(history, seat, true, rng)
      const undoable = countUndoable(history, chairs, seat, 0, seed)
      if (undoable > 0) for (const eye of people) expectForeseen(game, state, eye, seat, text, line.plyCount, rng)
      const next = actors(game, history.state).find((other) => !people.includes(other))
      if (next !== undefined) {
        playAny(history, next, false, rng)
        const hides = people.some((eye) => !isOpen(game, line.state, eye))
        check(!hides || countUndoable(history, chairs, seat, 0, seed) === 0, 'the answer of a bot can be taken back')
      }
      history.rewind(history.steps.length - before)
      return undoable
    },
    verdict(game, { positions }) {
      if (!TELLING_GAMES.includes(game.info.id)) expect(positions, 'plays taken back').toBeGreaterThan(0)
    },
  },
}

const histories = new WeakMap<LineOfPlay, { readonly history: GameHistory; tapeLength: number }>()

/** Returns the history of a line of play as a session keeps it. */
function historyOf(line: LineOfPlay): GameHistory {
  const { game, options, seats, tape, moves } = line
  const kept = histories.get(line) ?? {
    history: createGameHistory(game, game.start(options, seats)),
    tapeLength: 0,
  }
  histories.set(line, kept)
  const { history } = kept
  while (history.moveCount < moves.length || kept.tapeLength < tape.length) {
    if (game.chance(history.state) > 0) {
      const outcomes = game.readChance(history.state, tape, kept.tapeLength)
      if (!outcomes.ok) throw new Error(outcomes.error.message)
      kept.tapeLength += outcomes.value.length
      history.playChance(outcomes.value)
    } else {
      const text = moves[history.moveCount]!
      const seat = seatOf(text.charAt(0))
      const move = game.read(history.state, seat, text.slice(2))
      if (!move.ok) throw new Error(move.error.message)
      history.play(seat, move.value, false)
    }
  }
  return history
}

function playAny(history: GameHistory, seat: Seat, isByPerson: boolean, rng: Rng): string {
  const move = history.game.pick(history.state, seat, rng)
  return history.play(seat, move, isByPerson).move!
}

/** Expects that an eye could know beforehand all that a move shows and tells it. */
function expectForeseen(
  game: AnyGame,
  state: Position,
  eye: Seat,
  seat: Seat,
  text: string,
  plies: number,
  rng: Rng,
): void {
  if (isOpen(game, state, eye)) return
  const seen = viewTable(game, state, eye)
  const real = shownBy(game, game.clone(state), eye, seat, text)
  for (let i = 0; i < IMAGINED; i++) {
    expectSameJson(shownBy(game, game.determinize(seen, rng, plies), eye, seat, text), real)
  }
}

function shownBy(game: AnyGame, state: Position, eye: Seat, seat: Seat, text: string): unknown {
  const move = game.read(state, seat, text)
  if (!move.ok) return move
  const events: unknown[] = []
  game.apply(state, seat, move.value, (event: GameEvent) => events.push(game.eventFor(event, eye)))
  return [viewTable(game, state, eye), events]
}

function isOpen(game: AnyGame, state: Position, eye: Seat): boolean {
  return JSON.stringify(game.view(state, eye)) === JSON.stringify(game.dump(state))
}
