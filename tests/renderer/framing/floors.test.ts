import { describe, expect, it } from 'vitest'
import { SIZES } from '../../bench/framing/floors'
import { figuresOf, gapsOf } from './pages'
import { viewAt, galleryPositions } from '../../bench/framing/positions'

const shown = Object.entries(galleryPositions())

describe.each(shown)('the page of %s', (game, position) => {
  const seen = viewAt(game, position)

  it.each(SIZES)('fills a window of %s as it is promised', async (size) => {
    expect(gapsOf(game, size, await figuresOf(game, seen, size))).toEqual([])
  })
})

it('measures every game of the catalogue', () => {
  expect(shown).toHaveLength(25)
})
