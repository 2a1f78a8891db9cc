import { expect, test } from 'vitest'
import { widthOf, type Box } from '../../../src/renderer/framing/box'
import { projectedBounds } from '../../../src/renderer/framing/camera'
import { nameFace } from '../../../src/renderer/framing/name-card'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import { letterOf, seatOf } from '../../../src/rules/kit'
import { kindOf, SIZES, type Size } from '../../bench/framing/floors'
import { viewAt, galleryPositions } from '../../bench/framing/positions'
import { pageOf } from './pages'

const SEATS = 8
const OTHERS = Array.from({ length: SEATS - 1 }, (_, i) => letterOf(i + 1))

/**
 * Least width at which a name can be read, in CSS pixels. Beside a board in a low window seven fans and a hand share a
 * column that is no higher than the window; the strip there names everybody once more.
 */
const READ = { usual: 50, besideLowBoard: 38 } as const

/** Lays out a game of eight; returns the boxes of the other seats' names in the window, and its papers. */
async function namesAt(game: string, size: Size) {
  const seen = viewAt(game, { ...galleryPositions()[game]!, seats: SEATS, moves: [] })
  const { pieces, camera, papers } = await pageOf(game, seen, size)
  const names = OTHERS.map((seat) =>
    projectedBounds(camera, outlinePointsOf(pieces.filter(({ face }) => face === nameFace(seat)))),
  )
  return { names, papers: [papers.strip, papers.verbs] }
}

const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

/** In a tall window the chips of a roulette table stand in one row without names, which the strip has. */
const NAMED = ['deck-o-cards-roulette', 'forty-nine', 'colorow', 'chicago-casino', 'new-york-whist', 'pittsburgh-draw']
  .flatMap((game) => SIZES.map((size) => [game, size] as const))
  .filter(([game, size]) => game !== 'deck-o-cards-roulette' || size !== '390x844')

test.each(NAMED)(
  'the names of eight at %s can be read in a window of %s, and lie clear of all else',
  async (game, size) => {
    const { names, papers } = await namesAt(game, size)
    const least = size === '844x390' && kindOf(game) === 'B' ? READ.besideLowBoard : READ.usual
    for (const name of names) expect(widthOf(name)).toBeGreaterThan(least)
    names.forEach((one, i) => {
      for (const other of [...names.slice(i + 1), ...papers]) expect(isApart(one, other)).toBe(true)
    })
  },
)

test.each(['1280x720', '390x844'] as const)('whoever keeps the bank has its chips before them, at %s', async (size) => {
  const game = 'deck-o-cards-roulette'
  const seen = viewAt(game, galleryPositions()[game]!)
  const { banker } = seen.state as { readonly banker: string }
  const { pieces, camera } = await pageOf(game, { ...seen, eye: seatOf(banker, seen.seats) }, size)
  const seenOf = (list: typeof pieces) => projectedBounds(camera, outlinePointsOf(list))
  const bank = seenOf(pieces.filter(({ group }) => group === 'bank'))
  const sheet = seenOf(pieces.filter(({ kind }) => kind === 'sheet'))
  expect(bank.top).toBeGreaterThan(sheet.bottom)
  const others = pieces.filter(({ group }) => group?.startsWith('chips:') === true)
  expect(others.length).toBeGreaterThan(0)
  expect(widthOf(bank)).toBeGreaterThan(widthOf(seenOf(others)) / (seen.seats - 1))
})
