import { describe, expect, it } from 'vitest'
import { pittsburghDrawFace } from '../../../../src/renderer/games/pittsburgh-draw/face'
import { isShowing, TAKE_UP, type Table, worthOf } from '../../../../src/renderer/games/pittsburgh-draw/table'
import { letterOf, ONLOOKER } from '../../../../src/rules/kit'
import { IDLE_CONTEXT, sceneAt, playRandomGame, type Moment, type TableKind } from '../contract'
import { beginStep } from '../lessons'

const TABLES: readonly TableKind[] = [
  { name: 'two', seats: 2, plies: 40 },
  { name: 'five', seats: 5, plies: 40, options: { target: 6 } },
  { name: 'eight without the Cheater', seats: 8, plies: 40, options: { cheater: false } },
]
const ID = 'pittsburgh-draw'
const look = (moment: Moment, eye: number): Table => moment.seen(eye) as Table

describe.each(TABLES)('the table of $name', (table) => {
  it('leaves the shown hands open until an eye takes up its new cards', () => {
    playRandomGame(ID, table, `shown ${table.name}`, (moment) => {
      const seen = look(moment, 0)
      if (!isShowing(seen)) return
      const pieces = sceneAt(pittsburghDrawFace, moment, 0)
      for (const [seat, { cards }] of Object.entries(seen.state.shown!.hands)) {
        const open = pieces.filter((piece) => piece.zone === `shown:${seat}`)
        expect(open.map((piece) => piece.face)).toEqual(cards.map((card) => `49/${card}`))
        expect(open.every((piece) => (piece.glow ?? 0) > 0)).toBe(seat === seen.state.shown!.winner)
      }
      if (moment.line.isOver) return
      expect(pieces.filter((piece) => piece.touch === TAKE_UP)).toHaveLength(5)
      const taken = sceneAt(pittsburghDrawFace, moment, 0, { picked: [TAKE_UP] })
      expect(taken.some((piece) => piece.zone?.startsWith('shown:'))).toBe(false)
      const hand = taken.filter((piece) => piece.zone === 'hand:A' && !piece.down).map((piece) => piece.id)
      expect(hand).toEqual((seen.state.hands['A'] as string[]).map((card) => `card:${card}`))
    })
  })

  it('lays what was thrown away face down before each seat, as many as all may know', () => {
    playRandomGame(ID, table, `thrown ${table.name}`, (moment) => {
      const seen = look(moment, ONLOOKER)
      if (isShowing(seen)) return
      const pieces = sceneAt(pittsburghDrawFace, moment, ONLOOKER)
      for (const [seat, thrown] of Object.entries(seen.state.discards)) {
        const laid = pieces.filter((piece) => piece.zone === `discards:${seat}`)
        expect(laid).toHaveLength(typeof thrown === 'number' ? thrown : (thrown?.length ?? 0))
        expect(laid.every((piece) => piece.down === true)).toBe(true)
      }
    })
  })

  it('shows no face that the eye may not know', () => {
    playRandomGame(ID, table, `secrets ${table.name}`, (moment) => {
      if (moment.line.isOver) return
      for (const eye of [ONLOOKER, 0]) {
        const { state } = look(moment, eye)
        const own = eye < 0 ? [] : [state.hands[letterOf(eye)], state.discards[letterOf(eye)]]
        const shown = Object.values(state.shown?.hands ?? {}).flatMap(({ cards }) => cards)
        const known = new Set([...own.flatMap((cards) => (Array.isArray(cards) ? (cards as string[]) : [])), ...shown])
        for (const picked of [[], [TAKE_UP]])
          for (const piece of sceneAt(pittsburghDrawFace, moment, eye, { picked })) {
            const card = /^49\/(\d+|C)$/.exec(piece.face)?.[1]
            if (card !== undefined) expect(known).toContain(card)
          }
      }
    })
  })

  it('writes every deal on the pad, and counts the last one hand by hand', () => {
    playRandomGame(ID, table, `pad ${table.name}`, (moment) => {
      const seen = look(moment, 0)
      const { lines, totals } = pittsburghDrawFace.pad(seen)
      expect(lines).toHaveLength(seen.state.deals.length)
      totals.forEach((total, seat) => {
        expect(lines.reduce((sum, line) => sum + Number(line.cells[seat]), 0)).toBe(Number(total))
      })
      const steps = pittsburghDrawFace.count!(seen)
      const last = seen.state.deals.at(-1)
      expect(steps).toHaveLength(last ? seen.seats : 0)
      if (last) expect(steps.at(-1)).toMatchObject({ seat: last.winner, points: last.points })
      expect(steps.slice(0, -1).every((step) => step.points === 0 && step.faces.length === 5)).toBe(true)
    })
  })
})

