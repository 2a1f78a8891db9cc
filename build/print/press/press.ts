import { ink, lamplit, paper } from '../inks'
import { makePlate, type Forme } from '../plates'
import { rng } from '../rng'
import { Inking } from './inking'
import { blank, type Run, type Sheet } from './run'
import { Stock, tooth } from './stock'

/** Prints a forme: generates the paper, then applies each ink in order, the last in nearly perfect register. */
export function print(forme: Forme, run: Run, fonts: readonly string[]): Sheet {
  const { width, height } = run
  const t = tooth(run)
  const stock = new Stock(run, paper(run.paper, run.age, run.tone), t)
  const next = rng(run.seed)
  const inkings = forme.inks.map((name, i) => {
    const off = run.register * run.ppi * (i === forme.inks.length - 1 ? 0.15 : 0.75 + 0.4 * next())
    const angle = next() * 2 * Math.PI
    const shift = [Math.cos(angle) * off, Math.sin(angle) * off] as const
    const plate = makePlate(forme, name, width, height, fonts)
    const colour = lamplit(name, ink(name, run.age, run.paper))
    return new Inking(run, plate, colour, t, shift, run.seed + 20 + i * 2)
  })
  const sheet = blank(width, height)
  const row = new Float32Array(width * 3)
  for (let y = 0; y < height; y++) {
    stock.row(y, row)
    for (const inking of inkings) inking.print(y, row)
    sheet.data.set(row, y * width * 3)
  }
  return sheet
}
