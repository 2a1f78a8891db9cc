import { describe, expect, test } from 'vitest'
import {
  type CapturedScene,
  type CapturedMaterial,
  VALUES_PER_TRIANGLE,
  type Triple,
} from '../../../build/reference/captured-scene'
import { createHierarchy } from '../../../build/reference/trace/bvh'
import { createIncidentLight, createLampSampler } from '../../../build/reference/trace/lights'
import { facets, sampleFacets } from '../../../build/reference/trace/lobes'
import { prepare } from '../../../build/reference/trace/prepared-scene'
import { createRayIntersector } from '../../../build/reference/trace/rays'
import { createSurface, reflect, sampleSurface } from '../../../build/reference/trace/surface'
import { createTracer } from '../../../build/reference/trace/tracer'
import { wear } from '../../../build/reference/trace/wear'
import { createSeededRng } from '../../../src/rules/kit'

/** Returns a source of random numbers from 0 to 1 that are the same each time. */
function chances(seed: string): () => number {
  const rng = createSeededRng(seed)
  return () => rng.below(1 << 24) / (1 << 24)
}

describe('rays', () => {
  const chance = chances('rays')
  const COUNT = 300
  const corners = Float32Array.from({ length: COUNT * 9 }, (_, i) => (i % 9 < 3 ? chance() * 10 : 0))
  for (let i = 0; i < COUNT; i++)
    for (let c = 3; c < 9; c++) corners[i * 9 + c] = corners[i * 9 + (c % 3)]! + (chance() - 0.5) * 2
  const tree = createRayIntersector(corners, 9, createHierarchy(corners, 9))
  /** Intersectors of each triangle alone, in which no box can be left out by mistake. */
  const alone = Array.from({ length: COUNT }, (_, i) => {
    const one = corners.slice(i * 9, i * 9 + 9)
    return createRayIntersector(one, 9, createHierarchy(one, 9))
  })

  test('meet the nearest of all triangles, and are blocked by any', () => {
    let met = 0
    for (let n = 0; n < 500; n++) {
      const [x, y, z, dx, dy, dz] = Array.from({ length: 6 }, (_, i) =>
        i < 3 ? chance() * 14 - 2 : chance() - 0.5,
      ) as [number, number, number, number, number, number]
      const distances = alone.map((one) => {
        const { triangle, distance } = one.nearest(x, y, z, dx, dy, dz, Infinity)
        return triangle < 0 ? Infinity : distance
      })
      const nearest = Math.min(...distances)
      const found = tree.nearest(x, y, z, dx, dy, dz, Infinity)
      expect(found.triangle).toBe(nearest === Infinity ? -1 : distances.indexOf(nearest))
      if (nearest === Infinity) continue
      met++
      expect(found.distance).toBe(nearest)
      expect(tree.isBlocked(x, y, z, dx, dy, dz, nearest * 1.001)).toBe(true)
      expect(tree.isBlocked(x, y, z, dx, dy, dz, nearest * 0.999)).toBe(false)
    }
    expect(met).toBeGreaterThan(50)
  })
})

describe('facets', () => {
  test.each([
    [0.04, 0.04],
    [0.3, 0.3],
    [0.1, 0.5],
  ])('are found as often as their density says (%f, %f)', (ax, ay) => {
    const chance = chances('facets')
    const [ox, oy, oz] = [0.5, 0.2, Math.sqrt(1 - 0.29)]
    const found = new Float64Array(3)
    let [above, byDensity] = [0, 0]
    const N = 60_000
    for (let n = 0; n < N; n++) {
      sampleFacets(found, ox, oy, oz, ax, ay, chance(), chance())
      if (found[2]! > 0) above++
      // The same share again, from directions that are spread evenly over the upper half.
      const [z, a] = [chance(), 2 * Math.PI * chance()]
      const r = Math.sqrt(1 - z * z)
      byDensity += facets(ox, oy, oz, r * Math.cos(a), r * Math.sin(a), z, ax, ay).density * 2 * Math.PI
    }
    expect(byDensity / N).toBeCloseTo(above / N, ax < 0.1 ? 0 : 1)
  })
})

