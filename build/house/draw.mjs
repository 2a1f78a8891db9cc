/** `npm run house`: draws the arrows between the layers of `src` as `docs/pictures/layers.svg`. */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ARROWS } from './arrows.mjs'

const BOX = { width: 148, height: 34 }
const GAP = { x: 22, y: 40 }
const MARGIN = 16

/** Returns the box of a layer in the picture: all layers of the same top-level folder share one box. */
const groupOf = (layer) => layer.split('/')[0]

/** Returns which boxes each box imports. */
function edges() {
  const found = new Map()
  for (const [layer, targets] of Object.entries(ARROWS)) {
    const from = groupOf(layer)
    const to = found.get(from) ?? new Set()
    for (const target of targets) if (groupOf(target) !== from) to.add(groupOf(target))
    found.set(from, to)
  }
  return found
}

/** Returns the length of the longest path of arrows below a box. */
function depthOf(box, all) {
  return Math.max(-1, ...[...all.get(box)].map((next) => depthOf(next, all))) + 1
}

/** Whether an arrow is implied by a path over at least one other box; such an arrow is omitted from the picture. */
function isDetour(from, to, all) {
  const reaches = (at) => at === to || [...all.get(at)].some(reaches)
  return [...all.get(from)].some((next) => next !== to && reaches(next))
}

/** Returns the text of the picture; deterministic. */
export function drawLayers() {
  const all = edges()
  const rows = []
  for (const box of [...all.keys()].sort()) (rows[depthOf(box, all)] ??= []).push(box)
  rows.reverse()
  const width = Math.max(...rows.map((row) => row.length)) * (BOX.width + GAP.x) - GAP.x
  const places = new Map()
  for (const [y, row] of rows.entries()) {
    const left = (width - row.length * (BOX.width + GAP.x) + GAP.x) / 2
    for (const [x, box] of row.entries()) {
      places.set(box, { x: MARGIN + left + x * (BOX.width + GAP.x), y: MARGIN + y * (BOX.height + GAP.y) })
    }
  }
  const lines = []
  for (const [from, targets] of all) {
    for (const to of targets) if (!isDetour(from, to, all)) lines.push(lineBetween(places.get(from), places.get(to)))
  }
  const boxes = [...places].map(
    ([box, { x, y }]) =>
      `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="4"/><text x="${x + BOX.width / 2}" y="${y + 22}">${box}</text>`,
  )
  const size = { x: width + 2 * MARGIN, y: rows.length * (BOX.height + GAP.y) - GAP.y + 2 * MARGIN }
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.x} ${size.y}" width="${size.x}" height="${size.y}" role="img" aria-label="Layers of the source tree and the arrows between them">`,
    '<style>rect{fill:#f6efdd;stroke:#5a4630}text{font:15px sans-serif;text-anchor:middle;fill:#2b2118}path{fill:none;stroke:#5a4630;marker-end:url(#tip)}</style>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#5a4630;stroke:none;marker-end:none"/></marker></defs>',
    `<rect width="${size.x}" height="${size.y}" style="fill:#fffdf7;stroke:none"/>`,
    ...lines,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`
}

function lineBetween(from, to) {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height]
  const [x2, y2] = [to.x + BOX.width / 2, to.y]
  const bend = (y2 - y1) / 2
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../../docs/pictures/layers.svg', import.meta.url), drawLayers())
}
