import { describe, expect, it } from 'vitest'
import { puzzleSupremeFace as face, STAIRCASE } from '../../../../src/renderer/games/puzzle-supreme/face'
import { faceContract } from '../contract'
import { pieceOf, soloAt } from '../solo'

faceContract(face, 'forty-nine-outfit', [{ name: 'the workbench', seats: 1, plies: 9 }])

const staircase = STAIRCASE.map(({ card, square }) => `${card}@${square}`)

describe('the workbench of the Puzzle Supreme', () => {
  it('lights the cards of a right line and its end, and tells of it', () => {
    const moves = STAIRCASE.filter(({ square }) => square <= 7).map(({ card, square }) => `${card}@${square}`)
    const { scene, events, seen } = soloAt(face, moves)
    for (const { card, square } of STAIRCASE)
      if (square <= 7) expect(pieceOf(scene(), `card:${card}`).glow ?? 0).toBeGreaterThan(0.2)
    expect(pieceOf(scene(), 'end:row:1').glow).toBe(1)
    expect(events.map((event) => face.eventWords(event, seen)?.key)).toContain('event.line.row')
    expect(face.pad(seen).lines[0]!.cells).toEqual(['175 ✓'])
  })

  it('writes the sum at the end of every line that is begun: red over, blue under, gold where it is right', () => {
    const label = (moves: readonly string[], id: string) => pieceOf(soloAt(face, moves).scene(), id).label
    expect(label(['30@1', '39@2'], 'end:row:1')).toEqual({ text: '69', tone: 'under' })
    expect(label(['49@1', '48@2', '47@3', '46@4'], 'end:row:1')).toEqual({ text: '190', tone: 'over' })
    const row = STAIRCASE.filter(({ square }) => square <= 7).map(({ card, square }) => `${card}@${square}`)
    expect(label(row, 'end:row:1')).toEqual({ text: '175', tone: 'right' })
    expect(label(row, 'end:column:7')?.tone).toBe('under')
    expect(
      soloAt(face, row)
        .scene()
        .some(({ id }) => id === 'end:row:2'),
    ).toBe(false)
  })

  it('lets the square shine where the card in hand would finish a line', () => {
    const { scene } = soloAt(face, ['30@1', '39@2', '48@3', '1@4', '10@5', '19@6'])
    const shining = (card: string) => pieceOf(scene([`hand:${card}`]), 'mark:7').glow
    expect(shining('28')).toBe(1)
    expect(shining('29')).toBeLessThan(0.2)
  })

  it('takes a card from its square by touching it there, and puts it back by its place in the tray', () => {
    const { scene, touches } = soloAt(face, ['7@1', '8@2'])
    expect(touches('7@2')).toEqual(['square:1', 'square:2'])
    expect(touches('7@off')).toEqual(['square:1', 'tray'])
    expect(touches('9@2')).toEqual(['hand:9', 'square:2'])
    expect(pieceOf(scene(), 'gap:7').touch).toBe('tray')
    expect(pieceOf(scene(), 'card:7')).toMatchObject({ touch: 'square:1', carry: true })
  })

  it('names the rule that forbids a touch', () => {
    const { seen } = soloAt(face, ['7@1'])
    expect(face.attempt!(['hand:8', 'tray'], seen)).toBe('8@off')
    expect(face.attempt!(['square:1', 'square:1'], seen)).toBe('7@1')
    expect(face.attempt!(['square:2'], seen)).toBeNull()
  })

  it('says when it is done, and lays the staircase as its demonstration', () => {
    const { seen, events } = soloAt(face, staircase)
    expect(seen.over).toBe(true)
    expect(face.result!(seen)?.key).toBe('result.done')
    expect(events.at(-1)?.type).toBe('solved')
    expect(face.demo!.remarks).toHaveLength(49)
  })
})
