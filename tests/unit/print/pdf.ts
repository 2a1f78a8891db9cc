import { inflateSync } from 'node:zlib'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Part of a page, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Red, green, blue and opacity of each pixel, row by row, 0 to 255. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

interface PdfCanvas {
  readonly context: { getImageData(x: number, y: number, width: number, height: number): Picture }
}

/** Opens a PDF with a reader that has nothing in common with the program that wrote it. */
export const openPdf = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false }).promise

/** Renders a part of a page, numbered from 1, on white paper. */
export async function render(document: PDFDocumentProxy, page: number, dpi: number, box: Box): Promise<Picture> {
  const toPixels = (millimetres: number) => (millimetres / 25.4) * dpi
  const [width, height] = [Math.round(toPixels(box.width)), Math.round(toPixels(box.height))]
  // Its type says only that there is one; it makes canvases of the platform.
  const factory = document.canvasFactory as { create(width: number, height: number): PdfCanvas }
  const { context } = factory.create(width, height)
  const sheet = await document.getPage(page)
  const viewport = sheet.getViewport({ scale: dpi / 72, offsetX: -toPixels(box.x), offsetY: -toPixels(box.y) })
  await sheet.render({ canvas: null, canvasContext: context, viewport, background: '#ffffff' }).promise
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/** Root of the mean squared difference of two pictures' colours, from 0 to 1. */
export function rootMeanSquare(a: Picture, b: Picture): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i++) if (i % 4 < 3) sum += ((a.data[i]! - b.data[i]!) / 255) ** 2
  return Math.sqrt(sum / (a.width * a.height * 3))
}

/**
 * Returns the middles, in pixels, of the columns of a picture that are dark from top to bottom: rules, but no letters.
 */
export function darkColumns({ width, height, data }: Picture): number[] {
  const isDark = (x: number) => {
    let dark = 0
    for (let y = 0; y < height; y++) if (data[(y * width + x) * 4]! + data[(y * width + x) * 4 + 1]! < 200) dark++
    return dark >= 0.98 * height
  }
  const middles: number[] = []
  for (let x = 0; x < width; x++) {
    if (!isDark(x)) continue
    const start = x
    while (x + 1 < width && isDark(x + 1)) x++
    middles.push((start + x + 1) / 2)
  }
  return middles
}

/** What a PDF contains, as its objects say: numbers of images and fonts, of embedded fonts, and the fonts' names. */
export function contentsOf(pdf: Buffer): { images: number; fonts: number; embedded: number; names: string[] } {
  const objects = [pdf.toString('latin1'), ...streamsOf(pdf)].join('\n')
  const count = (pattern: RegExp) => [...objects.matchAll(pattern)].length
  return {
    images: count(/\/Subtype\s*\/Image\b/g),
    fonts: count(/\/Type\s*\/FontDescriptor\b/g),
    embedded: count(/\/FontFile[23]?\s+\d/g),
    names: [...objects.matchAll(/\/FontName\s*\/([^\s/]+)/g)].map(([, name]) => name!),
  }
}

/** Returns the compressed streams of a PDF as text. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Not compressed: then its text is in the file itself.
    }
  }
  return found
}
