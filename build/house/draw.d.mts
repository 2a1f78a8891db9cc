/** Returns the arrows between the rooms of `src` as the text of an SVG; deterministic. */
export function drawRooms(): string
