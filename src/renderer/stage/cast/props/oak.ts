import type { Material } from 'three'
import type { Materials } from '../../surface/materials'

/** The finishes of oak pieces. */
const FINISH = {
  waxed: { roughness: 0.38 },
  varnished: { roughness: 0.55, varnish: [0.6, 0.22] },
} as const

/** Returns oak with a finish; plain brown if its picture was not baked. */
export function oakOf(materials: Materials, finish: keyof typeof FINISH): Material {
  return materials.get(`oak ${finish}`, () => {
    const map = materials.pictures.texture('room/oak')
    return { map, ...(map ? {} : { color: '#8a5a30' }), ...FINISH[finish] }
  })
}
