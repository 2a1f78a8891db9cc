import { describe, expect, it } from 'vitest'
import { blindFortyNineFace as face } from '../../../../src/renderer/games/blind-forty-nine/face'
import type { Table } from '../../../../src/renderer/games/blind-forty-nine/scene'
import type { GameRecord } from '../../../../src/rules/kit'
import { faceContract, sceneAt, playRandomGame, type TableKind } from '../contract'
import { pieceOf, soloAfter } from '../solo'

const TABLES: readonly TableKind[] = [
  { name: 'all that can be', seats: 1 },
  { name: 'a fair aim', seats: 1, options: { target: 115 } },
]
faceContract(face, 'forty-nine-outfit', TABLES)

/** Returns the game after so many cards of the lesson's trail. */
function trail(cards: number) {
  const record = face.lesson[2]!.record as GameRecord
  const moves = [...record.moves, 'A 49'].slice(0, cards)
  return soloAfter(face, { ...record, moves })
}

describe('cards of the Blind "49"', () => {
  it('lie face down on 48 squares, and tell nothing, until they are found', () => {
    for (const seed of ['one', 'two', 'three'])
      playRandomGame(face.id, TABLES[0]!, seed, (moment) => {
        const { state, over } = moment.seen(0) as Table
        if (over || state.inHand === null) return
        const pieces = sceneAt(face, moment, 0)
        const down = pieces.filter((piece) => piece.id.startsWith('down:'))
        expect(down).toHaveLength(48 - state.turned)
        for (const piece of down) expect([piece.face, piece.down]).toEqual(['49/back', true])
        const known = pieces.filter((piece) => piece.id.startsWith('card:')).map((piece) => piece.id)
        const up = state.faceUp.filter((card) => card !== null)
        expect(known.sort()).toEqual([...up, state.inHand].map((card) => `card:${card}`).sort())
      })
  })

  it('come to hand from the square on which the last one was laid', () => {
    expect(pieceOf(trail(0).scene(), 'card:25').from).toBe('stock')
    const pieces = trail(1).scene()
    expect(pieceOf(pieces, 'card:25').touch).toBe('square:25')
    expect(pieceOf(pieces, 'card:30').from).toBe('square:25')
    expect(pieces.some((piece) => piece.id === 'down:25')).toBe(false)
  })

  it('glow where the card in hand belongs', () => {
    const glowing = trail(1)
      .scene()
      .filter((piece) => piece.down && (piece.glow ?? 0) > 0)
    expect(glowing.map((piece) => piece.id)).toEqual(['down:30'])
    expect(pieceOf(trail(4).scene(), 'mark:49').glow).toBeGreaterThan(0.5)
  })

  it('are opened in the shade when it is over', () => {
    const pieces = trail(5).scene()
    expect(pieces.some((piece) => piece.down && piece.zone?.startsWith('square:'))).toBe(false)
    const cards = pieces.filter((piece) => piece.kind === 'card')
    expect(cards).toHaveLength(49)
    expect(cards.filter((piece) => piece.tint !== undefined)).toHaveLength(44)
  })

  it('can be played by their squares too', () => {
    expect(face.attempt!(['square:30'], trail(1).seen)).toBe('30')
    expect(face.attempt!(['hand:30'], trail(1).seen)).toBe('30')
  })
})

describe('the count', () => {
  it('is that of the page, five by five', () => {
    const { seen } = trail(5)
    expect(face.count!(seen).map((step) => step.points)).toEqual([25, 30, 45])
    expect(face.pad(seen).totals).toEqual(['100'])
    expect(face.result!(seen)).toEqual({ key: 'result.short', params: { score: 100, n: 5, target: 385 } })
  })

  it('adds up at the end of any trail, and each move says what it brings', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      let promised = 0
      playRandomGame(face.id, TABLES[1]!, seed, (moment) => {
        const seen = moment.seen(0)
        const score = seen.scores['A']!
        if (moment.last) expect(score).toBe(promised)
        if (!seen.over) {
          const [move] = moment.moves(0)
          promised = score + Number(face.moveWords(seen, 0, move!).params?.['points'] ?? 0)
          return
        }
        expect(face.count!(seen).reduce((sum, step) => sum + step.points, 0)).toBe(score)
        expect(face.result!(seen)!.key).not.toBe(score >= 115 ? 'result.short' : 'result.reached')
      })
    }
  })
})
