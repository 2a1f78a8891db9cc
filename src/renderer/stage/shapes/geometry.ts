import { BufferGeometry, Float32BufferAttribute, LatheGeometry, PlaneGeometry, Vector2 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

type UvOf = (x: number, z: number) => readonly [number, number]

/** Options of a slab; lengths in inches. */
export interface SlabOptions {
  /** Radius of the corners in plan view. */
  readonly r?: number
  /** Radius of the upper edge. */
  readonly bevel?: number
  /** Segments per corner, and points along a side. */
  readonly corner?: number
  readonly side?: number
  /** Number of rings in the caps, which lets them bend. */
  readonly rings?: number
  /** Whether it has a lower cap; false by default. */
  readonly hasBottom?: boolean
  readonly uv?: UvOf
}

/** A point of the outline: position and outward normal in plan view. */
type Point = readonly [x: number, z: number, nx: number, nz: number]

function outline(w: number, d: number, r: number, corner: number, side: number): Point[] {
  const points: Point[] = []
  const middles = [
    [w / 2 - r, d / 2 - r],
    [-w / 2 + r, d / 2 - r],
    [-w / 2 + r, -d / 2 + r],
    [w / 2 - r, -d / 2 + r],
  ] as const
  middles.forEach(([x, z], quarter) => {
    for (let i = 0; i <= corner; i++) {
      const a = ((quarter + i / corner) * Math.PI) / 2
      points.push([x + Math.cos(a) * r, z + Math.sin(a) * r, Math.cos(a), Math.sin(a)])
    }
    const end = points[points.length - 1]!
    const next = middles[(quarter + 1) % 4]!
    const a = (((quarter + 1) % 4) * Math.PI) / 2
    const to = [next[0] + Math.cos(a) * r, next[1] + Math.sin(a) * r] as const
    for (let i = 1; i <= side; i++) {
      const t = i / (side + 1)
      points.push([end[0] + (to[0] - end[0]) * t, end[1] + (to[1] - end[1]) * t, end[2], end[3]])
    }
  })
  return points
}

/**
 * Creates a slab of card, board or wall: rounded corners, rounded upper edge, caps in rings so that it can bend. The
 * origin is the centre of the underside. Besides position, normal and uv it has the attribute `under`: 1 on the lower
 * cap, 0 elsewhere.
 * @param w along x, in inches
 * @param d along z
 * @param h thickness
 */
export function createSlab(w: number, d: number, h: number, options: SlabOptions = {}): BufferGeometry {
  const { r = 0.1, corner = 4, side = 2, rings = 3, hasBottom = false } = options
  // A bevel wider than the corner radius would turn the corner inside out.
  const bevel = Math.min(options.bevel ?? h * 0.35, r * 0.9)
  const uv: UvOf = options.uv ?? ((x, z) => [x / w + 0.5, 0.5 - z / d])
  const points = outline(w, d, r, corner, side)
  const count = points.length
  const position: number[] = []
  const normal: number[] = []
  const uvs: number[] = []
  const under: number[] = []
  const index: number[] = []

  const vertex = (x: number, y: number, z: number, n: readonly [number, number, number], below: boolean) => {
    position.push(x, y, z)
    normal.push(...n)
    const [u, v] = uv(x, z)
    uvs.push(below ? 1 - u : u, v)
    under.push(below ? 1 : 0)
  }
  const ring = (y: number, inset: number, ny: number, scale = 1, below = false) => {
    const first = position.length / 3
    const flat = Math.sqrt(Math.max(0, 1 - ny * ny))
    for (let i = 0; i <= count; i++) {
      const [x, z, nx, nz] = points[i % count]!
      vertex((x - nx * inset) * scale, y, (z - nz * inset) * scale, [nx * flat, ny, nz * flat], below)
    }
    return first
  }
  const join = (a: number, b: number) => {
    for (let i = 0; i < count; i++) index.push(a + i, b + i, a + i + 1, a + i + 1, b + i, b + i + 1)
  }
  const cap = (y: number, inset: number, ny: 1 | -1, below: boolean, first: number) => {
    let previous = first
    for (let k = 1; k < rings; k++) {
      const next = ring(y, inset, ny, 1 - k / rings, below)
      if (below) join(next, previous)
      else join(previous, next)
      previous = next
    }
    const middle = position.length / 3
    vertex(0, y, 0, [0, ny, 0], below)
    for (let i = 0; i < count; i++)
      if (below) index.push(previous + i, previous + i + 1, middle)
      else index.push(previous + i, middle, previous + i + 1)
  }

  const shoulder = ring(h - bevel, 0, 0)
  join(ring(0, 0, 0), shoulder)
  const bend = ring(h - bevel * 0.3, bevel * 0.3, 0.7)
  join(shoulder, bend)
  const edge = ring(h, bevel, 1)
  join(bend, edge)
  cap(h, bevel, 1, false, edge)
  if (hasBottom) cap(0, 0, -1, true, ring(0, 0, -1, 1, true))

  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setAttribute('under', new Float32BufferAttribute(under, 1))
  geometry.setIndex(index)
  return geometry
}

/** A profile: radius and height of its points, from the centre of the top outward and down. */
export type Profile = readonly (readonly [radius: number, y: number])[]

/** Maps a point of a turned shape to its texture: position, part of the way round (0 to 1), and section. */
export type TurnedUv = (x: number, y: number, z: number, round: number, section: number) => readonly [number, number]

/**
 * Creates a solid of revolution about y. Each section is shaded smoothly, with a hard edge between sections. Its
 * attribute `under` is 0 for the first section and 1 for the others, so that an edge can have its own picture.
 */
export function createTurnedSolid(
  sections: readonly Profile[],
  segments = 48,
  uv: TurnedUv | null = null,
): BufferGeometry {
  const parts = sections.map((profile, section) => {
    const points = [...profile].reverse().map(([r, y]) => new Vector2(r, y))
    const part = new LatheGeometry(points, segments)
    const at = part.getAttribute('position')
    const old = part.getAttribute('uv')
    for (let i = 0; uv && i < at.count; i++) {
      const [u, v] = uv(at.getX(i), at.getY(i), at.getZ(i), old.getX(i), section)
      old.setXY(i, u, v)
    }
    part.setAttribute('under', new Float32BufferAttribute(new Float32Array(at.count).fill(section > 0 ? 1 : 0), 1))
    return part
  })
  return merge(parts)
}

/** Returns the points of an arc, for profiles: centre, radius, first and last angle, number of steps. */
export function arcPoints(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  steps: number,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  })
}

