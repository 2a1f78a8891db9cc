import type { Layer } from '../layer'
import { chester } from './chester'
import { edith } from './edith'
import { floyd } from './floyd'
import { hazel } from './hazel'
import { homer } from './homer'
import { mabel } from './mabel'
import { opal } from './opal'
import { walter } from './walter'

/** The layers of each sitter's portrait, from back to front, in the order of the page's names of bots. */
export const SITTERS: Readonly<Record<string, () => Layer[]>> = {
  Walter: walter,
  Mabel: mabel,
  Chester: chester,
  Opal: opal,
  Homer: homer,
  Edith: edith,
  Floyd: floyd,
  Hazel: hazel,
}
