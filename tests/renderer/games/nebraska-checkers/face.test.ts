import { describe, expect, it } from 'vitest'
import { nebraskaCheckersFace as face } from '../../../../src/renderer/games/nebraska-checkers/face'
import { squareCentre } from '../../../../src/renderer/games/layout/board'
import { walkOf } from '../../../../src/renderer/games/layout/men'
import type { SceneContext } from '../../../../src/renderer/games/types'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { nebraskaCheckers } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import {
  defaults,
  LineOfPlay,
  viewTable,
  createSeedSource,
  type GameEvent,
  type Options,
} from '../../../../src/rules/kit'
import { faceContract, IDLE_CONTEXT, sceneAt, playRandomGame, type TableKind } from '../contract'

const TABLES: readonly TableKind[] = [
  { name: 'as printed', seats: 2, plies: 90 },
  { name: 'kings jump on', seats: 2, options: { crownEndsJump: false, takeMost: true }, plies: 90 },
  { name: 'no bar, soon drawn', seats: 2, options: { repeatRule: false, quietLimit: 10 }, plies: 120 },
]
faceContract(face, 'forty-nine-outfit', TABLES)

/** Returns the page after some moves; the first of them is A's. */
function after(moves: string, options: Options = {}, change: Partial<SceneContext> = {}, eye = 0) {
  const texts = moves.split(' ')
  const line = new LineOfPlay(
    nebraskaCheckers,
    { ...defaults(nebraskaCheckers.info), ...options },
    2,
    createSeedSource(''),
  )
  let lastEvents: GameEvent[] = []
  texts.forEach((move, i) => {
    lastEvents = []
    const refusal = line.playText(`${'AB'.charAt(i % 2)} ${move}`, (event) => lastEvents.push(event))
    if (refusal) throw new Error(refusal.message)
  })
  const seen = viewTable(nebraskaCheckers, line.state, eye)
  const lastPly = { seat: (texts.length - 1) % 2, events: lastEvents }
  return { line, seen, pieces: face.scene(seen, { ...IDLE_CONTEXT, lastPly, lastEvents, ...change }) }
}

const men = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.kind === 'man')
const named = (pieces: readonly Piece[], id: string) => pieces.find((piece) => piece.id === id)
const near = (piece: Piece, square: number) => {
  const { x, z } = squareCentre(square)
  return Math.hypot(piece.pose.x - x, piece.pose.z - z) < 0.2
}

