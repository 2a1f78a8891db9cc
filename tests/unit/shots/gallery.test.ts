import { expect, it } from 'vitest'
import { galleryPosition, GALLERY_GAMES } from '../../../build/shots/gallery'
import { gameOf, playTo } from '../../../build/shots/position'

it.each(GALLERY_GAMES)('%s: the position of its picture can be reached by as many as may play it', (game) => {
  const position = galleryPosition(game)
  const { min, max } = gameOf(game).info.seats
  expect(position.names.length).toBeGreaterThanOrEqual(min)
  expect(position.names.length).toBeLessThanOrEqual(max)
  expect(playTo(position).length).toBeGreaterThan(0)
})