/** Merges geometries into one and disposes of the parts. @throws Error if their attributes differ */
export function merge(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries([...parts]) as BufferGeometry | null
  if (!whole) throw new Error('geometries with different attributes cannot be joined')
  for (const part of parts) part.dispose()
  return whole
}

/** Maps texture coordinates of the whole picture to a cell of it: left, bottom, width, height. */
export function mapToCell(geometry: BufferGeometry, cell: readonly [number, number, number, number]): BufferGeometry {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, cell[0] + uv.getX(i) * cell[2], cell[1] + uv.getY(i) * cell[3])
  return geometry
}

/**
 * Creates the outside of an open box, standing upright: four walls and the underside of its floor. The picture repeats
 * around the walls; a strip of it four times as long as high covers the height.
 * @param t thickness of the board
 * @param strip part of the picture's height that the walls show, from below
 */
export function createBoxShell(w: number, d: number, h: number, t = 0.09, strip: readonly [number, number] = [0, 1]) {
  const wall = (width: number, depth: number, height: number, x: number, z: number) =>
    createSlab(width, depth, height, {
      r: 0.03,
      bevel: 0.025,
      corner: 2,
      side: 1,
      rings: 2,
      hasBottom: true,
    }).translate(x, 0, z)
  const shell = merge([
    wall(w, d, t, 0, 0),
    wall(w, t, h, 0, d / 2 - t / 2),
    wall(w, t, h, 0, -d / 2 + t / 2),
    wall(t, d, h, w / 2 - t / 2, 0),
    wall(t, d, h, -w / 2 + t / 2, 0),
  ])
  const at = shell.getAttribute('position')
  const normal = shell.getAttribute('normal')
  const uv = shell.getAttribute('uv')
  for (let i = 0; i < at.count; i++) {
    const along = Math.abs(normal.getX(i)) > Math.abs(normal.getZ(i)) ? at.getZ(i) + w : at.getX(i)
    const up = strip[0] + (strip[1] - strip[0]) * Math.min(1, at.getY(i) / h)
    uv.setXY(i, along / (4 * h), up)
  }
  return shell
}

/** Creates the lining of an open box: its floor and the inner sides of its walls, seen from inside. */
export function createBoxLining(w: number, d: number, h: number): BufferGeometry {
  const t = 0.09
  const iw = w - 2 * t - 0.01
  const id = d - 2 * t - 0.01
  const foot = t + 0.014
  const ih = h - foot - 0.026
  return merge([
    new PlaneGeometry(iw, id).rotateX(-Math.PI / 2).translate(0, foot, 0),
    new PlaneGeometry(iw, ih).translate(0, foot + ih / 2, -id / 2),
    new PlaneGeometry(iw, ih).rotateY(Math.PI).translate(0, foot + ih / 2, id / 2),
    new PlaneGeometry(id, ih).rotateY(Math.PI / 2).translate(-iw / 2, foot + ih / 2, 0),
    new PlaneGeometry(id, ih).rotateY(-Math.PI / 2).translate(iw / 2, foot + ih / 2, 0),
  ])
}
