import type { Material } from 'three'
import type { Materials } from '../../surface/materials'

/** Brass as it was brushed or turned: scratched along u. Painted where there is nothing for it to mirror. */
export function brassOf(materials: Materials): Material {
  const low = materials.quality === 'low'
  return materials.get('brass', () =>
    low ? { color: '#c39a4e' } : { color: '#d8b063', roughness: 0.3, metal: true, brushed: 0.55 },
  )
}
