import { type Job, single } from '../job'
import { BACKDROP, backdrop } from './backdrop'
import { woodFibre } from './fibre'
import { paperNormals } from './paper'
import { OAK, WALNUT, wood } from './wood'

const source = import.meta.url
const square = (side: number) => ({ width: side, height: side })

const WOOD = { width: WALNUT.pixels, height: Math.round((WALNUT.pixels * WALNUT.depth) / WALNUT.width) }

/** Walnut with its varnish, and oak. One job, because all are drawn from the same noise. */
const timber: Job = {
  source,
  cost: 7,
  pictures: {
    'room/wood': { ...WOOD, quality: 88, small: 82 },
    'room/wood-rough': { width: WOOD.width >> 1, height: WOOD.height >> 1, quality: 80, small: 75 },
    'room/oak': { ...square(OAK.pixels), quality: 88, small: 80 },
  },
  draw: () => {
    const walnut = wood(WALNUT)
    return Promise.resolve({
      'room/wood': walnut.colour,
      'room/wood-rough': walnut.rough,
      'room/oak': wood(OAK).colour,
    })
  },
}

/** The pictures of the room and its table. */
export const ROOM: readonly Job[] = [
  timber,
  single('room/paper-normal', {
    source,
    cost: 1,
    ...square(512),
    coding: { quality: 100, small: 100, lossless: true },
    draw: paperNormals,
  }),
  single('room/fibre', { source, cost: 1, ...square(512), coding: { quality: 80, small: 80 }, draw: woodFibre }),
  single('room/backdrop', { source, cost: 1, ...BACKDROP, coding: { quality: 92, small: 90 }, draw: backdrop }),
]