describe('men of Nebraska-Checkers', () => {
  it('are fourteen on the table and as many spare ones, whatever happens', () => {
    for (const table of TABLES)
      playRandomGame(face.id, table, 'conserved', (moment) => {
        const all = men(sceneAt(face, moment, 0))
        expect(all.filter((man) => man.face.startsWith('man/red'))).toHaveLength(14)
        expect(all.filter((man) => man.face.startsWith('man/black'))).toHaveLength(14)
      })
  })

  it('come from the square that they left', () => {
    playRandomGame(face.id, TABLES[0]!, 'walks', (moment) => {
      const walk = walkOf(moment.last?.move ?? null)
      if (walk === null) return
      const man = named(sceneAt(face, moment, 0), `man:${'AB'.charAt(moment.last!.seat)}:${walk.to}`)!
      expect(man.from).toBe(`man:${walk.from}`)
      expect(man.zone).toBe(`man:${walk.to}`)
    })
  })

  it('lie before whoever took them', () => {
    const { pieces } = after('41-33 11-19 33-25 19x31 37x25')
    expect(men(pieces).filter((man) => man.id.startsWith('taken:A'))).toHaveLength(1)
    const black = named(pieces, 'taken:B:0')!
    expect(black.face).toBe('man/black')
    expect(black.from).toBe('man:31')
    expect(black.pose.z).toBeGreaterThan(8)
  })

  it('are crowned with a spare man, who then walks with them', () => {
    const crowned = after('37-29 11-17 39-31 3-11 47-39 17-25 31x19x3')
    const top = named(crowned.pieces, 'man:A:3:top')!
    expect(top.face).toBe('man/red-king')
    expect(top.from).toBe('crowns:A')
    expect(top.pose.y).toBeGreaterThan(named(crowned.pieces, 'man:A:3')!.pose.y + 0.3)
    expect(men(crowned.pieces).filter((man) => man.zone === 'crowns:A')).toHaveLength(6)
    const walked = after('39-33 13-19 37-29 5-13 45-37 19-27 33x21x5 9-17 5-13')
    expect(named(walked.pieces, 'man:A:13:top')!.from).toBe('man:5:top')
  })

  it('are two when a king is taken: one lies with the taken men, the other goes back to the spare ones', () => {
    const { pieces } = after('39-33 13-19 45-39 19-27 33x21 5-13 21x5 11-17 5-11 3x19')
    expect(named(pieces, 'taken:A:0')!.from).toBe('man:11')
    expect(named(pieces, 'crown:A:6')!.from).toBe('man:11:top')
  })

  it('show a jump hop by hop while it is touched, and take nobody off before it is let go', () => {
    const moves = '37-29 11-17 39-31 3-11 47-39 17-25'
    const picked = ['square:31', 'square:19']
    const { pieces } = after(moves, {}, { picked, touchable: new Set(['square:3']) })
    expect(near(named(pieces, 'man:A:31')!, 19)).toBe(true)
    expect(near(named(pieces, 'man:B:25')!, 25)).toBe(true)
    expect(pieces.some((piece) => piece.kind === 'mark' && piece.touch === 'square:3')).toBe(true)
  })

  it('stand near whoever plays them', () => {
    const { pieces } = after('39-31', {}, {}, 1)
    expect(named(pieces, 'man:B:1')!.pose.z).toBeGreaterThan(5)
    expect(named(pieces, 'board')!.pose.turn).toBeCloseTo(Math.PI)
  })
})

describe('words of Nebraska-Checkers', () => {
  it('name every man that can jump when one must', () => {
    const { seen } = after('39-31 9-17 41-35 17-25')
    expect(face.prompt(seen)).toEqual({ key: 'prompt.jump', params: { squares: '31', n: 1 } })
    expect(face.anchor(seen)).toBe('the-jump')
  })

  it('name the step that is barred', () => {
    const { seen } = after(
      '39-31 13-19 41-35 5-13 47-41 13-21 31-25 19x31 37x25 11-19 25x13 7x19 35-27 21x33 41x25x13 9-15 13-5 15-23 5-13 23-29 13-5 1-9 5-13 9-15',
    )
    expect(face.prompt(seen)).toEqual({ key: 'prompt.barred', params: { from: 13, to: 5 } })
    expect(face.anchor(seen)).toBe('to-and-fro')
  })

  it('say what touches mean, so that the rule in the way is named', () => {
    const { line, seen } = after('39-31 9-17 41-35 17-25')
    const code = (touched: string[]) => {
      const read = nebraskaCheckers.read(line.state as never, 0, face.attempt!(touched, seen)!)
      return read.ok ? null : read.error.code
    }
    expect(code(['square:37', 'square:29'])).toBe('must-jump')
    expect(code(['square:37', 'square:25'])).toBe('bad-jump')
    expect(code(['square:31', 'square:19'])).toBeNull()
    expect(face.attempt!(['square:31'], seen)).toBeNull()
  })

  it('keep the pad: men and kings left, men taken', () => {
    const { seen } = after('37-29 11-17 39-31 3-11 47-39 17-25 31x19x3')
    const { lines, totals } = face.pad(seen)
    expect(lines[0]!.cells).toEqual(['6', '5'])
    expect(lines[1]!.cells).toEqual(['1', '0'])
    expect(totals).toEqual(['2', '0'])
  })
})

describe('the lesson of Nebraska-Checkers', () => {
  it('offers a man for two', () => {
    const { line } = after('39-31 9-17 41-33 13-19 31-25 19x31 37x25x9')
    expect(nebraskaCheckers.dump(line.state as never).men['B']).toHaveLength(5)
  })
})
