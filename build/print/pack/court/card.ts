import { pip } from '../../pips'
import type { Forme } from '../../plates'
import { clipped, group, NONE, over, rect, times, turned } from '../../svg'
import { bothWays, CARD, CX, CY, indices, sign, suitInk } from '../signs'
import { attribute } from './attributes'
import { face, hair } from './face'
import { headdress } from './headdress'
import { GOLD, K, NAVY, RED } from './pen'
import type { Person } from './people'
import { robe } from './robe'

const FRAME = { x: 30.5, y: 22.5, w: 164, h: 305 } as const
const LINE = { stroke: K, width: 1.2 } as const

/** The picture is scaled down from the drawing, so that the index has the margin beside it to itself. */
const inset = (...parts: string[]): string =>
  group(`translate(${CX} ${CY}) scale(.9 .95) translate(${-CX} ${-CY})`, ...parts)

/** A court card: one half of its person, and the same half rotated around the centre, never mirrored. */
export function courtCard(who: Person, aid: boolean): Forme {
  const figure = [hair(who), robe(who), face(who), headdress(who), attribute(who)].join('')
  const half = clipped(
    `half-${who.rank}${who.suit}`,
    rect(FRAME.x, FRAME.y - 4, FRAME.w, CY - FRAME.y + 4, '#000'),
    figure,
  )
  return {
    ...CARD,
    inks: ['gold', 'vermilion', 'navy', 'black'],
    shapes:
      inset(
        rect(FRAME.x, FRAME.y, FRAME.w, FRAME.h, NONE, LINE),
        half,
        turned(180, CX, CY, half),
        belt(who),
        bothWays(sign(who.suit, 46, 42, 25, over(suitInk(who.suit)), aid)),
      ) + indices(who.rank, who.suit, aid),
  }
}

/** The band between the two halves, decorated with the suit. */
const belt = ({ suit }: Person): string =>
  rect(FRAME.x, CY - 5, FRAME.w, 10, GOLD, LINE) +
  times(15, (i) => pip(suit, 38 + i * 10.64, CY, 7.6, i % 2 ? NAVY : RED))
