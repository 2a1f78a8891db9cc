/** Returns the arrows between the layers of `src` as the text of an SVG; deterministic. */
export function drawLayers(): string
