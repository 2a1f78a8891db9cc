/** The arrows between the rooms of `src` as the text of an SVG. The same arrows make the same text. */
export function drawRooms(): string
