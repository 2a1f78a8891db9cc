import { ACESFilmicToneMapping, PCFShadowMap, SRGBColorSpace, Vector3, type WebGLRenderer } from 'three'
import type { Contact } from '../animation/contact'
import { createPieceAnimator, type PieceAnimator } from '../animation/piece-animator'
import { type CameraRig, createCameraRig } from '../camera/camera-rig'
import { viewpoint } from '../camera/viewpoints'
import type { Piece } from '../model/pieces'
import type { StageCallbacks, StageOptions } from '../stage-api'
import { createFader } from '../surface/fading/fader'
import { withColourAid, type Pictures } from '../surface/piece-pictures'
import { missingPicturesFor } from './picture-supply'
import type { TableRenderer } from './table-renderer'

/** The list that is wanted on the table, and how it is brought there. */
interface WantedList {
  readonly pieces: readonly Piece[]
  readonly instant: boolean
  readonly glide: boolean
}

/** A table and a kind of print. */
type Look = Pick<StageOptions, 'table' | 'aid'>

const DEFAULT_OPTIONS: StageOptions = {
  quality: 'auto',
  speed: 1,
  settle: true,
  aid: false,
  age: null,
  table: 'walnut',
  lamp: 1,
}

/** Duration of a change of view in seconds, at normal speed. */
export const VIEW_SECONDS = 0.95

/** Returns the device pixels per CSS pixel. */
export const currentPixelRatio = (): number => globalThis.devicePixelRatio || 1

export const aspectOf = ({ size }: StageCore): number => size.width / size.height

/**
 * Returns the pictures in the current look.
 * @throws Error before the manifest is loaded; callers have waited for it, or have a set
 */
export function picturesOf({ look, plainPictures }: Pick<StageCore, 'look' | 'plainPictures'>): Pictures {
  if (plainPictures === null) throw new Error('The list of pictures is not there yet.')
  return look.aid ? withColourAid(plainPictures) : plainPictures
}

/** Returns the names of pictures that the wanted list needs in a look and that are not loaded yet. */
export const missingPictures = ({ wantedList, plainPictures }: StageCore, look: Look): string[] =>
  missingPicturesFor(wantedList.pieces, look.table, picturesOf({ look, plainPictures }))

/**
 * Loads the pictures that the wanted list needs. Repeats this until none is missing, since another list, table or kind
 * of print may be wanted meanwhile.
 * @param which the look they are needed in: the set's (`look`) or that of the options
 * @param progress called with the loaded part, 0 to 1
 * @throws Error naming the picture that could not be loaded
 */
export async function fetchMissingPictures(
  core: StageCore,
  which: 'look' | 'options',
  progress?: (part: number) => void,
): Promise<void> {
  const needed = () => (core.isDisposed ? [] : missingPictures(core, core[which]))
  for (let names = needed(); names.length > 0; names = needed())
    await picturesOf({ plainPictures: core.plainPictures, look: core[which] }).load(names, progress)
}

/** Logs a fault, unless it was logged before. */
export function logFaultOnce({ isDisposed, loggedFaults }: StageCore, what: string, fault: unknown): void {
  if (isDisposed || loggedFaults.has(String(fault))) return
  loggedFaults.add(String(fault))
  console.warn(what, fault)
}

/** Returns the current duration of a change of view, in seconds; 0 without animation. */
export const viewSeconds = ({ options, tableRenderer }: StageCore): number =>
  options.speed > 0 && tableRenderer && !document.hidden ? VIEW_SECONDS / options.speed : 0

function configure(renderer: WebGLRenderer): void {
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.toneMappingExposure = 0.9
  renderer.outputColorSpace = SRGBColorSpace
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  // Checking a shader's compilation blocks on the GPU. Tests would notice a failure, since such a shader draws nothing.
  renderer.debug.checkShaderErrors = import.meta.env.DEV
}

const projected = new Vector3()

/** Returns the stereo position of a contact: -1 at the picture's left edge, 1 at its right. */
function panOf({ x, z }: Contact, { camera }: CameraRig): number {
  const { x: across } = projected.set(x, 0, z).project(camera)
  return Math.min(1, Math.max(-1, across))
}

/** The state that the parts of one stage share; at first, that of an empty table. */
export class StageCore {
  readonly canvas: HTMLCanvasElement
  readonly animator: PieceAnimator
  readonly rig: CameraRig
  readonly fader = createFader()
  /** Size of the canvas in CSS pixels. */
  readonly size: { width: number; height: number }
  options: StageOptions
  /** The look that the set is built for: that of the options, once its pictures are loaded. */
  look: Look
  wantedList: WantedList = { pieces: [], instant: true, glide: false }
  /** The pictures as they were baked; null until the manifest is loaded. */
  plainPictures: Pictures | null = null
  /** Everything that is drawn; null until the first pictures are loaded. */
  tableRenderer: TableRenderer | null = null
  /** Current brightness of the lamp, on its way to that of the options. */
  lamp = 1
  /** Whether a piece moved since the last frame, so that shadows have to be redrawn. */
  hasMoved = true
  /**
   * Number of lists that wait for pictures and of prints that are being drawn; while there are any, the table will
   * still change.
   */
  pendingWorkCount = 0
  /** Number of groups of boxes whose pictures are being uploaded. */
  preparingCount = 0
  /** Faults that were logged: a fault that repeats with every list is logged once. */
  readonly loggedFaults = new Set<string>()
  /** Whether the graphics context is lost; it may come back. */
  isContextLost = false
  /** Whether the stage was disposed of; nothing is drawn or reported afterwards. */
  isDisposed = false
  /** Called when the user's hand has changed the view. */
  onSteered: () => void = () => undefined

  /** @param initialOptions initial options that differ from the defaults */
  constructor(
    readonly renderer: WebGLRenderer,
    initialOptions: Partial<StageOptions>,
    readonly callbacks: StageCallbacks,
  ) {
    configure(renderer)
    this.canvas = renderer.domElement
    this.size = { width: this.canvas.clientWidth || 1280, height: this.canvas.clientHeight || 720 }
    this.options = this.look = { ...DEFAULT_OPTIONS, ...initialOptions }
    this.fader.set(this.options.age)
    const { width, height } = this.size
    const rig = createCameraRig(
      viewpoint('seat', width / height),
      () => this.options.speed === 0,
      () => this.onSteered(),
    )
    rig.resize(width, height)
    this.rig = rig
    this.animator = createPieceAnimator({
      tick: (speed) => callbacks.tick?.(speed),
      contact: (contact) => callbacks.contact?.(contact, panOf(contact, rig)),
    })
  }
}
