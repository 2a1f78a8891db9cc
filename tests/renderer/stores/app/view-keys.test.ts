// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { actionForKey, SHORTCUTS } from '../../../../src/renderer/stores/app/shortcuts'
import { createViewChoice, useView } from '../../../../src/renderer/stores/app/view'
import { openStores } from '../fresh-stores'

beforeEach(() => openStores())

const key = (name: string, shiftKey = false) => new KeyboardEvent('keydown', { key: name, shiftKey })

describe('the keys of the view', () => {
  it('magnify with and without Shift, as the keyboard has them', () => {
    expect([key('+', true), key('+'), key('='), key('-')].map((it) => actionForKey(it, true))).toEqual([
      'nearer',
      'nearer',
      'nearer',
      'back',
    ])
    expect(actionForKey(key('+'), false)).toBeNull()
  })

  it('steer with Shift and an arrow; an arrow alone steps through the moves', () => {
    const names = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
    expect(names.map((name) => actionForKey(key(name, true), false))).toEqual(['steer', 'steer', 'steer', 'steer'])
    expect(names.map((name) => actionForKey(key(name), false))).toEqual([null, null, 'arrows', 'arrows'])
  })

  it('leave every other key alone with Shift as without', () => {
    const others = SHORTCUTS.filter(({ withShift }) => withShift === undefined).flatMap(({ keys }) => keys)
    for (const name of others) expect(actionForKey(key(name, true), true)).toBe(actionForKey(key(name), true))
  })
})

describe('the keys that take back', () => {
  it('are those of every program, with and without single keys; with Control no other key does anything', () => {
    const withControl = (name: string, shiftKey = false) =>
      actionForKey(new KeyboardEvent('keydown', { key: name, shiftKey, ctrlKey: true }), false)
    expect([withControl('z'), withControl('Z', true), withControl('y')]).toEqual(['undo', 'redo', 'redo'])
    expect(['d', 'u', 'h', '1', '+'].map((name) => withControl(name))).toEqual([null, null, null, null, null])
    expect(actionForKey(key('y'), true)).toBeNull()
  })
})

describe('a choice of view', () => {
  it('ends what the hand added to the view, even where it is the view that was there', () => {
    let straightened = 0
    const choice = createViewChoice(() => straightened++)
    choice.returnToSeat()
    choice.next()
    choice.leanTo(3, 4)
    choice.lookClosely(1, 1)
    expect([straightened, choice.name.value]).toEqual([4, 'close'])
  })

  it('forgets a magnified picture with the table that showed it', () => {
    const view = useView()
    view.isMagnified = true
    view.fallBackToFlat()
    expect(view.isMagnified).toBe(false)
  })
})
