import type { BufferGeometry } from 'three'
import type { InstancedForm } from '../model/instanced-forms'
import { sizeOf } from '../model/sizes'
import { createCardShape, createChipShape, createManShape, createPegShape, type Detail } from './shapes'

/** Radius of the corners of a box's cards, in inches. */
const CORNERS: Readonly<Record<string, number>> = { '49': 0.1, pack: 0.13, lion: 0.08, ticket: 0.1 }

/** Creates the shape of a form; only a chip's has several levels of detail. */
export function createFormShape({ name, box }: InstancedForm, detail?: Detail): BufferGeometry {
  const [kind, start = ''] = name.split(' ')
  if (kind === 'card') return createCardShape(sizeOf('card', `${box}/`), CORNERS[box] ?? 0)
  if (kind === 'chip') return createChipShape(sizeOf('chip', start), detail)
  return start === 'man/peg' ? createPegShape(sizeOf('man', start)) : createManShape(sizeOf('man', start))
}
