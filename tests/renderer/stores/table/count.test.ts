// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { isCountShownAfter, useCount } from '../../../../src/renderer/stores/table/count'
import { sitAt } from './seated'
import { openStores } from '../fresh-stores'

const MOVE = { isNewTable: false, isUndo: false, hasCountChanged: false, hasCount: true, isMoveFromHere: false }

describe('the count of a deal', () => {
  it('is laid down when a deal was counted, whoever ended it', () => {
    expect(isCountShownAfter(false, { ...MOVE, hasCountChanged: true })).toBe(true)
    expect(isCountShownAfter(false, { ...MOVE, hasCountChanged: true, isMoveFromHere: true })).toBe(true)
    expect(isCountShownAfter(true, { ...MOVE, hasCountChanged: true, hasCount: false })).toBe(false)
  })

  it('stays while others play, and goes when somebody here plays on', () => {
    expect(isCountShownAfter(true, MOVE)).toBe(true)
    expect(isCountShownAfter(true, { ...MOVE, isMoveFromHere: true })).toBe(false)
    expect(isCountShownAfter(false, MOVE)).toBe(false)
  })

  it('goes when somebody here chooses a card for the next move', async () => {
    openStores()
    const { hand, source } = await sitAt('nebraska-checkers', 0)
    const count = useCount()
    count.isShown = true
    await nextTick()
    expect(count.isShown).toBe(true)
    await hand.tap(source.moves[0]!.touches[0]!)
    await nextTick()
    expect(count.isShown).toBe(false)
  })

  it('does not come back when a move is taken back, nor at another table', () => {
    expect(isCountShownAfter(false, { ...MOVE, isUndo: true, hasCountChanged: true })).toBe(false)
    expect(isCountShownAfter(true, { ...MOVE, isNewTable: true, hasCountChanged: true })).toBe(false)
  })
})
