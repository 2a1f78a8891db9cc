import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { cardLabel } from './cards'

/** A reason with cards as they are printed and seats by name. */
export function readable({ key, params = {} }: Words): Words {
  const shown = Object.entries(params).map(([name, value]) => {
    if (name === 'by') return [name, seatParam(String(value))] as const
    return [name, (name === 'card' || name === 'with') && typeof value === 'string' ? cardLabel(value) : value] as const
  })
  return { key, params: Object.fromEntries(shown) }
}
