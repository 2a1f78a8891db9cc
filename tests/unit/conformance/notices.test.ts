import { describe, expect, it } from 'vitest'
import { accept, refuse, type AnyGame, type GameEvent, type Position } from '../../../src/rules/kit'
import { checks } from './contract'
import { highest, type Highest } from './template'
import { second } from './highest-2'
import { everyOther } from '../../scale'

/** Returns the sentences of the checks that a game fails. */
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

const broken = (fault: Partial<AnyGame>): AnyGame => ({ ...highest, ...fault })

describe('the conformance checks', () => {
  it('pass the template game', () => {
    expect(failed(highest)).toEqual([])
  })

  it('pass the template game after its rules have changed', () => {
    expect(failed(second)).toEqual([])
  })

  it.each<[string, AnyGame, string]>(
    everyOther([
      [
        'a length that is too short',
        broken({ info: { ...highest.info, maxPlies: () => 3 } }),
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
        broken({ pick: (state: Highest, seat, rng) => state.hands[seat]![rng.below(3) % state.hands[seat]!.length]! }),
        'picks each listed move as often as any other',
      ],
      [
        'a favourite among very many moves',
        broken({
          // Each card can be laid in a hundred ways, and one of them is never picked.
          moves: (state: Highest, seat, into) => {
            const cards: number[] = []
            const count = 100 * highest.moves(state, seat, cards)
            for (let i = 0; i < count; i++) into[i] = cards[Math.floor(i / 100)]! + 1000 * (i % 100)
            return count
          },
          pick: (state: Highest, seat, rng) => highest.pick(state, seat, rng) + 1000 * rng.below(99),
          apply: (state: Highest, seat, move: number, tell) => highest.apply(state, seat, move % 1000, tell),
        }),
        'picks each listed move as often as any other',
      ],
      [
        'a favourite of whoever draws until a card fits',
        broken({
          pick: (state: Highest, seat, rng) => {
            for (;;) {
              const card = 1 + (rng.below(HIGHEST_CARD + 6) % HIGHEST_CARD)
              if (state.hands[seat]!.includes(card)) return card
            }
          },
        }),
        'picks each listed move as often as any other',
      ],
      [
        'a game for one that never ends and is not named',
        broken({ info: { ...highest.info, seats: { min: 1, max: 1 }, maxPlies: () => Infinity } }),
        'ends within its longest length if all moves are sound',
      ],
      [
        'a named game without an end that states its length',
        broken({ info: { ...highest.info, id: 'isolation' } }),
        'ends within its longest length if all moves are sound',
      ],
      [
        'a game that never comes to its end',
        broken({
          apply: (state: Highest, seat, card: number, tell) => {
            highest.apply(state, seat, card, tell)
            if (state.played.length < state.pack.length) return
            state.played.length = 0
            state.pack.forEach((again, i) => state.hands[i % state.seats]!.push(again))
          },
        }),
        'opens everything when it is over',
      ],
      [
        'chance that no record tells of',
        broken({ chance: () => 0, requiredSeats: () => 0 }),
        'refuses a tape that is cut anywhere, with no move at fault, and ignores entries too many',
      ],
      [
        'chance that is not owned to',
        broken({ info: { ...highest.info, hasChance: false } }),
        'refuses a tape that is cut anywhere, with no move at fault, and ignores entries too many',
      ],
      [
        'seats that must act one after the other although they are named',
        broken({
          requiredSeats(state: Highest) {
            const seats: number = highest.requiredSeats(state)
            return seats & -seats
          },
        }),
        'gives the same whichever of several seats that must act acts first',
      ],
      [
        'a view in which no two tables look alike',
        broken({ view: (state: Highest, eye) => ({ ...highest.view(state, eye), seal: (luck = luck + 1) }) }),
        'gives an eye the same views, moves, refusals and events where only hidden things differ',
      ],
      [
        'a seat that speaks up although the game says that none may',
        broken({ optionalSeats: (state: Highest) => (state.played.length > 0 ? 1 : 0) }),
        'waits for somebody or for chance until it is over, and then for nobody',
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
        'a word for nonsense before it says that all is over',
        broken({
          read: (state: Highest, seat, text) =>
            /^\d+$/.test(text) ? highest.read(state, seat, text) : refuse('bad-move', 'A move is a number.'),
        }),
        'refuses everything once it is over, before it looks at who says what',
      ],
      [
        'luck of its own',
        broken({
          sampleChance: (state: Highest, rng, into) => {
            highest.sampleChance(state, rng, into)
            // Of no period: whatever number of shuffles a game has, no two games in a row are shuffled alike.
            luck++
            if (bits(luck) % 2 === 0) into.reverse()
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
          determinize: (seen: Parameters<typeof highest.determinize>[0], rng) => {
            const state = highest.determinize(seen, rng)
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
          // The view shows all cards that lie face down, in an additional field.
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
        'undo without limit where cards are hidden',
        broken({ info: { ...highest.info, undo: 'free' } }),
        'takes back nothing that told its seat, or another person, something hidden',
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
    ]),
  )('notice %s', (_fault, game, sentence) => {
    const check = checks.find(([name]) => name === sentence)![1]
    expect(() => check(game)).toThrow()
  })
})

/** The highest card of the template game with eight seats. */
const HIGHEST_CARD = 32

let luck = 0

/** Returns the number of ones in the binary digits of a number. */
const bits = (n: number): number => n.toString(2).replaceAll('0', '').length
