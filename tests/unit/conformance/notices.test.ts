import { describe, expect, it } from 'vitest'
import { accept, type AnyGame, type GameEvent, type Position } from '../../../src/rules/kit'
import { notationChecks } from './notation'
import { playChecks } from './play'
import { recordsChecks } from './records'
import { highest, type Highest } from './template'
import { viewsChecks } from './views'

const checks = Object.entries({ ...playChecks, ...notationChecks, ...recordsChecks, ...viewsChecks })

/** The sentences of the checks that a game fails. */
function failed(game: AnyGame): string[] {
  return checks.flatMap(([sentence, check]) => {
    try {
      check(game)
      return []
    } catch {
      return [sentence]
    }
  })
}

const broken = (fault: Partial<AnyGame>): AnyGame => ({ ...highest, ...fault }) as AnyGame

describe('the conformance checks', () => {
  it('pass the template game', () => {
    expect(failed(highest)).toEqual([])
  })

  it.each<[string, AnyGame, string]>([
    [
      'a length that is too short',
      broken({ info: { ...highest.info, longest: () => 3 } }),
      'ends within its longest length if all moves are sound',
    ],
    [
      'a lost card',
      broken({
        apply: (state: Highest, seat, card: number, tell) => {
          highest.apply(state, seat, card, tell)
          if (state.played.length > 3) state.played[0] = state.played[1]!
        },
      }),
      'keeps every piece, each in one place, after every ply',
    ],
    [
      'a clone that shares a list',
      broken({ clone: (state: Highest) => ({ ...highest.clone(state), points: state.points }) }),
      'plays on with a clone or a copy and leaves the original as it was',
    ],
    [
      'a copy that forgets a field',
      broken({
        copy: (from: Highest, into: Highest) => {
          const points = [...into.points]
          highest.copy(from, into)
          into.points.splice(0, Infinity, ...points.slice(0, from.seats))
        },
      }),
      'plays on with a clone or a copy and leaves the original as it was',
    ],
    [
      'a pick with a favourite',
      broken({ pick: (state: Highest, seat, rng) => state.hands[seat]![rng.below(3) % state.hands[seat]!.length] }),
      'picks each listed move as often as any other',
    ],
    [
      'points for whoever came first',
      broken({
        apply: (state: Highest, seat, card: number, tell) => {
          if (state.chosen.every((other) => other === 0)) state.points[seat]!++
          highest.apply(state, seat, card, tell)
        },
      }),
      'gives the same whichever of several seats that must act acts first',
    ],
    [
      'a text for two moves',
      broken({ write: (_state, _seat, card: number) => `${card > 2 ? 3 : card}` }),
      'writes each move of a position as a text of its own and reads it back',
    ],
    [
      'a text that changes what it asks about',
      broken({
        read: (state: Highest, seat, text) => {
          state.points[0]!++
          return highest.read(state, seat, text)
        },
      }),
      'refuses any other text with a code and a sentence, and nothing has changed',
    ],
    [
      'a move for those who need not act',
      broken({
        read: (state: Highest, seat, text) =>
          /^\d+$/.test(text) ? accept(Number(text)) : highest.read(state, seat, text),
      }),
      'refuses whatever a seat sends that need not act',
    ],
    [
      'luck of its own',
      broken({
        sampleChance: (state: Highest, rng, into) => {
          highest.sampleChance(state, rng, into)
          luck = (luck + 1) % 2
          if (luck) into.reverse()
        },
      }),
      'comes to the same position from the tape and from the seed',
    ],
    [
      'a throw at a short tape',
      broken({
        readChance: (state: Highest, tape, from) => {
          if (tape.length - from < state.pack.length) throw new Error('short')
          return highest.readChance(state, tape, from)
        },
      }),
      'refuses a tape that is cut anywhere, with no move at fault, and ignores entries too many',
    ],
    [
      'an imagined table with other sizes',
      broken({
        imagine: (seen, rng) => {
          const state = highest.imagine(seen, rng)
          const [one, two] = state.hands
          if (one!.length > 1) two!.push(one!.pop()!)
          return state
        },
      }),
      'imagines tables that look the same, wait for the same seats and offer the same moves',
    ],
    [
      'a bot that peeks',
      broken({
        // The view carries all that is laid face down in a place where nobody looks.
        view: (state: Highest, eye) => ({ ...highest.view(state, eye), draft: state.chosen.join() }),
      }),
      'imagines tables that look the same, wait for the same seats and offer the same moves',
    ],
    [
      'a hand that is written for everybody',
      broken({
        viewParts: {
          open: (state: Highest) => highest.view(state, 0),
          own: (state: Highest, eye) => ({ chosen: highest.view(state, eye).chosen }),
        },
      }),
      'is written for many eyes at once as for each alone',
    ],
    [
      'an event that tells what was laid face down',
      broken({ eventFor: (event: GameEvent) => event }),
      'gives an eye the same views, moves, refusals and events where only hidden things differ',
    ],
    [
      'a refusal that gives another hand away',
      broken({
        read: (state: Highest, seat, text) => {
          const other = state.hands.findIndex((hand) => hand.includes(Number(text)))
          const read = highest.read(state, seat, text)
          if (read.ok || other < 0) return read
          return { ok: false, error: { ...read.error, message: `Seat ${other} has it.` } }
        },
      }),
      'gives an eye the same views, moves, refusals and events where only hidden things differ',
    ],
    [
      'secrets kept after the end',
      broken({ view: (state: Highest, eye) => ({ ...highest.view(state, eye), eye }) }),
      'opens everything when it is over',
    ],
    [
      'an event that is no JSON',
      broken({
        apply: (state: Position, seat, card: number, tell) => {
          highest.apply(state as Highest, seat, card, tell)
          tell?.({ type: 'chose', seat, at: undefined } as GameEvent)
        },
      }),
      'filters an event once and for all, and keeps it plain JSON',
    ],
  ])('notice %s', (_fault, game, sentence) => {
    const check = checks.find(([name]) => name === sentence)![1]
    expect(() => check(game)).toThrow()
  })
})

let luck = 0
