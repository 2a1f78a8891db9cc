import { readFileSync } from 'node:fs'
import path from 'node:path'
import { prepareFontFiles } from '../fonts'
import type { Artwork } from './artwork'
import { FOOT, impose, MARGIN, PAPERS, type Paper, type Piece, type Sheet, mapsOf } from './imposition'
import { inWords, type Part, type PrintSet } from './sets'

/** What is to be made into a document. */
interface DocumentOptions {
  readonly paper: Paper
  /** 0 for a new print, 1 for one after about 120 years of sun. */
  readonly age: number
}

/** A finished document. */
interface PrintDocument {
  readonly pdf: Buffer
  readonly sheets: readonly Sheet[]
}

/** Reported when the typesetter's package for this machine is not installed. */
export class NoTypesetter extends Error {}

const MM = 25.4

/** Makes the document of some parts of a set: a page on folding and cutting, then the sheets. */
export async function typeset(set: PrintSet, parts: readonly Part[], options: DocumentOptions): Promise<PrintDocument> {
  const sheets = impose(parts, options.paper)
  const compiler = await loadCompiler(await prepareFontFiles())
  const files = new Map<Artwork, string>()
  for (const { artwork } of sheets.flatMap(({ pieces }) => pieces)) {
    if (files.has(artwork)) continue
    const name = `${files.size}.svg`
    files.set(artwork, name)
    compiler.mapShadow(path.join(WORKSPACE, name), Buffer.from(artwork.draw(options.age)))
  }
  const fileOf = (artwork: Artwork) => files.get(artwork) ?? ''
  const source = [
    preamble(set, options.paper),
    guide(set, parts, sheets, options.paper),
    ...sheets.map((sheet) => page(sheet, set, options.paper, fileOf)),
  ].join('\n')
  const compiled = compiler.compile({ mainFileContent: source })
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no document'))
  return { pdf: compiler.pdf(compiled.result, { creationTimestamp: 0, pdfTags: false }), sheets }
}

/** Folder in which the typesetter sees its files; they are only in memory. */
const WORKSPACE = path.resolve('/parlor-box-print')

async function loadCompiler(fonts: readonly string[]) {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch((fault: unknown) => {
    throw new NoTypesetter('The package @myriaddreamin/typst-ts-node-compiler is not installed.', { cause: fault })
  })
  return NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
  })
}

const mm = (length: number): string => `${Number(length.toFixed(4))}mm`
const quote = (words: string): string => JSON.stringify(words)
const place = (x: number, y: number, what: string): string => `#place(dx: ${mm(x)}, dy: ${mm(y)}, ${what})`

const preamble = ({ title }: PrintSet, paper: Paper): string => `
#set document(title: ${quote(`${title}, to print`)}, date: none)
#set page(width: ${mm(PAPERS[paper].width)}, height: ${mm(PAPERS[paper].height)}, margin: 0mm)
#set text(font: "Old Standard TT", size: 8pt, lang: "en", hyphenate: false)
#let tick(x, y, dx, dy) = place(dx: x, dy: y, line(end: (dx, dy), stroke: 0.12mm))
#let bar(x, y) = {
  place(dx: x, dy: y, line(length: 100mm, stroke: 0.3mm))
  for i in range(11) { place(dx: x + i * 10mm, dy: y - 1.5mm, line(length: 3mm, angle: 90deg, stroke: 0.2mm)) }
}`

/** One sheet: its pieces, the marks of a front, the bar that shows whether it was printed at true size, the caption. */
function page(sheet: Sheet, { title }: PrintSet, paper: Paper, fileOf: (artwork: Artwork) => string): string {
  const { height } = PAPERS[paper]
  const foot = height - MARGIN - FOOT
  return `#page[
${sheet.pieces.map((piece) => place(piece.x, piece.y, picture(piece, sheet.isBack, fileOf))).join('\n')}
${sheet.isBack ? '' : sheet.pieces.map(marks).join('\n')}
#bar(${mm(MARGIN + 3)}, ${mm(foot + 4)})
${place(MARGIN + 105, foot + 2.6, `text(${quote('100 mm')})`)}
${place(MARGIN + 3, foot + 6.6, `text(${quote(`${title} · ${inWords(sheet.caption)}`)})`)}
]`
}

