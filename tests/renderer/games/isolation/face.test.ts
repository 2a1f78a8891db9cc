import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../../src/renderer/framing/box'
import { projectedBounds } from '../../../../src/renderer/framing/camera'
import { outlinePointsOf } from '../../../../src/renderer/framing/outline'
import { galleryPositions, viewAt } from '../../../bench/framing/positions'
import { pageOf } from '../../framing/pages'
import { isolationFace as face } from '../../../../src/renderer/games/isolation/face'
import { squaresBetween } from '../../../../src/renderer/games/isolation/scene'
import { faceContract } from '../contract'
import { pieceOf, soloAt } from '../solo'

faceContract(face, 'forty-nine-outfit', [{ name: 'seven cards', seats: 1, plies: 40 }])

describe('the board of Isolation', () => {
  it('puts cards that clash in the shade and lights the line that they share', () => {
    const { scene } = soloAt(face, ['@1', '@25', '@7'])
    for (const square of [1, 25, 7]) expect(pieceOf(scene(), `lone:${square}`).tint).toBeLessThan(1)
    for (const square of [9, 17, 4]) expect(pieceOf(scene(), `mark:${square}`).glow).toBeGreaterThan(0.5)
    expect(squaresBetween(1, 25)).toEqual([9, 17])
    expect(squaresBetween(43, 7)).toEqual([13, 19, 25, 31, 37])
    expect(squaresBetween(3, 24)).toEqual([10, 17])
  })

  it('joins the cards that clash with red thread, pair by pair, and names their squares', () => {
    const { scene, seen } = soloAt(face, ['@1', '@25', '@7', '@10'])
    const thread = scene().filter(({ face: it }) => it === 'mark/thread-round')
    const pairs = new Set(thread.map(({ id }) => id.replace(/:\d+$/u, '')))
    expect(pairs).toEqual(new Set(['clash:1:7', 'clash:1:25', 'clash:7:25']))
    expect(face.prompt(seen)).toEqual({ key: 'prompt.clash', params: { n: 3, pairs: '1–7, 1–25, 7–25' } })
  })

  it('shows with a card in the hand where it would be alone, the held card not counted', () => {
    const { scene } = soloAt(face, ['@1', '@10'])
    const shines = (touch: string, square: number) => pieceOf(scene([touch]), `mark:${square}`).glow! > 0.5
    expect([shines('hand', 5), shines('hand', 19), shines('hand', 22)]).toEqual([false, true, false])
    expect(shines('square:10', 12)).toBe(true)
  })

  it('lets a moved card come from its square, and a taken one go back to the row', () => {
    const moved = soloAt(face, ['@1', '1-12'])
    expect(pieceOf(moved.scene(), 'lone:12').from).toBe('square:1')
    const taken = soloAt(face, ['@1', '1@off'])
    expect(pieceOf(taken.scene(), 'spare:6')).toMatchObject({ from: 'square:1', touch: 'hand' })
  })

  it('tells which of the forty it is, and lets all seven shine', () => {
    const { seen, scene } = soloAt(face, ['@1', '@13', '@18', '@23', '@35', '@40', '@45'])
    expect(face.result!(seen)).toEqual({ key: 'result.done', params: { solution: 4, family: 2 } })
    expect(face.pad(seen)).toMatchObject({ totals: ['7'] })
    for (const square of [1, 13, 18, 23, 35, 40, 45])
      expect(pieceOf(scene(), `lone:${square}`).glow).toBeGreaterThan(0.8)
  })

  it('names the rule that forbids a touch', () => {
    const { seen } = soloAt(face, ['@1'])
    expect(face.attempt!(['hand', 'square:1'], seen)).toBe('@1')
    expect(face.attempt!(['square:1', 'square:1'], seen)).toBe('1-1')
    expect(face.attempt!(['square:1', 'hand'], seen)).toBe('1@off')
    expect(face.attempt!(['hand'], seen)).toBeNull()
  })
})

describe('the album', () => {
  it('has a picture for each of the forty, every one seven cards alone, and knows which one lies', () => {
    const { pictures, side, solutionNumberOf } = face.album!
    expect(pictures).toHaveLength(40)
    expect(new Set(pictures.map((squares) => squares.join())).size).toBe(40)
    expect(side).toBe(7)
    pictures.forEach((squares, at) => {
      const moves = squares.map((square) => `@${square}`)
      expect(solutionNumberOf(soloAt(face, moves).seen)).toBe(at + 1)
      expect(solutionNumberOf(soloAt(face, moves.slice(0, 6)).seen)).toBeNull()
    })
  })
})

it('the cards in hand are large beside the board, and lie in one row in front of it', async () => {
  const seen = viewAt('isolation', { ...galleryPositions()['isolation']!, moves: [] })
  const cardsAt = async (size: '1280x720' | '390x844') => {
    const { pieces, camera } = await pageOf('isolation', seen, size)
    const cards = pieces.filter(({ kind, group }) => kind === 'card' && group === 'spare')
    return cards.map((card) => projectedBounds(camera, outlinePointsOf([card])))
  }
  const wide = await cardsAt('1280x720')
  expect(wide).toHaveLength(7)
  for (const card of wide) expect(widthOf(card)).toBeGreaterThan(80)
  const tops = (await cardsAt('390x844')).map(({ top }) => top)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
})
