// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import FlatPiece from '../../../src/renderer/panels/table/flat/FlatPieceView.vue'

const piece = {
  id: 'stock',
  kind: 'card' as const,
  face: 'forty-nine/back',
  touch: 'stock',
  x: 0,
  y: 0,
  w: 50,
  h: 70,
  round: false,
  turn: 0,
  glow: 0,
  carry: false,
}

it('whatever is written on a thing to touch is in its spoken name, once', () => {
  const named = (more: object) => {
    const view = mount(FlatPiece, {
      props: { piece: { ...piece, count: 1, ...more }, baked: null, aid: false },
      global: { plugins: [i18n] },
    })
    const written = view.findAll('.label, .count').map((it) => it.text())
    return { name: view.attributes('aria-label') ?? '', written }
  }
  expect(named({ count: 37 })).toEqual({ name: 'Touch: stock, 37', written: ['37'] })
  expect(named({ count: 37, w: 12, h: 12 })).toEqual({ name: 'Touch: stock, 37', written: [] })
  expect(named({ label: { text: '+2', tone: 'ink' } })).toEqual({ name: 'Touch: stock, +2', written: ['+2'] })
  expect(named({ label: { text: 'stock', tone: 'ink' } }).name).toBe('Touch: stock')
})
