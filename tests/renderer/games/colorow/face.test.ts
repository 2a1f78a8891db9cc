import { describe, expect, it } from 'vitest'
import { colorowFace as face } from '../../../../src/renderer/games/colorow/face'
import { isFreshDeal, type Table } from '../../../../src/renderer/games/colorow/scene'
import { rowsOfColour } from '../../../../src/renderer/games/layout/colour-rows'
import { gameById } from '../../../../src/rules/catalogue'
import { letterOf, viewTable, replay } from '../../../../src/rules/kit'
import { faceContract, IDLE_CONTEXT, sceneAt, playRandomGame, type Moment, type TableKind } from '../contract'

const TABLES: readonly TableKind[] = [
  { name: 'two', seats: 2 },
  { name: 'three, all that hangs together', seats: 3, options: { connecting: 'chain' } },
  { name: 'four, strict', seats: 4, options: { referee: 'strict', disputeCost: 2 }, plies: 90 },
  { name: 'eight', seats: 8, options: { lastDeal: 'short' } },
]
faceContract(face, 'forty-nine-outfit', TABLES)

const scoresOf = ({ seen }: Moment) => seen(-1).scores

describe('cards of Colorow', () => {
  it('lie on the squares on which they were laid, and come from the hand that played them', () => {
    playRandomGame(face.id, TABLES[1]!, 'laid', (moment) => {
      const { board, lastPlay } = (moment.seen(0) as Table).state
      const pieces = sceneAt(face, moment, 0)
      board.forEach((card, i) => {
        if (card === null) return
        expect(pieces.find((piece) => piece.id === `card:${card}`)?.touch).toBe(`square:${i + 1}`)
      })
      if (!lastPlay) return
      const laid = pieces.find((piece) => piece.id === `card:${lastPlay.card}`)!
      expect(laid.from).toBe(`hand:${lastPlay.seat}`)
      expect(pieces.find((piece) => piece.id === `card:${board[24]!}`)?.from).toBe('stock')
    })
  })

  it('of the rows that are paid light up, and no others', () => {
    playRandomGame(face.id, TABLES[0]!, 'light', (moment) => {
      const { lastPlay } = (moment.seen(0) as Table).state
      if (!lastPlay) return
      const paid = [...(lastPlay.completed ?? []), ...(lastPlay.connecting ?? [])].flat()
      const lit = sceneAt(face, moment, 0)
        .filter((piece) => piece.zone === 'board' && (piece.glow ?? 0) > 0)
        .map((piece) => Number(piece.touch!.slice(7)))
      expect(lit.sort((a, b) => a - b)).toEqual([...new Set(paid)].sort((a, b) => a - b))
    })
  })

  it('are dealt one after another, at every deal', () => {
    for (const table of [TABLES[0]!, TABLES[1]!, TABLES[3]!]) {
      let deals = 0
      playRandomGame(face.id, table, 'deals', (moment) => {
        const dealt = moment.events.some((event) => event.type === 'dealt')
        expect(isFreshDeal(moment.seen(0) as Table)).toBe(dealt)
        if (dealt) deals++
        const beats = sceneAt(face, moment, 0).filter((piece) => piece.zone === 'hand:A' && piece.beat !== undefined)
        expect(beats.length > 0).toBe(dealt)
      })
      expect(deals).toBeGreaterThan(1)
    }
  })
})

describe('chips of Colorow', () => {
  it('are what each seat has scored, counted out from the bank', () => {
    const values: Readonly<Record<string, number>> = { 'chip/blue': 10, 'chip/red': 5, 'chip/white': 1 }
    for (const table of TABLES)
      playRandomGame(face.id, table, 'chips', (moment) => {
        const pieces = sceneAt(face, moment, 0)
        for (const [seat, points] of Object.entries(scoresOf(moment))) {
          const held = pieces.filter((piece) => piece.zone === `chips:${seat}`)
          expect(held.reduce((sum, chip) => sum + values[chip.face]!, 0)).toBe(Math.max(0, points))
          for (const chip of held) expect(chip.from).toBe('chips:bank')
        }
      })
  })
})

