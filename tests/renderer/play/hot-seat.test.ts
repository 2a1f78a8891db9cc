import { describe, expect, test } from 'vitest'
import type { SeatPlayer } from '../../../src/ports/journal'
import { nextViewer, passTheDeal, personSeats, seatsToMove } from '../../../src/renderer/play/hot-seat'
import { ONLOOKER, type GameView } from '../../../src/rules/kit'

const ada: SeatPlayer = { kind: 'person', name: 'Ada' }
const ben: SeatPlayer = { kind: 'person', name: 'Ben' }
const bot: SeatPlayer = { kind: 'bot', name: 'Walter', level: 3 }
const nobody = { eye: ONLOOKER, isCovered: false }

describe('who looks', () => {
  test('a single person always looks and never meets a curtain', () => {
    for (const turn of [[0], [1], []])
      expect(nextViewer([bot, ada], turn, nobody)).toEqual({ eye: 1, isCovered: false })
  })

  test('among two the screen passes behind a curtain, but not past a bot and not to whoever has it', () => {
    const chairs = [ada, bot, ben]
    const first = nextViewer(chairs, [0], nobody)
    expect(first).toEqual({ eye: 0, isCovered: true })
    const open = { eye: 0, isCovered: false }
    expect(nextViewer(chairs, [1], open)).toEqual(open)
    expect(nextViewer(chairs, [0], open)).toEqual(open)
    expect(nextViewer(chairs, [2], open)).toEqual({ eye: 2, isCovered: true })
  })

  test('the screen goes to whoever has the turn, not to those who may only interrupt', () => {
    const seen = { seats: 3, toMove: ['A', 'C'], state: { turn: 'C' } } as unknown as GameView
    expect(seatsToMove(seen)).toEqual([2, 0])
    expect(seatsToMove({ ...seen, state: null })).toEqual([0, 2])
  })

  test('without people somebody stands by', () => {
    expect(nextViewer([bot, bot], [0], nobody)).toEqual(nobody)
  })

  test('whoever gave up is no player any more', () => {
    expect(personSeats([ada, bot, ben], [0])).toEqual([2])
  })

  test('the deal passes on, and everybody keeps the same neighbours', () => {
    expect(passTheDeal([ada, bot, ben])).toEqual([bot, ben, ada])
  })
})