describe('surfaces', () => {
  /**
   * Returns the share of an even light from all around that a surface reflects to a viewer at height `z` (a cosine),
   * found by the surface's own sampling.
   */
  function albedo(changes: Partial<ReturnType<typeof createSurface>>, z: number): number {
    const surface = { ...createSurface(), ...changes }
    const chance = chances('surfaces')
    const [way, thrown] = [new Float64Array(3), new Float64Array(4)]
    const x = Math.sqrt(1 - z * z)
    let sum = 0
    const N = 20_000
    for (let n = 0; n < N; n++) {
      sampleSurface(surface, way, x, 0, z, chance(), chance(), chance())
      reflect(surface, x, 0, z, way[0]!, way[1]!, way[2]!, thrown)
      if (thrown[3]! > 0) sum += thrown[1]! / thrown[3]!
    }
    return sum / N
  }
  const even = (v: number) => new Float64Array(3).fill(v)

  test.each([0.2, 0.6, 1])('a matt white one loses nothing and adds nothing (%f)', (z) => {
    expect(albedo({ diffuse: even(1), specular: even(0), grazing: 0 }, z)).toBeCloseTo(1, 9)
    expect(albedo({ diffuse: even(0.3), specular: even(0), grazing: 0 }, z)).toBeCloseTo(0.3, 9)
  })

  test.each([0.2, 0.6, 1])('a smooth mirror throws all of it (%f)', (z) => {
    expect(albedo({ diffuse: even(0), specular: even(1), ax: 0.003, ay: 0.003 }, z)).toBeCloseTo(1, 2)
  })

  test('a smooth pane throws what Schlick says', () => {
    for (const z of [1, 0.5]) {
      const wanted = 0.04 + 0.96 * (1 - z) ** 5
      expect(albedo({ diffuse: even(0), specular: even(0.04), ax: 0.003, ay: 0.003 }, z)).toBeCloseTo(wanted, 3)
    }
  })
})

describe('the lamp', () => {
  test('is its own colour in the middle of its pool, and warmer and weaker towards the edge', () => {
    const strength = [800, 800, 800] as const
    const [at, target, rim] = [
      [0, 20, 0],
      [0, 0, 0.001],
      [1, 0.9, 0.7],
    ] as const
    const shine = createLampSampler({ at, target, strength, rim, radius: 0, cone: 0.8, penumbra: 1 })
    const lightAt = (x: number): number[] => {
      const arrival = createIncidentLight()
      shine(Float64Array.of(x, 0, 0), 0.5, 0.5, arrival)
      return [...arrival.light]
    }
    const [middle, near, edge] = [lightAt(0), lightAt(9), lightAt(12)]
    expect(middle[0]).toBeCloseTo(2, 6)
    expect(middle[2]).toBeCloseTo(2, 6)
    for (const [inner, outer] of [
      [middle, near],
      [near, edge],
    ] as const) {
      expect(outer[2]! / outer[0]!).toBeLessThan(inner[2]! / inner[0]!)
      expect(outer[0]).toBeLessThan(inner[0]!)
    }
    expect(lightAt(20)).toEqual([0, 0, 0])
  })
})

describe('wear', () => {
  test('bares the wood on the rim alone', () => {
    const lacquer = [0.5, 0.01, 0.01]
    const worn = (u: number, v: number, rim: boolean) => {
      const colour = Float64Array.from(lacquer)
      wear(colour, u, v, rim)
      return colour
    }
    // Green grows only where the wood shows.
    for (let u = 0; u < 1; u += 0.05) expect(worn(u, 0.5, true)[1]).toBeLessThanOrEqual(0.01)
    expect(Math.max(...Array.from({ length: 50 }, (_, i) => worn(i / 50, 0.97, true)[1]!))).toBeGreaterThan(0.15)
    expect(worn(0.5, 0.5, false)[1]).toBeLessThanOrEqual(0.01)
  })
})

const PLAIN: CapturedMaterial = {
  ...{ name: 'plain', glows: false, color: [0.5, 0.5, 0.5], roughness: 1, metalness: 0 },
  ...{ clearcoat: 0, clearcoatRoughness: 0, anisotropy: 0, anisotropyRotation: 0, sheen: [0, 0, 0], sheenRoughness: 1 },
  ...{ matt: false, worn: false, map: null, roughnessMap: null, fibre: null },
}

const base64 = (numbers: Float32Array): string => Buffer.from(numbers.buffer).toString('base64')

/**
 * Returns a scene with a large square on the ground, seen straight from above, beneath a lamp and an even sky. With
 * `lid`, a small square hangs between the lamp and the middle of the ground.
 */
