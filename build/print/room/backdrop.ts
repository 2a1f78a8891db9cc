import { circle, rect, times } from '../svg'

export const BACKDROP = { width: 1024, height: 512 } as const

/**
 * A dim room far out of focus, as plain SVG: warm wall, panels, a doorway, pools of lamp light, a carpet. Only the few
 * degrees below the horizon are ever seen.
 */
export function backdrop(): string {
  const { width, height } = BACKDROP
  const wall = [
    [0, '#1c100a'],
    [0.3, '#3a2113'],
    [0.5, '#4a2d1c'],
    [0.56, '#3a2214'],
    [0.66, '#2a170e'],
    [1, '#120a06'],
  ] as const
  const stops = wall.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const blur = (id: string, deviation: number) =>
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>` +
    `${blur('far', 14)}${blur('floor', 10)}${blur('near', 5)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    `<g filter="url(#far)">${panels()}</g><g filter="url(#floor)">${carpet()}</g><g filter="url(#near)">${dado()}</g></svg>`
  )
}

const panels = (): string =>
  times(9, (i) => rect(i * 118 + 20, 120, 34, 110, 'rgba(110,62,34,.35)')) +
  rect(420, 60, 120, 200, 'rgba(20,10,6,.6)') +
  circle(300, 150, 90, 'rgba(255,170,90,.22)') +
  rect(840, 90, 90, 150, 'rgba(110,130,160,.25)')

const carpet = (): string =>
  times(60, (i) =>
    rect((i * 137) % 1024, 290 + ((i * 53) % 90), 30, 12, i % 3 ? 'rgba(120,62,34,.16)' : 'rgba(150,104,60,.14)'),
  )

const dado = (): string =>
  times(24, (i) => {
    const x = i * 43
    const post = i % 4 === 1 ? rect(x + 6, 240, 7, 80, 'rgba(14,7,4,.55)') : ''
    const lamp = i % 4 === 3 ? `<ellipse cx="${x}" cy="288" rx="26" ry="16" fill="rgba(255,176,98,.35)"/>` : ''
    return rect(x, 255, 22, 38, 'rgba(150,92,52,.30)') + post + lamp
  })
