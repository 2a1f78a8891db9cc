import type { Piece } from '../stage/model/pieces'
import { heightOf, union, widthOf, type Box } from '../framing/box'
import { topViewOf, areaOf, type DrawnPiece } from './top-view'
import type { Atlas } from './atlas'
import { thinOut, type Frame } from './game-frames'
import { INK, PAPER, RED, textFont, wrapText } from './lettering'
import { movingPiecesAt, motionOf } from './motion'
import { paintPieces, paintTable, type CanvasPlacement } from './paint'
import { createPageYielder, createCanvas, type CancellableWork } from './cancellable-work'
import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc'

/** Number of colours of a film; the index after them marks an unchanged pixel. */
const COLOUR_COUNT = 255

const UNCHANGED_INDEX = 255

/** Sampling interval, in pixels, of the frames that the palette is computed from. */
const SAMPLING_INTERVAL = 5

/** A drawing as a canvas returns it: four bytes per pixel. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** The longer side of the picture, and the strip of paper below it with the words for each move, in pixels. */
const LONGER_SIDE = 880
const CAPTION = { height: 60, line: 22, letters: 18, margin: 14 } as const
/** Largest number of positions in a film; a longer game leaves some out. */
const MAX_POSITIONS = 150
/** Largest number of drawn frames, in-between steps included; bounds the film's time and size. */
const MAX_DRAWN_FRAMES = 420
const MAX_STEPS = 4
/** Frame delays in milliseconds. */
const DELAYS_MS = { step: 60, rest: 900, many: 500, end: 5000 } as const
/** Number of positions that the palette is computed from. */
const PALETTE_FRAME_COUNT = 6

/** Returns the smallest part of the table that contains every position; there is at least one. */
export const commonArea = (frames: readonly { readonly pieces: readonly Piece[] }[]): Box =>
  frames.map(({ pieces }) => areaOf(topViewOf(pieces))).reduce(union)

function facesOf(frames: readonly Frame[]): Set<string> {
  return new Set(frames.flatMap(({ pieces }) => topViewOf(pieces).map(({ face }) => face)))
}

/** Draws the strip of paper below the table: the number of the ply and the words for it. */
function drawCaption(pen: CanvasRenderingContext2D, frame: Frame, top: number, width: number): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, top, width, CAPTION.height)
  pen.fillStyle = RED
  pen.font = textFont(CAPTION.letters, '700')
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  const number = frame.ply === 0 ? '' : `${String(frame.ply)} `
  const indent = CAPTION.margin + pen.measureText(number).width
  pen.fillText(number, CAPTION.margin, top + 25)
  pen.fillStyle = INK
  pen.font = textFont(CAPTION.letters)
  const lines = wrapText(pen, frame.words.join(' '), width - indent - CAPTION.margin, 2)
  lines.forEach((line, at) => pen.fillText(line, indent, top + 25 + at * CAPTION.line))
}

