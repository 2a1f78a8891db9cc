/** Words over the table, with their centre in CSS pixels. */
interface LaidLabel {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Width of a letter, margin of a label, and height of its line, in rem, as `slips.css` sets them. */
const LETTER = 0.47
const MARGIN = 0.5
const LINE = 1.3
/** No label is narrower than this, in rem: a short name in small letters. */
const LEAST = 2

/**
 * Returns how wide those labels may be that would meet another one or the table's edge, in CSS pixels by their ids;
 * they are set in smaller letters, in more lines. All others have the room that they need.
 * @param width of the table in CSS pixels
 * @param rem height of the page's letters in CSS pixels
 */
export function labelRooms(labels: readonly LaidLabel[], width: number, rem: number): ReadonlyMap<string, number> {
  const needed = (text: string): number => (LETTER * text.length + MARGIN) * rem
  const rooms = new Map<string, number>()
  const narrow = ({ id }: LaidLabel, room: number) =>
    rooms.set(id, Math.max(LEAST * rem, Math.min(room, rooms.get(id) ?? Infinity)))
  for (const [at, one] of labels.entries()) {
    const toEdge = 2 * Math.min(one.x, width - one.x)
    if (toEdge < needed(one.text)) narrow(one, toEdge)
    for (const other of labels.slice(at + 1)) {
      const apart = Math.abs(one.x - other.x)
      const both = needed(one.text) + needed(other.text)
      if (Math.abs(one.y - other.y) > LINE * rem || 2 * apart > both) continue
      for (const it of [one, other]) narrow(it, (2 * apart * needed(it.text)) / both - 2)
    }
  }
  return rooms
}
