import { COLOURS } from '../../../../rules/forty-nine-outfit/cards'
import type { Piece } from '../../../stage/model/pieces'
import { PILED_CARD } from '../../layout/pile'
import { laidPose } from '../../layout/rows'
import type { SceneContext } from '../../types'
import type { Layout } from '../places'
import { COLOUR_SIZE, foundationCards, type Table } from '../table'
import { DOWN, isDeal, isNew } from './piles'

/** One place for each colour, red furthest away; a finished colour is squared up and glows. */
export function foundations(table: Table, context: SceneContext, layout: Layout): Piece[] {
  const from = isNew(context) || isDeal(context) ? 'stock' : DOWN
  const asked = context.picked.length > 0 && context.touchable.has('up')
  return COLOURS.flatMap((colour, i) => {
    const at = { x: layout.foundations, y: 0.004, z: layout.z + i * layout.row }
    const cards = foundationCards(table.state, i)
    if (cards.length === 0) return [place(colour, at, asked)]
    const whole = cards.length === COLOUR_SIZE
    return cards.map((card, level): Piece => {
      const id = `card:${card}`
      const top = level === cards.length - 1
      const glow = !top ? 0 : asked ? 0.6 : whole ? 0.4 : 0
      return {
        id,
        kind: 'card',
        face: `49/${card}`,
        pose: laidPose(id, { ...at, y: at.y + level * PILED_CARD }, whole ? 0.15 : 0.7),
        zone: 'foundations',
        from,
        motion: 'lay',
        touch: 'up',
        beat: 1,
        ...(glow > 0 ? { glow } : {}),
      }
    })
  })
}

function place(
  colour: string,
  at: { readonly x: number; readonly y: number; readonly z: number },
  asked: boolean,
): Piece {
  return {
    id: `base:${colour}`,
    kind: 'mark',
    face: 'mark/round',
    pose: at,
    touch: 'up',
    zone: 'marks',
    glow: asked ? 0.6 : 0.12,
  }
}
