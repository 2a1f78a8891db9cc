import type { Material } from 'three'
import type { Materials } from '../../surface/materials'

/**
 * Returns brass, brushed or turned, with scratches along u; a plain colour in the low quality, where there is nothing
 * to reflect.
 */
export function brassOf(materials: Materials): Material {
  const low = materials.quality === 'low'
  return materials.get('brass', () =>
    low ? { color: '#c39a4e' } : { color: '#d8b063', roughness: 0.3, metal: true, brushed: 0.55 },
  )
}
