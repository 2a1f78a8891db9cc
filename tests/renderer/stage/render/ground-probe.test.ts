// @vitest-environment happy-dom
import { BoxGeometry, Mesh, MeshStandardMaterial, PerspectiveCamera, Scene, SpotLight, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { addToGround } from '../../../../src/renderer/stage/cast/ground-layer'
import { createGroundProbe } from '../../../../src/renderer/stage/render/ground-probe'
import { createBounceUniforms, PROBED_GROUND } from '../../../../src/renderer/stage/surface/ground-bounce'
import { createBlankRenderer } from '../blank-renderer'

function litScene(meshes: number, ground: number) {
  const renderer = createBlankRenderer()
  const scene = new Scene()
  const lamp = new SpotLight()
  scene.add(lamp)
  addToGround(lamp)
  for (let i = 0; i < meshes; i++) {
    const mesh = new Mesh(new BoxGeometry(), new MeshStandardMaterial())
    if (i < ground) addToGround(mesh)
    scene.add(mesh)
  }
  const bounce = createBounceUniforms()
  return { renderer, scene, lamp, bounce, probe: createGroundProbe({ renderer, scene, lamp, bounce }) }
}

describe('the light of the ground', () => {
  it('is taken of the ground alone, and leaves lamp and renderer as they were', () => {
    const { renderer, scene, lamp, bounce, probe } = litScene(7, 3)
    const { intensity } = lamp.shadow
    probe.update()
    expect(renderer.info.render.calls).toBe(3)
    expect(bounce.uGround.value?.image).toMatchObject({ width: PROBED_GROUND.pixels, height: PROBED_GROUND.pixels })
    expect(lamp.shadow.intensity).toBe(intensity)
    expect(renderer.getClearAlpha()).toBe(1)
    expect(renderer.getRenderTarget()).toBeNull()
    renderer.render(scene, new PerspectiveCamera().translateZ(5))
    expect(renderer.info.render.calls).toBe(7)
  })

  it('is not read while it is taken', () => {
    const { renderer, bounce, probe } = litScene(1, 1)
    probe.update()
    const read: unknown[] = []
    const render = renderer.render.bind(renderer)
    renderer.render = (scene, camera) => {
      read.push(bounce.uGround.value)
      render(scene, camera)
    }
    probe.update()
    expect(read).toEqual([null])
    expect(bounce.uGround.value).not.toBeNull()
  })

  it('is seen from above: the shader finds each place where the camera saw it', () => {
    const { renderer, probe } = litScene(1, 1)
    const places: number[][] = []
    const render = renderer.render.bind(renderer)
    renderer.render = (scene, camera) => {
      render(scene, camera)
      for (const [x, z] of [
        [0, 0],
        [5, -9],
      ] as const)
        places.push(new Vector3(x, 0, z).project(camera).toArray().slice(0, 2))
    }
    probe.update()
    const { x, z, side } = PROBED_GROUND
    // As in `groundLight`: u grows with x, v with the distance from the near edge.
    const found = [
      [0, 0],
      [5, -9],
    ].map(([atX, atZ]) => [(atX! - x + side / 2) / side, (z + side / 2 - atZ!) / side].map((part) => part * 2 - 1))
    expect(places.flat()).toEqual(found.flat().map((value) => expect.closeTo(value, 6) as unknown))
  })

  it('is taken once while the ground lies still', () => {
    const { renderer, probe } = litScene(1, 1)
    const counted = []
    for (const version of [4, 4, 5, 5]) {
      probe.updateOnce(version)
      counted.push(renderer.info.render.frame)
    }
    expect(counted).toEqual([1, 1, 2, 2])
  })

  it('is gone with the table', () => {
    const { bounce, probe } = litScene(1, 1)
    probe.update()
    probe.dispose()
    expect(bounce.uGround.value).toBeNull()
  })
})
