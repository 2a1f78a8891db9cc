import type { Triple } from '../captured-scene'

/** The white point of sRGB in XYZ. */
const WHITE: Triple = [0.950428545, 1, 1.088900371]

/** Converts linear light, 0 to 1 per channel, to XYZ. */
export const xyz = ([r, g, b]: Triple): Triple => [
  0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b,
  0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b,
  0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b,
]

/** Converts XYZ to linear light. */
export const toLinear = ([x, y, z]: Triple): Triple => [
  3.2409699419 * x - 1.5373831776 * y - 0.4986107603 * z,
  -0.9692436363 * x + 1.8759675015 * y + 0.0415550574 * z,
  0.0556300797 * x - 0.2039769589 * y + 1.0569715142 * z,
]

/**
 * Converts linear light to the opponent space in which the blur of vision is applied: lightness, red to green, blue to
 * yellow. The space is linear.
 */
export function toOpponent(light: Triple): Triple {
  const [x, y, z] = xyz(light)
  const [a, b, c] = [x / WHITE[0], y / WHITE[1], z / WHITE[2]]
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
}

/** Converts a colour of the opponent space to linear light. */
export function fromOpponent([light, reds, blues]: Triple): Triple {
  const b = (light + 16) / 116
  return toLinear([(b + reds / 500) * WHITE[0], b * WHITE[1], (b - blues / 200) * WHITE[2]])
}

const LAB_DELTA = 6 / 29

const root = (v: number): number => (v > LAB_DELTA ** 3 ? Math.cbrt(v) : v / (3 * LAB_DELTA * LAB_DELTA) + 4 / 29)

/** Converts linear light to CIE L*a*b*. */
export function lab(light: Triple): Triple {
  const [x, y, z] = xyz(light).map((v, c) => root(v / WHITE[c]!)) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Applies the Hunt effect: brighter colours appear more colourful. */
export const hunt = ([l, a, b]: Triple): Triple => [l, 0.01 * l * a, 0.01 * l * b]

/**
 * Returns the perceived distance of two colours, for differences of any size (Abasi and others 2020, "Distance metrics
 * for very large color differences").
 */
export const hyab = (p: Triple, q: Triple): number => Math.abs(p[0] - q[0]) + Math.hypot(p[1] - q[1], p[2] - q[2])
