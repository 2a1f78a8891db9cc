import type { AnimatedPiece } from './animated-piece'

/**
 * Share of its distance to the next card that a card of the row keeps at least, while the row opens at another card:
 * little enough to show most of that one in a hand of five, and enough to tell the others by their numbers.
 */
const MIN_DISTANCE_SHARE = 0.7

/** Whether a piece is a card of the viewer's own hand, lying in its row. */
const isInHand = ({ piece, isHeld, isLeaving }: AnimatedPiece): boolean =>
  piece.group === 'hand' && piece.kind === 'card' && !isHeld && !isLeaving

/** Divides the cards of the hand, in their order, into rows: each begins left of the end of the one before. */
function rowsOf(cards: readonly AnimatedPiece[]): AnimatedPiece[][] {
  const rows: AnimatedPiece[][] = []
  for (const card of cards) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && card.piece.pose.x > last.piece.pose.x) row.push(card)
    else rows.push([card])
  }
  return rows
}

/**
 * Opens a row at one card: its right neighbour moves aside until the card is seen in full, if the others can lie close
 * enough together for that. The ends of the row stay in place, so that it takes no more room.
 */
function openRow(row: readonly AnimatedPiece[], index: number): void {
  const card = row[index]
  const distances = row.slice(1).map(({ piece }, i) => piece.pose.x - (row[i]?.piece.pose.x ?? 0))
  const ownDistance = distances[index]
  // The last card of a row lies on top, in full view.
  if (card === undefined || ownDistance === undefined) return
  const others = distances.reduce((sum, distance) => sum + distance, -ownDistance)
  const missing = card.size.w * (card.piece.pose.scale ?? 1) - ownDistance
  const opening = Math.min(missing, others * (1 - MIN_DISTANCE_SHARE))
  if (opening <= 0) return
  let offset = 0
  row.forEach((each, i) => {
    each.asideGoal = offset
    const distance = distances[i] ?? 0
    offset += i === index ? opening : (-distance / others) * opening
  })
  // The sum is zero but for rounding.
  const last = row.at(-1)
  if (last !== undefined) last.asideGoal = 0
}

/**
 * Opens the viewer's hand at the card that is pointed at, and closes it everywhere else. It sets how far each card
 * wants to lie beside its place; the places themselves, at which the pointer finds the cards, stay the same.
 */
export function openFanAt(actors: Iterable<AnimatedPiece>, touch: string | null): void {
  const cards: AnimatedPiece[] = []
  for (const actor of actors) {
    actor.asideGoal = 0
    if (touch !== null && isInHand(actor)) cards.push(actor)
  }
  for (const row of rowsOf(cards))
    openRow(
      row,
      row.findIndex(({ piece }) => piece.touch === touch),
    )
}
