import { inkColour, type PaperName } from '../../../build/print/inks'
import { renderPlate, type Forme } from '../../../build/print/plates'
import type { Picture } from './pdf'

/** A forme as the plates of our own renderer give it: the paper times each ink where its plate prints. */
export function reference(forme: Forme, paper: PaperName, width: number, fonts: readonly string[]): Picture {
  const height = Math.round((width * forme.height) / forme.width)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const ink of forme.inks) {
    const { coverage } = renderPlate(forme, ink, width, height, fonts)
    const colour = inkColour(ink, 0, paper)
    coverage.forEach((value, i) => {
      colour.forEach((part, c) => (data[i * 4 + c]! *= 1 - (value / 255) * (1 - part / 255)))
    })
  }
  return { width, height, data }
}
