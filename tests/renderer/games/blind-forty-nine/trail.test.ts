import { describe, expect, it } from 'vitest'
import { squareCentre } from '../../../../src/renderer/games/layout/board'
import { trailMarks, trailOf } from '../../../../src/renderer/games/blind-forty-nine/scene'
import type { BlindFortyNineEvent } from '../../../../src/rules/forty-nine-outfit/blind-forty-nine/shape'
import { IDLE_CONTEXT, playRandomGame } from '../contract'

describe('the thread over the board', () => {
  it('follows the trail as it was told, brightest at its end', () => {
    let eventHistory: BlindFortyNineEvent[] = []
    const laid: number[] = []
    playRandomGame('blind-forty-nine', { name: 'alone', seats: 1 }, 'thread', ({ events, last }) => {
      eventHistory = [...eventHistory, ...(events as BlindFortyNineEvent[])]
      if (last?.move) laid.push(Number(last.move))
      expect(trailOf({ ...IDLE_CONTEXT, eventHistory })).toEqual(laid)
      const stitches = trailMarks({ ...IDLE_CONTEXT, eventHistory })
      expect(new Set(stitches.map(({ id }) => id)).size).toBe(stitches.length)
      if (laid.length < 2) return expect(stitches).toEqual([])
      const end = stitches.at(-1)!
      const { x, z } = squareCentre(laid.at(-1)!)
      expect(Math.hypot(end.pose.x - x, end.pose.z - z)).toBeLessThan(1.5)
      expect(end.glow).toBe(Math.max(...stitches.map(({ glow }) => glow!)))
    })
    expect(laid.length).toBeGreaterThan(1)
  })

  it('is not there where nothing was told', () => expect(trailMarks(IDLE_CONTEXT)).toEqual([]))
})
