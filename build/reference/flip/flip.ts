import type { Triple } from '../captured-scene'
import { decodeSrgb, type SrgbPicture } from '../srgb-picture'
import { fromOpponent, hunt, hyab, lab, toOpponent } from './colour'
import { addPlanes, balanceKernel, applyKernels, kernelOf, type Plane, normalizeKernel } from './filters'

/**
 * The difference that a person perceives when flipping between two pictures: FLIP (Andersson, Nilsson, Akenine-Möller,
 * Oskarsson, Åström and Fairchild 2020, "FLIP: a difference evaluator for alternating images"). 0 is no difference, 1
 * the largest.
 */
export interface Difference {
  readonly mean: number
  /** The difference of each pixel, row by row from the top. */
  readonly map: Plane
}

/**
 * Two Gaussians of the eye's contrast sensitivity for each channel of the opponent space: their strengths and widths.
 */
const SENSITIVITY: readonly (readonly [a1: number, b1: number, a2: number, b2: number])[] = [
  [1, 0.0047, 0, 1e-5],
  [1, 0.0053, 0, 1e-5],
  [34.1, 0.04, 13.5, 0.025],
]
/**
 * Colour differences are compressed by this power, and those above the knee (a share of the largest difference) still
 * more.
 */
const COLOUR = { power: 0.7, knee: 0.4, atKnee: 0.95 } as const
/** Width of an edge or point feature, in degrees, and the power applied to feature differences. */
const FEATURE = { width: 0.082, power: 0.5 } as const

/**
 * Compares two pictures of the same size.
 * @param pixelsPerDegree pixels per degree of visual angle
 * @throws RangeError if their sizes differ
 */
export function flip(reference: SrgbPicture, test: SrgbPicture, pixelsPerDegree: number): Difference {
  const { width, height } = reference
  if (test.width !== width || test.height !== height) throw new RangeError('pictures of two sizes cannot be compared')
  const [one, other] = [planesOf(reference), planesOf(test)]
  const colours = colourDifference(one, other, pixelsPerDegree)
  const features = featureDifference(one[0]!, other[0]!, pixelsPerDegree)
  const values = colours.map((colour, i) => colour ** (1 - features[i]!))
  return { mean: values.reduce((a, b) => a + b, 0) / values.length, map: { width, height, values } }
}

/** Converts a picture to the three channels of the opponent space. */
function planesOf({ width, height, pixels }: SrgbPicture): readonly Plane[] {
  const planes = [0, 1, 2].map(() => ({ width, height, values: new Float64Array(width * height) }))
  for (let i = 0; i < width * height; i++) {
    const light = [0, 1, 2].map((c) => decodeSrgb(pixels[i * 3 + c]! / 255)) as unknown as Triple
    toOpponent(light).forEach((value, c) => (planes[c]!.values[i] = value))
  }
  return planes
}

/** Blurs a channel as the eye does at this distance, which removes its finest detail. */
function blurAsSeen(plane: Plane, channel: number, perDegree: number): Plane {
  const [a1, b1, a2, b2] = SENSITIVITY[channel]!
  const radius = Math.ceil(
    3 * Math.sqrt(Math.max(...SENSITIVITY.flatMap(([, b, , d]) => [b, d])) / (2 * Math.PI ** 2)) * perDegree,
  )
  const gauss = (b: number) => kernelOf(radius, (x) => Math.exp((-(Math.PI ** 2) * (x / perDegree) ** 2) / b))
  const parts = (
    [
      [a1, b1],
      [a2, b2],
    ] as const
  )
    .filter(([a]) => a > 0)
    .map(([a, b]) => {
      const kernel = gauss(b)
      const volume = kernel.reduce((sum, weight) => sum + weight, 0) ** 2
      return { share: a * Math.sqrt(Math.PI / b) * volume, kernel: normalizeKernel(kernel) }
    })
  const all = parts.reduce((sum, { share }) => sum + share, 0)
  return parts
    .map(({ share, kernel }) =>
      applyKernels(
        plane,
        kernel.map((weight) => (weight * share) / all),
        kernel,
      ),
    )
    .reduce(addPlanes)
}

const clamp = (light: Triple): Triple => light.map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple

/** Returns the perceived colour of each pixel at this distance. */
function coloursOf(planes: readonly Plane[], perDegree: number): Triple[] {
  const [light, reds, blues] = planes.map((plane, c) => blurAsSeen(plane, c, perDegree).values)
  return Array.from(light!, (v, i) => hunt(lab(clamp(fromOpponent([v, reds![i]!, blues![i]!])))))
}

function colourDifference(one: readonly Plane[], other: readonly Plane[], perDegree: number): Float64Array {
  const [a, b] = [coloursOf(one, perDegree), coloursOf(other, perDegree)]
  const largest = hyab(hunt(lab([0, 1, 0])), hunt(lab([0, 0, 1]))) ** COLOUR.power
  const knee = COLOUR.knee * largest
  return Float64Array.from(a, (colour, i) => {
    const far = hyab(colour, b[i]!) ** COLOUR.power
    if (far < knee) return (COLOUR.atKnee / knee) * far
    return COLOUR.atKnee + ((far - knee) / (largest - knee)) * (1 - COLOUR.atKnee)
  })
}

/**
 * Returns the strength of edges (order 1) or points (order 2) in the lightness channel, by derivatives of a Gaussian.
 */
function featureStrength(plane: Plane, order: 1 | 2, perDegree: number): Float64Array {
  const wide = 0.5 * FEATURE.width * perDegree
  const radius = Math.ceil(3 * wide)
  const gauss = (x: number) => Math.exp(-(x * x) / (2 * wide * wide))
  const derived = (x: number) => (order === 1 ? -x : (x * x) / (wide * wide) - 1) * gauss(x)
  const along = balanceKernel(kernelOf(radius, derived))
  const smooth = normalizeKernel(kernelOf(radius, gauss))
  const [x, y] = [applyKernels(plane, along, smooth), applyKernels(plane, smooth, along)]
  return x.values.map((value, i) => Math.hypot(value, y.values[i]!))
}

function featureDifference(one: Plane, other: Plane, perDegree: number): Float64Array {
  const grey = (plane: Plane): Plane => ({ ...plane, values: plane.values.map((v) => (v + 16) / 116) })
  const [a, b] = [grey(one), grey(other)]
  const apart = ([1, 2] as const).map((order) => {
    const [p, q] = [featureStrength(a, order, perDegree), featureStrength(b, order, perDegree)]
    return p.map((value, i) => Math.abs(value - q[i]!))
  })
  return apart[0]!.map((edge, i) => (Math.max(edge, apart[1]![i]!) / Math.SQRT2) ** FEATURE.power)
}
