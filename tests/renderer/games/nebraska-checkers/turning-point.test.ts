import { expect, it } from 'vitest'
import { turningPoint } from '../../../../src/renderer/games/nebraska-checkers/face'
import { nebraskaCheckers } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaEvent } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers/shape'
import {
  createSeedSource,
  createSeededRng,
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  seatsIn,
  type GameEvent,
} from '../../../../src/rules/kit'

const turn = (seat: number): NebraskaEvent => ({ type: 'turn', seat, mustJump: [] })
const step = (seat: number): NebraskaEvent[] => [{ type: 'stepped', seat, from: 39, to: 31 }, turn(1 - seat)]
/** A play of one jump that takes a man or a king. */
const jump = (seat: number, from: number, king = false): NebraskaEvent[] => [
  { type: 'jumped', seat, from, over: from - 8, to: from - 16 },
  { type: 'taken', seat: 1 - seat, square: from - 8, king },
  turn(1 - seat),
]

it('is the play after which the winner was ahead for good, with its squares', () => {
  const events = [...jump(0, 40), ...jump(1, 41), ...step(0), ...jump(1, 42), ...step(0), ...jump(1, 43, true)]
  expect(turningPoint(events, 1)).toEqual({
    words: { key: 'turned-black', params: { from: 42, to: 26, n: 1 } },
    squares: [42, 26],
  })
  // For the other side it never turned: it was behind at the end.
  expect(turningPoint(events, 0)).toBeNull()
})

it('counts a chain of jumps as one play, a king for two men, and a crowning for one', () => {
  const chain: NebraskaEvent[] = [
    { type: 'jumped', seat: 0, from: 45, over: 37, to: 29 },
    { type: 'jumped', seat: 0, from: 29, over: 23, to: 17 },
    { type: 'taken', seat: 1, square: 37, king: false },
    { type: 'taken', seat: 1, square: 23, king: false },
    turn(1),
  ]
  const crowned: NebraskaEvent[] = [
    { type: 'stepped', seat: 0, from: 9, to: 3 },
    { type: 'crowned', seat: 0, square: 3 },
    turn(1),
  ]
  expect(turningPoint([...jump(1, 41, true), ...chain, ...crowned], 0)?.squares).toEqual([9, 3])
  expect(turningPoint([...jump(1, 41), ...chain, ...crowned], 0)).toEqual({
    words: { key: 'turned-red', params: { from: 45, to: 17, n: 2 } },
    squares: [45, 29, 17],
  })
  expect(turningPoint([...step(0), ...step(1)], 0)).toBeNull()
})

it('is found in games as they are played, and is the last play that changed who is ahead', () => {
  const points = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
    const events = playedEvents(seed)
    const ended = events.at(-1)
    const winner = ended?.type === 'ended' ? ended.winners[0] : undefined
    return winner === undefined ? null : turningPoint(events, winner)
  })
  const found = points.filter((point) => point !== null)
  expect(found.length).toBeGreaterThan(3)
  for (const { squares, words } of found) {
    expect(squares.length).toBeGreaterThan(1)
    expect(squares.every((square) => square >= 1 && square <= 49)).toBe(true)
    expect(words.params).toMatchObject({ from: squares[0], to: squares.at(-1) })
  }
})

/** Returns the events of a game in which both sides move at random. */
function playedEvents(seed: string): NebraskaEvent[] {
  const line = new LineOfPlay(nebraskaCheckers, defaults(nebraskaCheckers.info), 2, createSeedSource(seed))
  const rng = createSeededRng(seed)
  const events: NebraskaEvent[] = []
  const tell = (event: GameEvent): void => void events.push(event as NebraskaEvent)
  line.settleChance(tell)
  while (!line.isOver) {
    const [seat] = seatsIn(line.game.requiredSeats(line.state))
    const texts = listTexts(line.game, line.state, seat!)
    const refusal = line.playText(`${letterOf(seat!)} ${texts[rng.below(texts.length)]!}`, tell)
    if (refusal) throw new Error(refusal.message)
  }
  return events
}
