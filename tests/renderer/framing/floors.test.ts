import { describe, expect, it } from 'vitest'
import { SIZES } from '../../bench/framing/floors'
import { KNOWN_GAPS } from '../../bench/framing/gaps'
import { figuresOf, gapsOf } from './pages'
import { viewAt, galleryPositions } from '../../bench/framing/positions'

const shown = Object.entries(galleryPositions())

describe.each(shown)('the page of %s', (game, position) => {
  const seen = viewAt(game, position)

  it.each(SIZES)('fills a window of %s as it is promised', async (size) => {
    const gaps = gapsOf(game, size, await figuresOf(game, seen, size))
    const known = KNOWN_GAPS.filter((gap) => gap.game === game && gap.size === size)
    const isKnown = known.map(({ what, is }) => ({ what, is }))
    // A figure that is worse than the known one fails. A figure that is better fails too, until the table of known gaps
    // is changed.
    expect(gaps.map(({ what, is }) => ({ what, is }))).toEqual(isKnown)
  })
})

it('measures every game of the catalogue', () => {
  expect(shown).toHaveLength(25)
  expect(KNOWN_GAPS.filter(({ game }) => !(game in galleryPositions()))).toEqual([])
})
