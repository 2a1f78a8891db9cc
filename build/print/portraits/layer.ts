import { BARE_PAPER, clip, overprint, path } from '../svg'
import { hatch, inked, type Hatching } from './burin'
import { pathOf, type Curve } from './curve'
import { blurred, createField, type Field } from './field'
import { addMarks, type Mark } from './marks'
import { inflate, lightOn } from './relief'
import { drawStrands, type Strands } from './strands'

/** One part of a portrait, which hides the parts behind it. */
export interface Layer {
  readonly outline: Curve
  /** Height of its middle above its rim. */
  readonly depth: number
  /** What is raised or lowered on it. */
  readonly relief?: readonly Mark[]
  /** Darkness of its own colour, and how much darkness full shade adds. */
  readonly tone: number
  readonly shade: number
  /** What is darker or lighter than colour and light make it. */
  readonly shadows?: readonly Mark[]
  readonly hatchings: readonly Hatching[]
  readonly strands?: Strands
  /** Darkness from which the tint covers it; all of it at 0. */
  readonly tint: number
  /** Paths of single lines on it, and of those that may cross its outline. */
  readonly lines?: string
  readonly over?: string
  /** Shapes in other fills on it. */
  readonly details?: string
}

const TINT = overprint('tan')

/** The tint, in lines so close that they merge where it is dark. */
const TINT_HATCHING = { angle: -28, spacing: 3.4, bend: 0.2, swell: 2.2 } as const

/** Returns the relief and the darkness of a layer. */
function toneOf(layer: Layer): { readonly relief: Field; readonly darkness: Field } {
  const relief = inflate(layer.outline, layer.depth)
  addMarks(relief, layer.relief ?? [])
  const light = lightOn(blurred(relief, 1))
  const darkness = createField(relief)
  light.values.forEach((lit, i) => (darkness.values[i] = layer.tone + layer.shade * (1 - lit) ** 1.15))
  addMarks(darkness, layer.shadows ?? [])
  return { relief, darkness }
}

/** Returns the shapes of a layer; `id` must be unique within the drawing. */
export function drawLayer(layer: Layer, id: string): string {
  const { relief, darkness } = toneOf(layer)
  const shape = pathOf(layer.outline)
  const tint = layer.tint === 0 ? shape : hatch({ ...TINT_HATCHING, from: layer.tint }, relief, darkness)
  const hatchings = layer.hatchings.map((each) => hatch(each, relief, darkness)).join('')
  const strands = layer.strands ? drawStrands(layer.strands, darkness) : ''
  const cut = inked(hatchings) + inked(strands) + (layer.details ?? '') + inked(layer.lines ?? '')
  return path(shape, BARE_PAPER) + clip(id, path(shape, '#000'), path(tint, TINT), cut) + inked(layer.over ?? '')
}
