import type { CapturedPicture } from '../captured-scene'
import { base64 } from './base64'
import { readBack } from './read-back'
import type { Scene } from './three'
import type { ObservedRendering } from './watch'

/**
 * Returns the averaged picture of the table in linear light, before tone mapping.
 * @throws Error if there is none
 */
export function capturePicture({ renderer, scene, camera, mean }: ObservedRendering): CapturedPicture {
  if (!renderer || !scene || !camera || !mean) throw new Error('no averaged picture was drawn')
  const flat = new (scene.constructor as new () => Scene)()
  flat.background = mean.texture
  const { width, height } = mean
  const light = base64(readBack(renderer, mean, flat, camera, mean))
  return { width, height, exposure: renderer.toneMappingExposure, light }
}
