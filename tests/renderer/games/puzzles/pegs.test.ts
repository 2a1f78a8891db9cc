import { describe, expect, it } from 'vitest'
import { fortyNinePuzzleFace, SOLUTION as TO_32 } from '../../../../src/renderer/games/forty-nine-puzzle/face'
import { finishesFrom } from '../../../../src/renderer/games/forty-nine-puzzle/en'
import { nineMenSquareFace } from '../../../../src/renderer/games/puzzles/nine-men/face'
import { twentyFiveGoalFace, SOLUTION as TO_25 } from '../../../../src/renderer/games/twenty-five-goal/face'
import { squareCentre } from '../../../../src/renderer/games/layout/board'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { diffPieces } from '../../../../src/renderer/stage/model/piece-diff'
import { pieceOf, soloAt } from '../solo'

/** Returns from where to where each man goes when one scene becomes another. Men that stay are left out. */
function walks(before: readonly Piece[], after: readonly Piece[]): string[] {
  return diffPieces(before, after)
    .changes.filter(({ piece, previous }) => piece.kind === 'man' && piece.id !== previous?.id)
    .map(({ piece, previous }) => `${previous?.id ?? 'nowhere'} > ${piece.id}`)
    .sort()
}

describe('pegs', () => {
  const opening = soloAt(twentyFiveGoalFace, [])
  const jumped = soloAt(twentyFiveGoalFace, ['35x49'])

  it('the peg that jumps goes to its square, and the one it jumped to those before the board', () => {
    const moved = walks(opening.scene(), jumped.scene())
    expect(moved).toEqual(['man:35 > man:49', 'man:42 > taken:2:0'])
  })

  it('the same pegs go back when a jump is taken back', () => {
    const moved = walks(jumped.scene(), opening.scene())
    expect(moved).toEqual(['man:49 > man:35', 'taken:2:0 > man:42'])
  })

  it('all the way of a solution, forth and back, no peg comes from nowhere', () => {
    let before = opening.scene()
    TO_25.forEach((_, i) => {
      const after = soloAt(twentyFiveGoalFace, TO_25.slice(0, i + 1)).scene()
      expect(walks(before, after).filter((walk) => walk.startsWith('nowhere'))).toEqual([])
      expect(walks(after, before).filter((walk) => walk.startsWith('nowhere'))).toEqual([])
      expect(after.filter((piece) => piece.kind === 'man')).toHaveLength(48)
      before = after
    })
  })

  it('the square of the last man shows while it is free, and the last man glows on it', () => {
    const free = soloAt(twentyFiveGoalFace, ['25x11'], { start: 11 })
    expect(pieceOf(free.scene(), 'mark:25').glow).toBeGreaterThan(0)
    const done = soloAt(twentyFiveGoalFace, TO_25)
    expect(pieceOf(done.scene(), 'man:25').glow).toBeGreaterThan(0.5)
    expect(twentyFiveGoalFace.result?.(done.seen)).toEqual({ key: 'result.solved', params: { jumps: 47 } })
  })

  it('a jump that is not allowed is named by its squares, so that the rule can be told', () => {
    expect(twentyFiveGoalFace.attempt?.(['square:1', 'square:4'], opening.seen)).toBe('1x4')
    expect(twentyFiveGoalFace.attempt?.(['square:1'], opening.seen)).toBeNull()
  })
})

describe('a chain of jumps', () => {
  const three = soloAt(nineMenSquareFace, ['25x11', '32x16x18', '19x17'])
  const touched = ['square:11', 'square:23', 'square:39']

  it('shows the man on the square touched last, and those he passed on their sides', () => {
    const pieces = three.scene(touched)
    const { x, z } = squareCentre(39)
    const man = pieceOf(pieces, 'man:11').pose
    expect(Math.hypot(man.x - x, man.z - z)).toBeLessThan(0.2)
    expect(pieceOf(pieces, 'man:17').pose.tilt).toBeGreaterThan(1)
    expect(pieceOf(pieces, 'man:31').pose.tilt).toBeGreaterThan(1)
    expect(pieceOf(pieces, 'man:33').pose.tilt ?? 0).toBe(0)
  })

  it('is one move: one chip goes over for it', () => {
    const done = soloAt(nineMenSquareFace, ['25x11', '32x16x18', '19x17', '11x23x39x27x25'])
    const chips = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.id.startsWith('pip:'))
    const gone = (pieces: readonly Piece[]) => chips(pieces).filter(({ pose }) => pose.z > 6).length
    expect(chips(done.scene())).toHaveLength(4)
    expect([gone(three.scene()), gone(done.scene())]).toEqual([3, 4])
    expect(nineMenSquareFace.result?.(done.seen)?.key).toBe('result.fewest')
  })
})

describe('the "49" Puzzle', () => {
  it('says before the first jump that from 49 no single man can remain', () => {
    const { seen } = soloAt(fortyNinePuzzleFace, [])
    expect(fortyNinePuzzleFace.prompt(seen).key).toBe('prompt.start-hopeless')
    expect(fortyNinePuzzleFace.anchor(seen)).toBe('the-rule-of-threes')
  })

  it('knows the 24 vacancies that can be done, as its leaflet prints them', async () => {
    const starts = Array.from({ length: 49 }, (_, i) => i + 1)
    expect(starts.filter((start) => finishesFrom(start).length === 0)).toHaveLength(25)
    const leaflet = await fortyNinePuzzleFace.leaflet['en']!()
    const printed = leaflet.split('\n').filter((line) => /^\| +\d/.test(line))
    expect(printed).toHaveLength(4)
    for (const line of printed) {
      const [from, to] = line.split('|').slice(1, 3)
      for (const start of from!.split(',').map(Number)) expect(finishesFrom(start)).toEqual(to!.split(',').map(Number))
    }
    expect(leaflet).toContain(
      starts
        .filter((start) => finishesFrom(start).length === 0)
        .slice(0, 3)
        .join(', '),
    )
  })

  it('praises a man on the square that was named, and tells of one on another', () => {
    const named = (finish: number) => soloAt(fortyNinePuzzleFace, TO_32, { start: 18, finish }).seen
    expect(fortyNinePuzzleFace.result?.(named(32))?.key).toBe('result.solved')
    expect(fortyNinePuzzleFace.result?.(named(8))?.key).toBe('result.elsewhere')
  })
})