function picture(piece: Piece, isBack: boolean, fileOf: (artwork: Artwork) => string): string {
  const { artwork, from, width, height, flaps, isTurned } = piece
  const whole = `image(${quote(fileOf(artwork))}, width: ${mm(artwork.width * MM)}, height: ${mm(artwork.height * MM)}, fit: "stretch")`
  const isWhole = width > artwork.width * MM - 1e-6 && height > artwork.height * MM - 1e-6
  const shown = isWhole
    ? whole
    : `block(clip: true, width: ${mm(width + flaps.right)}, height: ${mm(height + flaps.below)}, place(dx: ${mm(-from.x)}, dy: ${mm(-from.y)}, ${whole}))`
  return isTurned ? `rotate(${isBack ? -90 : 90}deg, reflow: true, ${shown})` : shown
}

/** Where a mark begins and ends, from the corner of the trimmed piece. */
const MARK = { from: 0.8, to: 2.6 } as const

/** The cutting marks round a trimmed piece, outside its strips for glue. */
function marks({ x, y, width, height, flaps, isTurned }: Piece): string {
  // Turned clockwise, the strip on the right is below, and the one below is on the left.
  const box = isTurned
    ? { left: x + flaps.below, top: y, right: x + flaps.below + height, bottom: y + width }
    : { left: x, top: y, right: x + width, bottom: y + height }
  const outer = isTurned
    ? { left: x, top: y, right: box.right, bottom: box.bottom + flaps.right }
    : { left: x, top: y, right: box.right + flaps.right, bottom: box.bottom + flaps.below }
  const length = MARK.to - MARK.from
  const tick = (px: number, py: number, dx: number, dy: number) => `#tick(${[px, py, dx, dy].map(mm).join(', ')})`
  return [
    ...[box.left, box.right].flatMap((at) => [
      tick(at, outer.top - MARK.to, 0, length),
      tick(at, outer.bottom + MARK.from, 0, length),
    ]),
    ...[box.top, box.bottom].flatMap((at) => [
      tick(outer.left - MARK.to, at, length, 0),
      tick(outer.right + MARK.from, at, length, 0),
    ]),
  ].join('\n')
}

/** The first page: how to print, cut, fold and glue, and what is on which page. */
function guide(set: PrintSet, parts: readonly Part[], sheets: readonly Sheet[], paper: Paper): string {
  const last = sheets.findLastIndex(({ isBack }) => isBack) + 2
  const sides =
    last > 1
      ? `Print pages 2 to ${last} on both sides, turned over the long edge${last < sheets.length + 1 ? `, and pages ${last + 1} to ${sheets.length + 1} on one side` : ''}.`
      : 'Print every page on one side.'
  const isWhole = parts.length === set.parts.length
  const steps = [
    `Print at 100 % (“actual size”, not “fit to page”) on ${paper === 'a4' ? 'A4' : 'Letter'}. The bar at the foot of each page must measure 100 mm between its first and its last tick.`,
    sides,
    'Cut from mark to mark. The marks lie outside the piece, so nothing of them remains.',
    ...(isWhole ? set.making : []),
  ]
  const pages = contents(sheets).map(([from, what]) => `[${from}], [#text(${quote(what)})],`)
  const maps = mapsOf(sheets, parts)
  return `#page(margin: (x: 22mm, top: 22mm, bottom: 14mm))[
#set par(leading: 0.62em, spacing: 0.9em)
#text(font: "League Gothic", size: 30pt, tracking: 1.5pt, ${quote(set.title.toUpperCase())})
#v(-4mm)
#text(style: "italic", size: 12pt, ${quote('To print, cut and fold')})
#v(1mm)
#set text(size: 10.5pt)
#enum(spacing: 0.9em, ${steps.map((words) => `[#text(${quote(words)})]`).join(', ')})
#v(3mm)
#text(font: "League Gothic", size: 14pt, tracking: 1pt, "WHAT IS ON WHICH PAGE")
#set text(size: 9pt)
#grid(columns: (14mm, 1fr), row-gutter: 0.55em, ${pages.join(' ')})
${maps === '' ? '' : `#v(3mm)\n#text(font: "League Gothic", size: 14pt, tracking: 1pt, "HOW THE SHEETS LIE, BY THEIR PAGES")\n${maps}`}
#place(bottom + left, dx: 0mm, dy: -4mm, { bar(0mm, 0mm); place(dx: 102mm, dy: -1.3mm, text(${quote('100 mm')})) })
]`
}

/** Pages with the same things, and what they are; a back is named with its front. */
function contents(sheets: readonly Sheet[]): [pages: string, what: string][] {
  const rows: { from: number; to: number; what: string }[] = []
  sheets.forEach(({ group, isBack }, i) => {
    const row = rows.at(-1)
    if (row && (isBack || row.what === inWords(group))) row.to = i + 2
    else rows.push({ from: i + 2, to: i + 2, what: inWords(group) })
  })
  return rows.map(({ from, to, what }) => [from === to ? `${from}` : `${from}–${to}`, what])
}
