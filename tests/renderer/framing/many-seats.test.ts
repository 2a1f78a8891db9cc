import { expect, test } from 'vitest'
import { widthOf } from '../../../src/renderer/framing/box'
import { projectedBounds } from '../../../src/renderer/framing/camera'
import { nameFace } from '../../../src/renderer/framing/name-card'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import { letterOf, seatOf } from '../../../src/rules/kit'
import { viewAt, galleryPositions } from '../../bench/framing/positions'
import { pageOf } from './pages'

const SEATS = 8
const OTHERS = Array.from({ length: SEATS - 1 }, (_, i) => letterOf(i + 1))

/** Least width at which a name can be read, in CSS pixels. */
const READ = 50

test.each(['deck-o-cards-roulette', 'forty-nine', 'chicago-casino'])(
  'the names of eight at %s can be read, and none lies over another',
  async (game) => {
    const seen = viewAt(game, { ...galleryPositions()[game]!, seats: SEATS, moves: [] })
    const { pieces, camera } = await pageOf(game, seen, '1280x720')
    const names = OTHERS.map((seat) =>
      projectedBounds(camera, outlinePointsOf(pieces.filter(({ face }) => face === nameFace(seat)))),
    )
    for (const name of names) expect(widthOf(name)).toBeGreaterThan(READ)
    names.forEach((one, i) => {
      for (const other of names.slice(i + 1)) {
        const isApart = one.right <= other.left || other.right <= one.left
        expect(isApart || one.bottom <= other.top || other.bottom <= one.top).toBe(true)
      }
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
