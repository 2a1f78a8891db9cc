import { describe, expect, it } from 'vitest'
import {
  suiteAssemblingFace as face,
  SOLVABLE_DEAL,
  EXAMPLE_DEAL,
  SOLUTION,
} from '../../../../src/renderer/games/suite-assembling/face'
import { rowsExtent } from '../../../../src/renderer/games/suite-assembling/scene'
import type { Table } from '../../../../src/renderer/games/suite-assembling/table'
import { SIZE } from '../../../../src/renderer/stage/model/sizes'
import { faceContract, IDLE_CONTEXT, playRandomGame } from '../contract'
import { pieceOf, soloAt } from '../solo'

faceContract(face, 'forty-nine-outfit', [
  { name: 'as printed', seats: 1 },
  { name: 'any of three, twice through', seats: 1, options: { packCards: 'any', passes: 2 } },
])

describe('the table of Suite Assembling', () => {
  it('takes a run as one thing: from its pile to another, or its last card up', () => {
    const { scene, touches, seen } = soloAt(face, ['9@1'], {}, EXAMPLE_DEAL)
    expect(pieceOf(scene(), 'card:9')).toMatchObject({ touch: 'pile:1', carry: true })
    expect(pieceOf(scene(), 'card:10').touch).toBe('pile:1')
    expect(touches('44@7')).toEqual(['pile:2', 'pile:7'])
    const lifted = scene(['pile:1'])
    for (const id of ['card:9', 'card:10']) expect(pieceOf(lifted, id).pose.y).toBeGreaterThan(0.5)
    expect(face.attempt!(['pile:1', 'pile:7'], seen)).toBe('10@7')
    expect(face.attempt!(['pile:1', 'up'], seen)).toBe('9@up')
    expect(face.attempt!(['stock'], seen)).toBe('deal')
  })

  it('sends up by a second touch what was touched, the pile its last card; the pack stays', () => {
    const { seen } = soloAt(face, ['9@1'], {}, EXAMPLE_DEAL)
    expect(face.repeatedTouchMove!(['pile:1'], seen)).toBe('9@up')
    expect(face.repeatedTouchMove!(['hand:7'], seen)).toBe('7@up')
    expect(face.repeatedTouchMove!(['stock'], seen)).toBeNull()
  })

  it('leaves a space that can be touched, and turns up the card that lay under a run', () => {
    const { scene, events } = soloAt(face, ['9@1', '44@7'], {}, EXAMPLE_DEAL)
    expect(pieceOf(scene(), 'space:2').touch).toBe('pile:2')
    expect(pieceOf(scene(['pile:4']), 'space:2').glow).toBeGreaterThan(0.5)
    expect(events.map((event) => event.type)).toContain('space')
    const turned = soloAt(face, ['9@1', '44@7', '35@2'], {}, EXAMPLE_DEAL)
    expect(pieceOf(turned.scene(), 'card:46')).toMatchObject({ from: 'down', motion: 'flip' })
  })

  it('shows of the heap only what may be played', () => {
    const { scene, seen } = soloAt(face, ['deal', 'deal'], {}, SOLVABLE_DEAL)
    const heap = scene().filter((piece) => piece.zone === 'heap')
    expect(heap).toHaveLength(5)
    expect(heap.every((piece) => piece.down)).toBe(true)
    expect(pieceOf(scene(), 'card:7').touch).toBe('hand:7')
    expect(face.pad(seen).lines.at(-1)!.cells).toEqual(['15 + 6'])
  })

  it('keeps every card once in the picture: forty-nine cards, whatever has been played', () => {
    playRandomGame(face.id, { name: 'all', seats: 1 }, 'all', (moment) => {
      const pieces = face.scene(moment.seen(0), IDLE_CONTEXT).filter((piece) => piece.kind === 'card')
      expect(pieces).toHaveLength(49)
    })
  })

  it('gives every pile on a wide page its own room, and in the longest piles every number can be read', () => {
    const seen = soloAt(face, [], {}, SOLVABLE_DEAL).seen as Table
    const run = ['49', '48', '47', '46', '45', '44', '43']
    const half = SIZE.card.w / 2
    const extent = rowsExtent(false)
    for (let longest = 0; longest < 7; longest++) {
      const piles = seen.state.piles.map(({ down }, i) => ({ down, up: i === longest ? run : ['1'] }))
      const pieces = face.scene({ ...seen, state: { ...seen.state, piles } }, { ...IDLE_CONTEXT, page: 'wide' })
      const places = pieces.flatMap(({ id, pose, touch }) =>
        touch === `pile:${longest + 1}` && id.startsWith('card:') ? [pose] : [],
      )
      expect(places).toHaveLength(run.length)
      // The upright number is set within the first 0.7 inches of a card; cards are laid a little askew.
      places.slice(1).forEach(({ x }, i) => expect(x - places[i]!.x).toBeGreaterThan(0.7))
      const end = places.at(-1)!
      const rowEnd = Math.min(
        extent.right,
        ...pieces.flatMap(({ touch, group, pose }) =>
          group === undefined &&
          touch !== undefined &&
          touch !== `pile:${longest + 1}` &&
          Math.abs(pose.z - end.z) < 1 &&
          pose.x > end.x
            ? [pose.x - half]
            : [],
        ),
      )
      expect(end.x + half).toBeLessThanOrEqual(rowEnd + 0.1)
    }
  })

  it('finishes by itself from where nothing can be spoilt, however the pack lies', () => {
    const way = [...SOLUTION]
    const sure = way.findIndex(
      (_, at) => face.finishingMove!(soloAt(face, way.slice(0, at), {}, SOLVABLE_DEAL).seen) !== null,
    )
    expect(way.length - sure).toBeGreaterThan(5)
    let played = way.slice(0, sure)
    for (
      let now = soloAt(face, played, {}, SOLVABLE_DEAL);
      !now.seen.over;
      now = soloAt(face, played, {}, SOLVABLE_DEAL)
    ) {
      const move = face.finishingMove!(now.seen)!
      expect(now.moves).toContain(move)
      played = [...played, move]
    }
    expect(soloAt(face, played, {}, SOLVABLE_DEAL).seen.scores['A']).toBe(49)
    // With only one pass through the pack, the player may not come to that card again.
    const once = soloAt(face, way.slice(0, 5), { passes: 1 }, SOLVABLE_DEAL)
    expect(face.finishingMove!(once.seen)).toBeNull()
  })

  it('ends with all cards up, or with everything laid open', () => {
    const { seen } = soloAt(face, SOLUTION, {}, SOLVABLE_DEAL)
    expect(face.result!(seen)).toMatchObject({ key: 'result.done', params: { up: 49, pass: 3 } })
    playRandomGame(face.id, { name: 'blocked', seats: 1, options: { passes: 1 } }, 'blocked', (moment) => {
      const view = moment.seen(0)
      if (!view.over || view.scores['A'] === 49) return
      expect(face.result!(view)?.key).toBe('result.blocked')
      expect(face.scene(view, IDLE_CONTEXT).some((piece) => piece.kind === 'card' && piece.down)).toBe(false)
    })
  })
})
