// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import FlatPiece from '../../../src/renderer/panels/table/flat/FlatPieceView.vue'

const piece = {
  id: 'stock',
  kind: 'card' as const,
  face: 'forty-nine/back',
  touch: 'stock',
  zone: 'stock',
  x: 0,
  y: 0,
  w: 50,
  h: 70,
  round: false,
  turn: 0,
  glow: 0,
  carry: false,
}

const mounted = (more: object) =>
  mount(FlatPiece, { props: { piece: { ...piece, count: 1, number: 1, ...more }, baked: null, aid: false, ...more } })

it('whatever is written on a thing to touch is in its spoken name, once', () => {
  const named = (more: object, sentence = 'The pack: 37 cards face down') => {
    const view = mounted({ ...more, sentence })
    const written = view.findAll('.label, .count').map((it) => it.text())
    return { name: view.attributes('aria-label') ?? '', written }
  }
  expect(named({ count: 37, number: 37 })).toEqual({ name: 'The pack: 37 cards face down', written: ['37'] })
  expect(named({ count: 37, number: 37, w: 12, h: 12 })).toEqual({ name: 'The pack: 37 cards face down', written: [] })
  expect(named({ label: { text: '+2', tone: 'ink' } })).toEqual({
    name: 'The pack: 37 cards face down, +2',
    written: ['+2'],
  })
  expect(named({ label: { text: 'pack', tone: 'ink' } }).name).toBe('The pack: 37 cards face down')
})

it('what stands for a thing is a button, or a picture if nobody touches it; all other pieces are only drawn', () => {
  const button = mounted({ sentence: 'The pack' })
  expect([button.element.tagName, button.attributes('aria-pressed')]).toEqual(['BUTTON', undefined])
  expect(mounted({ sentence: 'The pack', picked: ['stock'] }).attributes('aria-pressed')).toBe('true')
  const picture = mounted({ sentence: 'The pack', touch: null })
  expect([picture.element.tagName, picture.attributes('role')]).toEqual(['SPAN', 'img'])
  const drawn = mounted({})
  expect([drawn.element.tagName, drawn.attributes('aria-hidden')]).toEqual(['SPAN', 'true'])
})
