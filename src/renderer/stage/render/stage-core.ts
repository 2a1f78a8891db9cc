import { ACESFilmicToneMapping, PCFShadowMap, SRGBColorSpace, Vector3, type WebGLRenderer } from 'three'
import type { Contact } from '../animation/contact'
import { createPieceAnimator, type PieceAnimator } from '../animation/piece-animator'
import { type CameraRig, createCameraRig } from '../camera/camera-rig'
import { viewpoint } from '../camera/viewpoints'
import type { Piece } from '../model/pieces'
import type { StageCalls, StageOptions } from '../stage-api'
import { createFader, type Fader } from '../surface/fading/fader'
import { aided, type Pictures } from '../surface/piece-pictures'
import { missingFor } from './picture-supply'
import type { TableSet } from './table-set'

/** The list that is to lie on the table, and how it comes there. */
interface Wanted {
  readonly pieces: readonly Piece[]
  readonly instant: boolean
  readonly glide: boolean
}

/** A table and a kind of print. */
type Look = Pick<StageOptions, 'table' | 'aid'>

/** What the parts of one stage share. */
export interface StageCore {
  readonly renderer: WebGLRenderer
  readonly canvas: HTMLCanvasElement
  readonly calls: StageCalls
  readonly animator: PieceAnimator
  readonly rig: CameraRig
  readonly fader: Fader
  /** Of the canvas, in CSS pixels. */
  readonly size: { width: number; height: number }
  options: StageOptions
  /** What the set is built for: what the options say, once the pictures for it are there. */
  look: Look
  wanted: Wanted
  /** The pictures as they were baked; null until their list is there. */
  plainPictures: Pictures | null
  /** All that is drawn; null until the first pictures are there. */
  set: TableSet | null
  /** How bright the lamp burns now, on its way to what the options say. */
  lamp: number
  /** Whether a piece moved since the last frame: the shadows have to be drawn anew. */
  moved: boolean
  /** Lists that wait for pictures, and prints that are being drawn: what lies there meanwhile is not the last of it. */
  awaited: number
  /** Boxes whose pictures are being sent to the graphics card. */
  preparing: number
  /** The faults that were said: what fails with every list is said once. */
  readonly told: Set<string>
  /** The graphics context is lost, and may come back. */
  lost: boolean
  /** The stage was disposed of: nothing is to be drawn or told any more. */
  gone: boolean
}

const PLAIN_OPTIONS: StageOptions = {
  quality: 'auto',
  speed: 1,
  settle: true,
  aid: false,
  age: null,
  table: 'walnut',
  lamp: 1,
}

/** Seconds of a change of view at normal speed. */
export const VIEW_SECONDS = 0.95

/** How many of the screen's pixels a CSS pixel is. */
export const density = (): number => globalThis.devicePixelRatio || 1

export const aspectOf = ({ size }: StageCore): number => size.width / size.height

/** The pictures that are shown. Throws before their list is there: whoever asks has waited for it, or has a set of them. */
export function picturesOf({ look, plainPictures }: Pick<StageCore, 'look' | 'plainPictures'>): Pictures {
  if (plainPictures === null) throw new Error('The list of pictures is not there yet.')
  return look.aid ? aided(plainPictures) : plainPictures
}

/** The pictures that the wanted list needs in a look and that are not there yet. */
export const neededBy = ({ wanted, plainPictures }: StageCore, look: Look): string[] =>
  missingFor(wanted.pieces, look.table, picturesOf({ look, plainPictures }))

/**
 * Loads what the wanted list needs: another list, table or kind of print may be wanted by the time that it is there.
 * @param which whether it is needed in the look of the set or in the one that the options say
 * @param progress told which part of what is being fetched is there, 0 to 1
 * @throws Error naming the picture that could not be loaded
 */
export async function fetchNeeded(
  core: StageCore,
  which: 'look' | 'options',
  progress?: (part: number) => void,
): Promise<void> {
  const needed = () => (core.gone ? [] : neededBy(core, core[which]))
  for (let names = needed(); names.length > 0; names = needed())
    await picturesOf({ ...core, look: core[which] }).load(names, progress)
}

/** Says in the log what did not come, unless that was said before. */
export function tellFault({ gone, told }: StageCore, what: string, fault: unknown): void {
  if (gone || told.has(String(fault))) return
  told.add(String(fault))
  console.warn(what, fault)
}

/** How long a change of view takes now, in seconds. */
export const viewSeconds = ({ options, set }: StageCore): number =>
  options.speed > 0 && set && !document.hidden ? VIEW_SECONDS / options.speed : 0

function configure(renderer: WebGLRenderer): void {
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.toneMappingExposure = 0.9
  renderer.outputColorSpace = SRGBColorSpace
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  // Asking whether a shader compiled waits for the card. The tests would see it: what does not compile draws nothing.
  renderer.debug.checkShaderErrors = import.meta.env.DEV
}

const heardAt = new Vector3()

/** Where in the picture a contact is heard from: -1 at its left edge, 1 at its right. */
function panOf({ x, z }: Contact, { camera }: CameraRig): number {
  const { x: across } = heardAt.set(x, 0, z).project(camera)
  return Math.min(1, Math.max(-1, across))
}

/** A table with nothing on it. @param first the options to begin with, where they are not the plain ones */
export function createStageCore(renderer: WebGLRenderer, first: Partial<StageOptions>, calls: StageCalls): StageCore {
  const canvas = renderer.domElement
  const size = { width: canvas.clientWidth || 1280, height: canvas.clientHeight || 720 }
  const options = { ...PLAIN_OPTIONS, ...first }
  const fader = createFader()
  fader.set(options.age)
  const rig = createCameraRig(viewpoint('seat', size.width / size.height))
  rig.resize(size.width, size.height)
  configure(renderer)
  const animator = createPieceAnimator({
    tick: (speed) => calls.tick?.(speed),
    contact: (contact) => calls.contact?.(contact, panOf(contact, rig)),
  })
  return {
    ...{ renderer, canvas, calls, animator, rig, fader, size, options },
    look: options,
    wanted: { pieces: [], instant: true, glide: false },
    plainPictures: null,
    set: null,
    lamp: 1,
    moved: true,
    awaited: 0,
    preparing: 0,
    told: new Set(),
    lost: false,
    gone: false,
  }
}
