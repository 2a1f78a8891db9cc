import { describe, expect, it } from 'vitest'
import { colorowSolitaireFace as face } from '../../../../src/renderer/games/colorow-solitaire/face'
import type { Table } from '../../../../src/renderer/games/colorow-solitaire/scene'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import type { GameRecord } from '../../../../src/rules/kit'
import { faceContract, sceneAt, playRandomGame, type TableKind } from '../contract'
import { pieceOf, soloAfter, soloAt } from '../solo'

const FREE: TableKind = { name: 'all at hand', seats: 1, plies: 40 }
const DEALT: TableKind = { name: 'five at a time', seats: 1, options: { mode: 'dealt', target: 50 } }
faceContract(face, 'forty-nine-outfit', [FREE, DEALT])

const SHEET = ['1@4', '2@10', '3@22', '4@18', '5@25', '6@26', '7@34']
const lit = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => piece.kind === 'card' && (piece.glow ?? 0) > 0).map((piece) => piece.id)

describe('the workbench', () => {
  it('has every card once, on its square or in the tray', () => {
    playRandomGame(face.id, FREE, 'once', (moment) => {
      const pieces = sceneAt(face, moment, 0)
      const { board } = (moment.seen(0) as Table).state
      for (let card = 1; card <= 49; card++) {
        const at = board.indexOf(String(card))
        expect(pieceOf(pieces, `card:${card}`).touch).toBe(at < 0 ? `hand:${card}` : `square:${at + 1}`)
      }
    })
  })

  it('lights up the rows of the colour that was laid, and of the one in hand', () => {
    const solo = soloAt(face, [...SHEET.slice(0, 3), '8@40'])
    expect(lit(solo.scene())).toEqual([])
    expect(lit(solo.scene(['hand:4'])).sort()).toEqual(['card:1', 'card:2', 'card:3', 'card:4'])
    expect(lit(soloAt(face, SHEET.slice(0, 3)).scene()).sort()).toEqual(['card:1', 'card:2', 'card:3'])
  })

  it('shines on the squares where the card in hand would gain', () => {
    const marks = soloAt(face, SHEET.slice(0, 2))
      .scene(['hand:3'])
      .filter((piece) => piece.kind === 'mark' && piece.touch?.startsWith('square:'))
    const bright = marks.filter((piece) => (piece.glow ?? 0) > 0.5).map((piece) => piece.touch)
    expect(bright).toEqual(['square:16', 'square:22'])
  })

  it('changes cards, and takes one back to its empty place in the tray', () => {
    const solo = soloAt(face, ['1@1', '8@3'])
    expect(solo.touches('8@1')).toEqual(['square:3', 'square:1'])
    expect(solo.touches('1@off')).toEqual(['square:1', 'tray'])
    expect(face.attempt!(['square:3', 'square:3'], solo.seen)).toBe('8@3')
    expect(solo.scene(['square:1']).some((piece) => piece.id === 'gap:1' && piece.touch === 'tray')).toBe(true)
  })
})

describe('the count', () => {
  it('is that of the printed example', () => {
    const counts = SHEET.map((_, i) => face.pad(soloAt(face, SHEET.slice(0, i + 1)).seen).totals[0])
    expect(counts).toEqual(['0', '0', '3', '3', '6', '12', '13'])
  })

  it('adds up row by row at the end, and to the colours of the pad', () => {
    playRandomGame(face.id, DEALT, 'count', (moment) => {
      const seen = moment.seen(0)
      const { lines, totals } = face.pad(seen)
      expect(lines.slice(0, 7).reduce((sum, line) => sum + Number(line.cells[0]), 0)).toBe(Number(totals[0]))
      const steps = face.count!(seen)
      expect(steps.length > 0).toBe(seen.over && Number(totals[0]) > 0)
      if (seen.over) expect(steps.reduce((sum, step) => sum + step.points, 0)).toBe(seen.scores['A'])
    })
  })

  it('says of a hint what the move then does', () => {
    const { seen } = soloAt(face, SHEET.slice(0, 5))
    expect(face.reason(seen, 0, '6@26')).toEqual({ key: 'reason.gains', params: { colour: 'red', n: 6, counts: 12 } })
    expect(face.reason(seen, 0, '1@off').key).toBe('reason.costs')
    expect(face.reason(seen, 0, '8@49')).toEqual({ key: 'reason.builds', params: { colour: 'orange', n: 1 } })
  })

  it('reaches a hundred in the game that is shown, as its remarks say', () => {
    const record = face.demo!.record as GameRecord
    const { seen } = soloAfter(face, record)
    expect(seen.scores['A']).toBe(100)
    expect(face.result!(seen)).toEqual({ key: 'result.hundred' })
    const { byColour } = (seen as Table).state
    const last = face.demo!.remarks.filter(({ words }) => words.key === 'demo.last')
    expect(last.map(({ words }) => words.params!['counts'])).toEqual(byColour)
  })

  it('says how much is lacking', () => {
    playRandomGame(face.id, DEALT, 'short', (moment) => {
      const seen = moment.seen(0)
      const result = face.result!(seen)
      if (!seen.over) expect(result).toBeNull()
      else if (seen.scores['A']! < 50) expect(result!.params!['n']).toBe(50 - seen.scores['A']!)
    })
  })
})

describe('the lesson', () => {
  it('gains what it says', () => {
    const gains = face.lesson.map((step) => {
      const record = step.record as GameRecord
      const before = soloAfter(face, record).seen.scores['A']!
      const after = soloAfter(face, { ...record, moves: [...record.moves, `A ${step.acceptedMoves[0]!}`] }).seen.scores[
        'A'
      ]!
      return [before, after]
    })
    expect(gains).toEqual([
      [0, 3],
      [6, 12],
      [9, 15],
      [0, 3],
    ])
  })
})
