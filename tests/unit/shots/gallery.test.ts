import { expect, test } from 'vitest'
import { galleryPosition, SHOWN } from '../../../build/shots/gallery'
import { gameOf, optionsOf, playTo } from '../../../build/shots/position'
import { LineOfPlay, seedLuck } from '../../../src/rules/kit'

test.each(SHOWN)(
  '%s: bots reach the position of the gallery, the same each time, and the first chair can move',
  (id) => {
    const position = galleryPosition(id)
    const moves = playTo(position)
    expect(playTo(position)).toEqual(moves)
    const { game, names, seed } = { ...position, game: gameOf(id) }
    const line = new LineOfPlay(game, optionsOf(position), names.length, seedLuck(seed))
    line.settle()
    for (const move of moves) {
      expect(line.playText(move)).toBeNull()
      line.settle()
    }
    expect((game.must(line.state) | game.may(line.state)) & 1).toBe(1)
  },
)
