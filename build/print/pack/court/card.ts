import { pip } from '../../pips'
import type { Forme } from '../../plates'
import { clip, group, NONE, overprint, rect, repeat, rotate } from '../../svg'
import { withRotatedCopy, CARD_SIZE, CX, CY, indices, pipWithAid, suitInk, withLargeIndex } from '../card-parts'
import { attribute } from './attributes'
import { face, hair } from './face'
import { headdress } from './headdress'
import { GOLD, BLACK, NAVY, RED, type Person } from './people'
import { robe } from './robe'

const FRAME = { x: 30.5, y: 22.5, w: 164, h: 305 } as const
const LINE = { stroke: BLACK, width: 1.2 } as const

/** The picture is scaled down from the drawing, so that the index has the margin beside it to itself. */
const scalePicture = (...parts: string[]): string =>
  group(`translate(${CX} ${CY}) scale(.88 .95) translate(${-CX} ${-CY})`, ...parts)

/** A court card: one half of its person, and the same half rotated around the centre, never mirrored. */
export function courtCard(who: Person, hasAid: boolean, hasLargeIndex = false): Forme {
  const figure = [hair(who), robe(who), face(who), headdress(who), attribute(who)].join('')
  const half = clip(
    `half-${who.rank}${who.suit}`,
    rect(FRAME.x, FRAME.y - 4, FRAME.w, CY - FRAME.y + 4, '#000'),
    figure,
  )
  const picture = scalePicture(
    rect(FRAME.x, FRAME.y, FRAME.w, FRAME.h, NONE, LINE),
    half,
    rotate(180, CX, CY, half),
    belt(who),
    withRotatedCopy(pipWithAid(who.suit, 46, 42, 25, overprint(suitInk(who.suit)), hasAid)),
  )
  const shapes = hasLargeIndex
    ? withLargeIndex(who.rank, who.suit, picture)
    : picture + indices(who.rank, who.suit, hasAid)
  return { ...CARD_SIZE, inks: ['gold', 'vermilion', 'navy', 'black'], shapes }
}

/** The band between the two halves, decorated with the suit. */
const belt = ({ suit }: Person): string =>
  rect(FRAME.x, CY - 5, FRAME.w, 10, GOLD, LINE) +
  repeat(15, (i) => pip(suit, 38 + i * 10.64, CY, 7.6, i % 2 ? NAVY : RED))