describe('what touches mean', () => {
  it('puts the cards touched into the order of the notation', () => {
    expect(pittsburghDrawFace.attempt!(['cards', 'hand:C', 'hand:8', 'hand:1'], {} as never)).toBe('discard 1 8 C')
    expect(pittsburghDrawFace.attempt!(['stand'], {} as never)).toBe('stand')
    expect(pittsburghDrawFace.attempt!(['discards'], {} as never)).toBeNull()
  })
})

describe('between two deals', () => {
  it('leaves the hands open while the cards are shuffled, and nothing to touch', () => {
    playRandomGame(ID, { name: 'between', seats: 3, plies: 6 }, 'between', (moment) => {
      const seen = look(moment, 0)
      if (seen.state.shown === null || moment.line.isOver) return
      const shuffling = { ...seen, state: { ...seen.state, turn: null, hands: { A: [], B: 0, C: 0 }, stock: 0 } }
      const pieces = pittsburghDrawFace.scene(shuffling, IDLE_CONTEXT)
      expect(pieces.filter((piece) => piece.zone?.startsWith('shown:'))).toHaveLength(15)
      expect(pieces.some((piece) => piece.touch === TAKE_UP)).toBe(false)
    })
  })
})

describe('a hand laid open', () => {
  it('falls into its colours', () => {
    playRandomGame(ID, { name: 'groups', seats: 3, plies: 60 }, 'groups', (moment) => {
      const seen = look(moment, 0)
      if (!isShowing(seen)) return
      for (const [seat, { cards }] of Object.entries(seen.state.shown!.hands)) {
        const xs = sceneAt(pittsburghDrawFace, moment, 0)
          .filter((piece) => piece.zone === `shown:${seat}`)
          .map((piece) => piece.pose.x)
        const numbers = cards.filter((card) => card !== 'C').map(Number)
        numbers.slice(1).forEach((number, i) => {
          const alike = Math.ceil(number / 7) === Math.ceil(numbers[i]! / 7)
          expect(xs[i + 1]! - xs[i]! < 1.3).toBe(alike)
        })
      }
    })
  })
})

const steps = pittsburghDrawFace.lesson.map((step) => [step.title.key.split('.')[1]!, step] as const)

describe('the lesson of Pittsburgh Draw', () => {
  it.each(steps)('%s: the hand is worth what the words say', (_, step) => {
    expect(worthOf((beginStep(step).seen() as Table).state.hands['A'])?.points).toBe(step.taskWords.params!['points'])
  })

  it.each(steps)('%s: what is wanted never makes the hand worse', (_, step) => {
    const play = beginStep(step)
    play.play(step.acceptedMoves[0]!)
    expect(play.line.playText('B stand')).toBeNull()
    const { shown } = (play.seen() as Table).state
    expect(shown!.hands['A']!.value).toBeGreaterThanOrEqual(Number(step.taskWords.params!['points']))
    const drawn = step.taskWords.params!['drawn']
    if (drawn !== undefined) expect(shown!.hands['A']!.cards).toContain(drawn)
  })
})