/** Renders a game as an animated GIF from straight above, ply by ply, with the words for each one below. */
export async function renderFilm(
  allFrames: readonly Frame[],
  atlas: Atlas,
  tableTop: string,
  work: CancellableWork,
): Promise<Blob> {
  const frames = thinOut(allFrames, MAX_POSITIONS)
  const yieldToPage = createPageYielder(work)
  await atlas.load([tableTop, ...facesOf(frames)])
  const area = commonArea(frames)
  const scale = LONGER_SIDE / Math.max(widthOf(area), heightOf(area))
  const [width, height] = [Math.round(widthOf(area) * scale), Math.round(heightOf(area) * scale)]
  const { pen } = createCanvas(width, height + CAPTION.height)
  const tableCanvas = createCanvas(width, height)
  const stillCanvas = createCanvas(width, height)
  const placement: CanvasPlacement = { area, left: 0, top: 0, scale }
  paintTable(tableCanvas.pen, atlas, tableTop, placement)

  /** Draws prints and caption on a background: the bare table, or the table with all pieces that do not move. */
  function draw(frame: Frame, background: HTMLCanvasElement, drawnPieces: readonly DrawnPiece[]): ImageData {
    pen.drawImage(background, 0, 0)
    paintPieces(pen, atlas, drawnPieces, placement)
    drawCaption(pen, frame, height, width)
    return pen.getImageData(0, 0, width, height + CAPTION.height)
  }
  const drawWhole = (frame: Frame) => draw(frame, tableCanvas.canvas, topViewOf(frame.pieces))

  const typicalFrames = Array.from(
    { length: PALETTE_FRAME_COUNT },
    // In bounds: a film has at least one frame, and the largest index is that of its last one.
    (_, i) => frames[Math.round((i * (frames.length - 1)) / (PALETTE_FRAME_COUNT - 1))]!,
  )
  const film = createGifWriter(paletteOf(typicalFrames.map((frame) => drawWhole(frame))))
  const steps = Math.min(MAX_STEPS, Math.floor(MAX_DRAWN_FRAMES / frames.length))
  const restDelay = frames.length > MAX_POSITIONS / 2 ? DELAYS_MS.many : DELAYS_MS.rest
  for (const [at, frame] of frames.entries()) {
    const previous = frames[at - 1]
    const motion = previous && motionOf(previous.pieces, frame.pieces)
    const hasMotion = motion && motion.paths.length > 0
    if (hasMotion) {
      stillCanvas.pen.drawImage(tableCanvas.canvas, 0, 0)
      paintPieces(stillCanvas.pen, atlas, motion.still, placement)
    }
    for (let step = 1; hasMotion && step < steps; step++) {
      film.add(draw(frame, stillCanvas.canvas, movingPiecesAt(motion, step / steps)), DELAYS_MS.step)
      await yieldToPage(at / frames.length)
    }
    film.add(drawWhole(frame), at === frames.length - 1 ? DELAYS_MS.end : restDelay)
    await yieldToPage((at + 1) / frames.length)
  }
  return film.finish()
}

/** Computes the palette that suits a few typical frames best. */
export function paletteOf(frames: readonly Pixels[]): Palette {
  const all = frames.map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
  const sample = new Uint32Array(all.reduce((sum, pixels) => sum + Math.ceil(pixels.length / SAMPLING_INTERVAL), 0))
  let at = 0
  for (const pixels of all) for (let i = 0; i < pixels.length; i += SAMPLING_INTERVAL) sample[at++] = pixels[i] ?? 0
  return quantize(new Uint8Array(sample.buffer), COLOUR_COUNT)
}

/** Begins an animated GIF that repeats for ever. All frames have the size of the first. */
export function createGifWriter(palette: Palette) {
  const encoder = GIFEncoder()
  const fullPalette = [...palette, ...Array.from({ length: UNCHANGED_INDEX + 1 - palette.length }, () => [0, 0, 0])]
  let previousIndex: Uint8Array | null = null
  return {
    /** Appends a frame. @param delay time for which it is shown, in milliseconds */
    add({ data, width, height }: Pixels, delay: number): void {
      const index = applyPalette(data, palette)
      const changed = previousIndex === null ? index : changesOf(index, previousIndex)
      const frameOptions =
        previousIndex === null
          ? { palette: fullPalette, repeat: 0 }
          : { transparent: true, transparentIndex: UNCHANGED_INDEX }
      encoder.writeFrame(changed, width, height, { ...frameOptions, delay, dispose: 1 })
      previousIndex = index
    },
    /** Returns the file. No frames can be added afterwards. */
    finish(): Blob {
      encoder.finish()
      return new Blob([encoder.bytes()], { type: 'image/gif' })
    },
  }
}

/** Returns the pixels that changed; all others get the index that marks them unchanged. */
function changesOf(now: Uint8Array<ArrayBuffer>, before: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(now.length).fill(UNCHANGED_INDEX)
  now.forEach((colour, at) => {
    if (colour !== before[at]) changed[at] = colour
  })
  return changed
}
