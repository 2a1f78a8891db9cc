import { type Job, createPictureJob } from '../job'
import { BACKDROP_SIZE, drawBackdrop } from './backdrop'
import { drawWoodFibre } from './fibre'
import { drawPaperNormals } from './paper'
import { OAK, WALNUT, drawWood } from './wood'

const source = import.meta.url
const squareSize = (side: number) => ({ width: side, height: side })

const WOOD = { width: WALNUT.pixels, height: Math.round((WALNUT.pixels * WALNUT.depth) / WALNUT.width) }

/** Walnut with its varnish, and oak. One job, because all are drawn from the same noise. */
const woodJob: Job = {
  source,
  cost: 7,
  pictures: {
    'room/wood': { ...WOOD, quality: 88, smallQuality: 82 },
    'room/wood-rough': { width: WOOD.width >> 1, height: WOOD.height >> 1, quality: 80, smallQuality: 75 },
    'room/oak': { ...squareSize(OAK.pixels), quality: 88, smallQuality: 80 },
  },
  draw: () => {
    const walnut = drawWood(WALNUT)
    return Promise.resolve({
      'room/wood': walnut.colour,
      'room/wood-rough': walnut.roughness,
      'room/oak': drawWood(OAK).colour,
    })
  },
}

/** The pictures of the room and its table. */
export const ROOM_JOBS: readonly Job[] = [
  woodJob,
  createPictureJob('room/paper-normal', {
    source,
    cost: 1,
    ...squareSize(512),
    encoding: { quality: 100, smallQuality: 100, lossless: true },
    draw: drawPaperNormals,
  }),
  createPictureJob('room/fibre', {
    source,
    cost: 1,
    ...squareSize(512),
    encoding: { quality: 80, smallQuality: 80 },
    draw: drawWoodFibre,
  }),
  createPictureJob('room/backdrop', {
    source,
    cost: 1,
    ...BACKDROP_SIZE,
    encoding: { quality: 92, smallQuality: 90 },
    draw: drawBackdrop,
  }),
]
