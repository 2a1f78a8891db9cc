import { inkColour, correctForLamp, paperColour } from '../inks'
import { renderPlate, type Forme } from '../plates'
import { createRng } from '../rng'
import { Inking } from './inking'
import { createSheet, type PrintRun, type Sheet } from './run'
import { Stock, paperTextureOf } from './stock'

/** Prints a forme: generates the paper, then applies each ink in order, the last in nearly perfect register. */
export function print(forme: Forme, run: PrintRun, fonts: readonly string[]): Sheet {
  const { width, height } = run
  const t = paperTextureOf(run)
  const stock = new Stock(run, paperColour(run.paper, run.age, run.browning), t)
  const next = createRng(run.seed)
  const inkings = forme.inks.map((name, i) => {
    const off = run.misregistration * run.ppi * (i === forme.inks.length - 1 ? 0.15 : 0.75 + 0.4 * next())
    const angle = next() * 2 * Math.PI
    const shift = [Math.cos(angle) * off, Math.sin(angle) * off] as const
    const plate = renderPlate(forme, name, width, height, fonts)
    const colour = correctForLamp(name, inkColour(name, run.age, run.paper))
    return new Inking(run, plate, colour, t, shift, run.seed + 20 + i * 2)
  })
  const sheet = createSheet(width, height)
  const row = new Float32Array(width * 3)
  for (let y = 0; y < height; y++) {
    stock.fillRow(y, row)
    for (const inking of inkings) inking.printRow(y, row)
    sheet.data.set(row, y * width * 3)
  }
  return sheet
}
