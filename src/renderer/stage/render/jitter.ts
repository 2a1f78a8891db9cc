import { type PerspectiveCamera, type SpotLight, Vector3 } from 'three'
import type { Lens } from '../camera/camera-rig'
import { LAMP } from '../surface/light'

/**
 * Number of frames that are averaged, and the number of samples from which the mean is shown. With fewer than 12
 * samples the blur shows ghost images.
 */
export const SAMPLES = 18
export const MIN_SHOWN_SAMPLES = 4

/**
 * Averaging settings: the high quality jitters lamp, lens and pixel grid; the low one only the pixel grid, which
 * smooths the edges.
 */
export interface Averaging {
  readonly samples: number
  /** Number of samples from which the mean is shown. */
  readonly minShownSamples: number
  /** Whether lamp and lens move, for soft shadows and depth of field. */
  readonly soft: boolean
}

/** The averaging of the high quality. */
export const HIGH_QUALITY_AVERAGING: Averaging = { samples: SAMPLES, minShownSamples: MIN_SHOWN_SAMPLES, soft: true }
/**
 * The averaging of the low quality. The first sample is the plain frame itself, so that nothing jumps when the scene
 * comes to rest.
 */
export const LOW_QUALITY_AVERAGING: Averaging = { samples: 6, minShownSamples: 1, soft: false }

/** Offsets of lamp, lens and pixel grid for one sample: points in discs of radius 1, pixels from -0.5 to 0.5. */
export interface Jitter {
  readonly lamp: readonly [number, number]
  readonly lens: readonly [number, number]
  readonly pixel: readonly [number, number]
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/**
 * Returns the jitter of sample `i` of `n`. Lamp and lens: Vogel's spiral (Vogel 1979, "A better way to construct the
 * sunflower head"); the lens takes the radii in another order so that the two are not correlated. Pixels: the R2
 * sequence of Roberts (2018, "The unreasonable effectiveness of quasirandom sequences").
 */
export function jitterOf(i: number, n: number): Jitter {
  const a = i * GOLDEN_ANGLE
  const b = 1 - a
  const r = Math.sqrt((i + 0.5) / n)
  const s = Math.sqrt((((i * 5) % n) + 0.5) / n)
  return {
    lamp: [Math.cos(a) * r, Math.sin(a) * r],
    lens: [Math.cos(b) * s, Math.sin(b) * s],
    pixel: [((0.5 + i * 0.7548776662) % 1) - 0.5, ((0.5 + i * 0.5698402909) % 1) - 0.5],
  }
}

/** Returns the jitter of sample `i`; without `soft`, lamp and lens do not move. */
export function sampleJitter({ soft, samples }: Averaging, i: number): Jitter {
  const jitter = jitterOf(i, samples)
  return soft ? jitter : { ...jitter, lamp: [0, 0], lens: [0, 0] }
}

const ahead = new Vector3()
const right = new Vector3()
const above = new Vector3()

/** Moves lamp, lens and pixel grid for one sample; returns a function that restores them. */
export function applyJitter(
  camera: PerspectiveCamera,
  lens: Lens,
  lamp: SpotLight,
  jitter: Jitter,
  size: { readonly width: number; readonly height: number },
): () => void {
  const original = { at: camera.position.clone(), turn: camera.quaternion.clone(), softness: lamp.shadow.radius }
  ahead.subVectors(LAMP.target, LAMP.at).normalize()
  right.set(0, 1, 0).cross(ahead).normalize()
  above.copy(ahead).cross(right)
  lamp.position
    .copy(LAMP.at)
    .addScaledVector(right, jitter.lamp[0] * LAMP.radius)
    .addScaledVector(above, jitter.lamp[1] * LAMP.radius)
  lamp.shadow.radius = 1
  camera.updateMatrixWorld()
  right.setFromMatrixColumn(camera.matrixWorld, 0)
  above.setFromMatrixColumn(camera.matrixWorld, 1)
  camera.position
    .addScaledVector(right, jitter.lens[0] * lens.aperture)
    .addScaledVector(above, jitter.lens[1] * lens.aperture)
  camera.lookAt(lens.target)
  const viewOffset = camera.view?.enabled === true ? { ...camera.view } : null
  const { fullWidth, fullHeight, offsetX, offsetY, width, height } = viewOffset ?? wholeOf(size)
  const [x, y] = [(jitter.pixel[0] * width) / size.width, (jitter.pixel[1] * height) / size.height]
  camera.setViewOffset(fullWidth, fullHeight, offsetX + x, offsetY + y, width, height)
  return () => {
    lamp.position.copy(LAMP.at)
    lamp.shadow.radius = original.softness
    camera.position.copy(original.at)
    camera.quaternion.copy(original.turn)
    if (viewOffset) camera.setViewOffset(fullWidth, fullHeight, offsetX, offsetY, width, height)
    else camera.clearViewOffset()
    camera.updateMatrixWorld()
  }
}

/** Returns the view of the whole picture, in the form of a camera's view offset. */
const wholeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  fullWidth: width,
  fullHeight: height,
  offsetX: 0,
  offsetY: 0,
  width,
  height,
})
