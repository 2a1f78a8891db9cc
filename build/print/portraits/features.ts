import { BARE_PAPER, overprint, path } from '../svg'
import { inked, KEY, stroke } from './burin'
import { closed, curve, pathOf, placed, resample, type Curve } from './curve'
import type { Face } from './face'

const ink = overprint(KEY)

/** Returns the shapes of the eye: white, iris and glint, and the lids. */
export function drawEye({ eye, eyeSize, hasLashes, age }: Face): string {
  const shape = (text: string) => pathOf(placed(closed(text), eye, eyeSize))
  const line = (text: string, width: number, peak = 0.4) => stroke(placed(curve(text), eye, eyeSize), width, peak)
  const lashes = line('-10.5 -5 -14 -7 -17 -6.6', 1.8, 0.2) + line('-8 -7 -11 -10 -15 -10.6', 1.5, 0.2)
  return [
    path(shape('-9 -4 -8 1 -5 5.6 3 5 12 3 4 -4 -3 -6'), BARE_PAPER),
    path(shape('-7.6 -5 -7.6 0.6 -6.4 4.8 -3 4.4 -1.6 -1 -3.4 -5.6'), ink),
    path(shape('-6.6 -2.8 -6.2 -1 -4.6 -1.2 -4.8 -3'), BARE_PAPER),
    inked(line('-10.6 -3 -5.4 -6.8 3 -5.4 14 4', hasLashes ? 4.2 : 3.2)),
    inked(line('-5 5.8 3 5.6 12 3.4', 1.2, 0.5)),
    inked(line('-10 -8.4 -2 -11.4 7 -9.4 16 -2', 1.1 + 0.4 * age)),
    hasLashes ? inked(lashes) : '',
  ].join('')
}

/** Returns the path of the eyebrow's hairs. */
export function brow({ eye: [x, y], brow: { arch, weight, bush } }: Face): string {
  const hairs = resample(curve(arch), 15).map(([u, v], i) => {
    const t = i / 14
    const tall = (4.5 + 3 * Math.sin(Math.PI * t)) * bush
    const lean = 2 + 6 * t
    const hair: Curve = [
      [x + u - lean * 0.3, y + v + tall * 0.5],
      [x + u + lean * 0.4, y + v],
      [x + u + lean * 1.3, y + v - tall * 0.4 + 3 * t],
    ]
    return stroke(hair, weight, 0.4, 0.4)
  })
  return hairs.join('')
}

/** Returns the paths of the mouth, and of the lips if they are painted. */
export function mouthLines({ mouth, smile, lips }: Face): string {
  const line = (text: string, width: number, peak = 0.5, ends = 0.15) =>
    stroke(placed(curve(text), mouth), width, peak, ends)
  const parting = line(`-6 -0.5 3 0.8 12 0.6 24 ${1.5 - smile}`, 2.4, 0.25, 0.3)
  const corner = line(`22 ${-1.5 - smile} 26 ${2 - smile} 25 ${6 - smile}`, 1.4)
  if (lips === 'bare') return parting + corner
  const upper = pathOf(placed(closed('-7 -5 / 0 0.5 10 0.5 / 20 -1 / 11 -4 4 -6.5 -2 -7.5'), mouth))
  const lower = [0, 1, 2, 3, 4].map((i) => line(`${-1 + i * 3.6} 1.5 ${-2.4 + i * 3.2} 5 ${-2 + i * 2.6} 9`, 1.7))
  return parting + corner + upper + lower.join('')
}

/** Returns the path round the wing of the nose. */
export const noseLines = ({ wing }: Face): string => stroke(placed(curve('-3 -9 5 -8 9 -1 7 6 2 8'), wing), 1.7, 0.6)

export const nostril = ({ wing }: Face): string =>
  path(pathOf(placed(closed('-12 5 -11 7.4 -6 7 -2 4 -6 2'), wing)), ink)
