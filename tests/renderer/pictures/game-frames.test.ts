import { describe, expect, it } from 'vitest'
import { loadGameFace, hasFace } from '../../../src/renderer/games'
import { topViewOf } from '../../../src/renderer/pictures/top-view'
import { framesOf, thinOut, type ReplaySource, type Frame } from '../../../src/renderer/pictures/game-frames'
import { sentenceFor } from '../../../src/renderer/games/event-sentence'
import { gameById, games as catalogue } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  seatsIn,
  createSeededRng,
  createSeedSource,
  createTapeSource,
  type AnyGame,
  type GameEvent,
  type GameRecord,
} from '../../../src/rules/kit'

const NAMES = ['Ada', 'Walter', 'Mabel', 'Chester', 'Opal', 'Homer', 'Edith', 'Floyd']

/** Plays a random game of at most so many moves. */
function played(game: AnyGame, most: number): LineOfPlay {
  const seats = Math.max(game.info.seats.min, Math.min(2, game.info.seats.max))
  const line = new LineOfPlay(game, defaults(game.info), seats, createSeedSource('pictures'))
  const rng = createSeededRng('pictures')
  line.settleChance()
  while (line.plyCount < most && !line.isOver) {
    const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
    const seat = able[rng.below(able.length)]!
    line.playText(`${letterOf(seat)} ${game.write(line.state, seat, game.pick(line.state, seat, rng))}`)
    line.settleChance()
  }
  return line
}

async function courseOf(id: string, most: number, eye: number): Promise<{ course: ReplaySource; record: GameRecord }> {
  const game = gameById(id)!
  const line = played(game, most)
  const face = await loadGameFace(id)
  const record = line.record()
  const course: ReplaySource = {
    record,
    face,
    eye,
    currentView: viewTable(game, line.state, eye),
    sentenceFor: (event, seen) => sentenceFor(face, event, { ...seen, eye: ONLOOKER }, NAMES),
  }
  return { course, record }
}

/** Returns the cards that lie face up in a picture, without the name of their box: `17`, `QH`. */
const shown = ({ pieces }: Frame): string[] =>
  topViewOf(pieces)
    .filter(({ kind, face }) => kind === 'card' && !/^ticket|back/.test(face))
    .map(({ face }) => face.slice(face.indexOf('/') + 1))

describe.each(catalogue.map(({ info }) => info.id).filter(hasFace))('pictures of %s', (id) => {
  it('has a position for each move, draws every piece once, and says what happened', async () => {
    const { course, record } = await courseOf(id, 24, 0)
    const frames = [...framesOf(course)]
    expect(frames.map(({ ply }) => ply)).toEqual(Array.from({ length: record.moves.length + 1 }, (_, ply) => ply))
    for (const { pieces } of frames) {
      const prints = topViewOf(pieces)
      expect(prints.length).toBeGreaterThan(0)
      expect(new Set(prints.map((print) => print.id)).size).toBe(prints.length)
    }
    expect(topViewOf(frames.at(-1)!.pieces)).not.toEqual(topViewOf(frames[0]!.pieces))
    const words = frames.flatMap((frame) => frame.words).join(' ')
    expect(words).not.toBe('')
    expect(words).not.toMatch(/\{\w+\}|undefined|\bnull\b/)
  })
})

const HELD = ['forty-nine', 'boston-books', 'new-york-whist', 'pittsburgh-draw', 'color-casino', 'cassino-25']

describe.each(HELD)('what is hidden in %s', (id) => {
  it('is never drawn face up before the end, and every card of the own hand is drawn once', async () => {
    const { course, record } = await courseOf(id, 400, 0)
    const game = gameById(id)!
    const line = new LineOfPlay(
      game,
      defaults(game.info),
      record.seats.length,
      createTapeSource(record.chance?.tape ?? []),
    )
    // Everything that was told openly stays known. For example, sweeps stand in their pile.
    let told = ''
    const hear = (event: GameEvent) => (told += JSON.stringify(game.eventFor(event, 0)))
    line.settleChance(hear)
    for (const frame of framesOf(course)) {
      if (frame.ply > 0) {
        expect(line.playText(record.moves[frame.ply - 1], hear)).toBeNull()
        line.settleChance(hear)
      }
      const names = JSON.stringify(viewTable(game, line.state, 0).state) + told
      const up = shown(frame)
      // Every card that lies face up is named in what this eye was shown.
      for (const card of up)
        expect.soft(names, `${card} at ${String(frame.ply)}`).toMatch(new RegExp(`"${card}"|\\b${card}\\b`))
      const hand = frame.pieces.filter(({ touch, down }) => touch?.startsWith('hand:') && down !== true)
      for (const { face } of hand)
        expect.soft(up.filter((card) => card === face.slice(face.indexOf('/') + 1))).toHaveLength(1)
    }
  })
})

it('an onlooker is drawn nobody’s hand', async () => {
  const { course } = await courseOf('forty-nine', 30, ONLOOKER)
  for (const { pieces } of framesOf(course))
    expect(pieces.filter(({ zone, down }) => zone?.startsWith('hand:') && down !== true)).toEqual([])
})

it('a finished game ends with what its end lays open', async () => {
  const { course } = await courseOf('forty-nine', 400, 1)
  expect(course.currentView.over).toBe(true)
  const last = [...framesOf(course)].at(-1)!
  expect(last.pieces.filter(({ zone, down }) => zone === 'hand:A' && down === true)).toEqual([])
})

describe('a long game', () => {
  const frames = Array.from({ length: 101 }, (_, ply): Frame => ({ ply, seat: 0, pieces: [], words: [String(ply)] }))

  it('is thinned evenly, with its first and its last position and all that was said', () => {
    const few = thinOut(frames, 11)
    expect(few.map(({ ply }) => ply)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    expect(few.flatMap(({ words }) => words)).toEqual(frames.flatMap(({ words }) => words))
  })

  it('is left as it is where it is short enough', () => {
    expect(thinOut(frames, 101)).toEqual(frames)
  })
})
