import { nameIn, namedTouch } from '../../../stage/model/touch-names'
import type { Colour } from '../../../../rules/forty-nine-outfit/cards'
import type { Piece, Pose } from '../../../stage/model/pieces'
import { rowPoses } from '../../layout/places'
import { CHOICE_GRID } from './field'
import type { SceneContext } from '../../types'
import { cardsOf, missingOf, ownHand, startedColours, type Table } from '../table'
import { entryAt } from '../../../../rules/kit'

/**
 * Distance between the centres of neighbouring cards, and largest length of a row, in inches; seven cards must fit
 * between the hands at the sides.
 */
const CHOICE_PITCH = 2.05
const CHOICE_WIDTH = 12.1
/** Returns the poses of the cards from left to right. */
function choicePoses(ids: readonly string[], y: number, { page, portrait }: SceneContext): Pose[] {
  if (page !== undefined) return pagePoses(ids, y, portrait)
  return rowPoses({ x: 0, y, z: 0, pitch: CHOICE_PITCH, width: CHOICE_WIDTH }, ids)
}

/** Returns the poses on a page, where the cards are enlarged and lie in a block. */
function pagePoses(ids: readonly string[], y: number, tall: boolean): Pose[] {
  const { columns } = tall ? CHOICE_GRID.tall : CHOICE_GRID.wide
  const rows = Math.ceil(ids.length / columns)
  const length = Math.ceil(ids.length / Math.max(1, rows))
  return Array.from({ length: rows }, (_, row) =>
    rowPoses(
      { x: 0, y, z: (row - (rows - 1) / 2) * CHOICE_GRID.pitch, pitch: CHOICE_GRID.pitch, width: CHOICE_WIDTH * 2 },
      ids.slice(row * length, (row + 1) * length),
    ),
  ).flat()
}

/**
 * Returns the choices of a call, laid out at the centre: the missing numbers of the touched colour. A seat that has
 * started no colour first chooses among the open ones, each shown by one of its cards.
 */
export function callChoices(table: Table, context: SceneContext): Piece[] {
  const colour = pickedColour(context)
  if (colour !== null)
    return context.picked.includes(namedTouch('hand', 'C')) ? [] : numberChoices(table, context, colour)
  return startedColours(table).length > 0 ? [] : colourChoices(table, context)
}

function pickedColour({ picked }: SceneContext): Colour | null {
  const [colour = null] = picked.flatMap((touch) => nameIn(touch, 'colour') ?? [])
  return colour as Colour | null
}

const callTouch = (card: string): string => `call:${card}`

function numberChoices(table: Table, context: SceneContext, colour: Colour): Piece[] {
  const cards = missingOf(table, colour)
  const poses = choicePoses(cards.map(callTouch), 0.35, context)
  return cards.map((card, i) => {
    const touch = callTouch(card)
    const pose = entryAt(poses, i)
    const picked = context.picked.includes(touch)
    return {
      id: touch,
      kind: 'card',
      face: `49/${card}`,
      pose: picked ? { ...pose, y: pose.y + 0.5, z: pose.z - 0.3 } : pose,
      touch,
      zone: 'calls',
      motion: 'lay',
      glow: picked ? 0.9 : context.touchable.has(touch) ? 0.45 : 0,
      tint: picked || context.touchable.has(touch) ? 1 : 0.7,
    }
  })
}

/** Returns one card for each colour that may be called for. */
function colourChoices(table: Table, context: SceneContext): Piece[] {
  const { touchable } = context
  const open = table.state.open.filter((colour) => touchable.has(namedTouch('colour', colour)))
  const touches = open.map((colour) => namedTouch('colour', colour))
  const poses = choicePoses(touches, 0.3, context)
  const hand = ownHand(table)
  return open.map((colour, i) => ({
    id: entryAt(touches, i),
    kind: 'card',
    face: `49/${cardsOf(colour).find((card) => !hand.includes(card)) ?? ''}`,
    pose: entryAt(poses, i),
    touch: entryAt(touches, i),
    zone: 'calls',
    motion: 'lay',
    glow: 0.45,
  }))
}
