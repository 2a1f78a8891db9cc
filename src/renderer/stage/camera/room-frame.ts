import { Euler, Vector3, PerspectiveCamera } from 'three'
import { WHOLE_FRAME, type CanvasSize, type Frame, type Rect } from '../model/frame'
import type { Piece, PieceKind } from '../model/pieces'
import { sizeOf } from '../model/sizes'
import type { Viewpoint } from './viewpoints'

/** Distance of what is shown from the edges of its room, in CSS pixels. */
const MARGIN = 14
/**
 * Most by which the picture is enlarged where no board lies, beside which a leaflet has to stay in sight: more, and a
 * single pack of cards would fill the window.
 */
const MAX_SCALE = 1.7
/** What lies on the table when a box was unpacked. */
const UNPACKED: ReadonlySet<PieceKind> = new Set<PieceKind>(['board', 'sheet', 'dial', 'card'])

/** The corners of a piece that stands on its pose, as parts of its width, height and depth. */
const CORNERS = [-0.5, 0.5].flatMap((across) =>
  [0, 1].flatMap((up) => [-0.5, 0.5].map((along) => [across, up, along] as const)),
)

/** Whether a piece has to be in sight: a box that can be opened, or what was unpacked. */
const isShown = ({ kind, touch, fold, pose }: Piece): boolean =>
  // The lid of an open box leans at the back.
  kind === 'lid' ? touch !== undefined && fold !== 1 && (pose.tilt ?? 0) === 0 : UNPACKED.has(kind)

/** Returns the bounds of the pieces that have to be in sight, as a camera shows them in its whole picture. */
function boundsOf(pieces: readonly Piece[], from: Viewpoint, { width, height }: CanvasSize): Rect | null {
  const camera = cameraAt(from, { width, height })
  const at = new Vector3()
  const euler = new Euler()
  const points = pieces.filter(isShown).flatMap(({ kind, face, pose }) => {
    const { x, y, z, turn = 0, tilt = 0, roll = 0, scale = 1 } = pose
    const { w, d, h } = sizeOf(kind, face)
    euler.set(tilt, turn, roll, 'YXZ')
    return CORNERS.map(([across, up, along]) => {
      at.set(across * w, up * h, along * d)
        .multiplyScalar(scale)
        .applyEuler(euler)
      at.set(at.x + x, at.y + y, at.z + z).project(camera)
      return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
    })
  })
  if (points.length === 0) return null
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

/** Returns the least shift that brings a stretch between two limits. */
function shiftInto(from: number, to: number, low: number, high: number): number {
  if (to > high) return high - to
  return from < low ? low - from : 0
}

/**
 * Returns the frame in which boxes, or what was unpacked, lie in the part of the canvas that no paper covers: as large
 * as it lets them be (a board no larger than it is), and shifted no further than necessary.
 * @param room that part
 */
export function frameInRoom(pieces: readonly Piece[], from: Viewpoint, room: Rect, screen: CanvasSize): Frame {
  const bounds = boundsOf(pieces, from, screen)
  if (bounds === null) return WHOLE_FRAME
  const { left, top, right, bottom } = {
    left: room.left + MARGIN,
    top: room.top + MARGIN,
    right: room.right - MARGIN,
    bottom: room.bottom - MARGIN,
  }
  const scale = Math.min(
    pieces.some(({ kind }) => kind === 'board' || kind === 'sheet') ? 1 : MAX_SCALE,
    (right - left) / (bounds.right - bounds.left),
    (bottom - top) / (bounds.bottom - bounds.top),
  )
  const across = (n: number): number => screen.width / 2 + scale * (n - screen.width / 2)
  const down = (n: number): number => screen.height / 2 + scale * (n - screen.height / 2)
  return {
    scale,
    x: shiftInto(across(bounds.left), across(bounds.right), left, right),
    y: shiftInto(down(bounds.top), down(bounds.bottom), top, bottom),
  }
}

/** Lens shift moves and scales the picture without changing its perspective, so that no line changes its direction. */

/** Applies a frame to a camera: the placement of its picture in the canvas. */
export function setViewOffset(camera: PerspectiveCamera, { width, height }: CanvasSize, { scale, x, y }: Frame): void {
  if (scale === 1 && x === 0 && y === 0) {
    camera.clearViewOffset()
    camera.updateProjectionMatrix()
    return
  }
  const left = width / 2 - (width / 2 + x) / scale
  const top = height / 2 - (height / 2 + y) / scale
  camera.setViewOffset(width, height, left, top, width / scale, height / scale)
}

/** Returns a camera at a viewpoint that shows its whole picture. */
export function cameraAt({ position, target, up, fov }: Viewpoint, screen: CanvasSize): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, screen.width / screen.height, 1, 400)
  camera.position.copy(position)
  camera.up.copy(up)
  camera.lookAt(target)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  return camera
}