describe('squares of Colorow', () => {
  it('that pay for the chosen card shine brighter, but not where players must count for themselves', () => {
    for (const table of [TABLES[0]!, TABLES[2]!])
      playRandomGame(face.id, table, 'shine', (moment) => {
        const [eye] = moment.able
        const [move] = eye === undefined ? [] : moment.moves(eye).filter((text) => text.includes('@'))
        if (eye === undefined || move === undefined) return
        const card = move.split('@')[0]!
        const touchable = new Set(moment.moves(eye).map((text) => `square:${text.split('@')[1]}`))
        const pieces = sceneAt(face, moment, eye, { touchable, picked: [`hand:${card}`] })
        const seen = moment.seen(eye)
        for (const mark of pieces.filter(({ touch }) => touchable.has(touch ?? ''))) {
          const points = face.moveWords(seen, eye, `${card}@${mark.touch!.slice(7)}`).params?.['points'] ?? 0
          expect((mark.glow ?? 0) > 0.5).toBe(Number(points) > 0)
        }
      })
  })
})

describe('counting at Colorow', () => {
  it('names before the play what it then brings', () => {
    for (const table of TABLES.slice(0, 2)) {
      let before: Readonly<Record<string, number>> = {}
      let promised: (move: string) => number = () => 0
      playRandomGame(face.id, table, 'promise', (moment) => {
        const { last } = moment
        const now = scoresOf(moment)
        if (last) {
          const letter = letterOf(last.seat)
          expect(now[letter]! - before[letter]!).toBe(promised(last.move))
        }
        const [eye] = moment.able
        before = now
        if (eye === undefined) return
        const seen = moment.seen(eye)
        promised = (move) => Number(face.moveWords(seen, eye, move).params?.['points'] ?? 0)
      })
    }
  })

  it('adds up, row by row, to what the last play was credited', () => {
    playRandomGame(face.id, TABLES[0]!, 'count', (moment) => {
      const seen = moment.seen(-1)
      const steps = face.count!(seen)
      const sum = steps.reduce((points, step) => points + step.points, 0)
      expect(sum).toBe((seen as Table).state.lastPlay?.claimed ?? 0)
      for (const step of steps) expect(step.faces).toHaveLength(step.points)
    })
  })

  it('tells nothing in the strict game that was not disputed', () => {
    playRandomGame(face.id, TABLES[2]!, 'strict count', (moment) => {
      const seen = moment.seen(0)
      if ((seen as Table).state.lastPlay?.disputedBy === null) expect(face.count!(seen)).toEqual([])
    })
  })

  it('finds the rows of the page: gaps and short slants count', () => {
    const board = Array.from({ length: 49 }, (_, i) => ([4, 10, 22, 18, 25, 26, 34].includes(i + 1) ? '1' : null))
    expect(rowsOfColour(board, 'red').reduce((sum, row) => sum + row.length, 0)).toBe(13)
    expect(rowsOfColour(board, 'red')).toContainEqual([4, 10, 22])
    expect(rowsOfColour(board, 'blue')).toEqual([])
  })
})

describe('the lesson of Colorow', () => {
  const points: Readonly<Record<string, number>> = { row: 3, longer: 4, joined: 7, crossing: 10, claim: 3 }

  it.each(face.lesson.map((step) => [step.title.key.split('.')[1]!, step] as const))(
    '%s brings what it says',
    (id, step) => {
      const replayed = replay(gameById, step.record)
      if (!replayed.ok) throw new Error(replayed.fault.message)
      const { line } = replayed
      const { game } = line
      const before = viewTable(game, line.state, 0)
      expect(before.toMove).toContain('A')
      expect(line.playText(`A ${step.acceptedMoves[0]!}`)).toBeNull()
      expect(viewTable(game, line.state, 0).scores['A']! - before.scores['A']!).toBe(points[id])
      expect(face.scene(before, IDLE_CONTEXT).length).toBeGreaterThan(0)
    },
  )
})