function scene(material: CapturedMaterial, { lamp = 0, sky = 1e-6, lid = false }): CapturedScene {
  const square = (y: number, half: number) =>
    [
      [
        [-half, y, -half],
        [-half, y, half],
        [half, y, half],
      ],
      [
        [-half, y, -half],
        [half, y, half],
        [half, y, -half],
      ],
    ] as const
  const triangles = [...square(0, 500), ...(lid ? square(5, 3) : [])].flatMap((corners) => [
    ...corners.flat(),
    ...[0, 1, 0, 0, 1, 0, 0, 1, 0],
    ...[0, 0, 0, 1, 1, 1],
    ...[1, 1, 1],
    ...[0, 0],
  ])
  const faces = (
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as const
  ).map((ahead: Triple) => {
    const up: Triple = ahead[1] === 0 ? [0, 1, 0] : [0, 0, 1]
    const right: Triple = [
      ahead[1] * up[2] - ahead[2] * up[1],
      ahead[2] * up[0] - ahead[0] * up[2],
      ahead[0] * up[1] - ahead[1] * up[0],
    ]
    return { ahead, up, right }
  })
  const side = 4
  expect(triangles.length % VALUES_PER_TRIANGLE).toBe(0)
  return {
    // The camera looks down from three inches, beneath the lid.
    camera: {
      world: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 3, 0, 1],
      unproject: [0.1, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1],
      lens: 0,
      focus: 3,
    },
    lamp: {
      at: [0, 20, 0],
      target: [0.001, 0, 0],
      strength: [lamp, lamp, lamp],
      rim: [1, 1, 1],
      radius: 0.5,
      cone: 0.5,
      penumbra: 0.9,
    },
    window: { from: [0, 1, 0.001], strength: [0, 0, 0] },
    room: { side, faces, intensity: 1, light: base64(new Float32Array(side * side * 6 * 3).fill(sky)) },
    exposure: 1,
    textures: [],
    materials: [material],
    triangles: base64(Float32Array.from(triangles)),
  }
}

/** Returns the green light in the middle of the picture, as the mean of samples. */
function light(captured: CapturedScene, samples = 4000): number {
  const tracer = createTracer(prepare(captured, []))
  const sum = new Float64Array(3)
  for (let i = 0; i < samples; i++) tracer.path(7, i, () => [0, 0], sum)
  expect(sum[0]).toBeCloseTo(sum[2]!, 6)
  return sum[1]! / samples
}

describe('paths of light', () => {
  test('bring from a matt ground half of an even sky, and what it mirrors', () => {
    const found = light(scene(PLAIN, { sky: 1 }))
    expect(found).toBeGreaterThan(0.49)
    expect(found).toBeLessThan(0.54)
  })

  test.each([
    ['metal', { color: [1, 1, 1] as const, metalness: 1, roughness: 0.4 }],
    ['brushed metal', { color: [1, 1, 1] as const, metalness: 1, roughness: 0.4, anisotropy: 0.6 }],
    ['white under varnish', { color: [1, 1, 1] as const, clearcoat: 1, clearcoatRoughness: 0.2 }],
  ])('bring no more from %s than comes in, and most of it', (_, changes) => {
    const found = light(scene({ ...PLAIN, ...changes }, { sky: 1 }))
    expect(found).toBeLessThan(1.01)
    // Light that one facet throws at another is left out.
    expect(found).toBeGreaterThan(0.8)
  })

  test('bring the lamp by the square of its distance', () => {
    const dull = { ...PLAIN, matt: true }
    // 800 candela from 20 inches give 2. Of this light 2 per cent are mirrored, a little of it toward the eye; half of
    // the rest is reflected in all directions, and the eye sees it divided by π.
    const found = light(scene(dull, { lamp: 800 }))
    expect(found / ((0.5 * 0.98 * 2) / Math.PI)).toBeGreaterThan(0.995)
    expect(found / ((0.5 * 0.98 * 2) / Math.PI)).toBeLessThan(1.03)
    expect(found / light(scene(dull, { lamp: 200 }))).toBeCloseTo(4, 3)
  })

  test('find the ground in shadow where something lies between it and the lamp', () => {
    // The lit ground around the lid lights the underside of the lid, which lights the ground in shadow.
    expect(light(scene(PLAIN, { lamp: 800, lid: true }))).toBeLessThan(0.02)
  })
})
