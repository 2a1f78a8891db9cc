import type { Piece } from '../stage/model/pieces'
import { fromAbove, groundOf, type Ground, type Print } from './top-view'
import type { Atlas } from './atlas'
import { thinned, type Frame } from './game-frames'
import { openFilm, paletteOf } from './gif'
import { INK, PAPER, RED, text, wrapped } from './lettering'
import { during, motionOf } from './motion'
import { paintPrints, paintTable, type Frame2d } from './paint'
import { breather, canvasOf, type Work } from './cancellable-work'

/** The longer side of the picture, and the strip of paper below it with the words for each move, in pixels. */
const SIDE = 880
const STRIP = { height: 60, line: 22, letters: 18, margin: 14 } as const
/** Largest number of positions in a film; a longer game leaves some out. */
const MOST = 150
/** Largest number of drawn frames, in-between steps included; bounds the film's time and size. */
const DRAWINGS = 420
const STEPS = 4
/** Frame delays in milliseconds. */
const DELAY = { step: 60, rest: 900, many: 500, end: 5000 } as const
/** Number of positions that the palette is computed from. */
const TYPICAL = 6

/** Returns the smallest part of the table that contains every position. */
export function wholeGround(frames: readonly { readonly pieces: readonly Piece[] }[]): Ground {
  const all = frames.map(({ pieces }) => groundOf(fromAbove(pieces)))
  const x = Math.min(...all.map((it) => it.x))
  const z = Math.min(...all.map((it) => it.z))
  return {
    x,
    z,
    w: Math.max(...all.map((it) => it.x + it.w)) - x,
    d: Math.max(...all.map((it) => it.z + it.d)) - z,
  }
}

function facesOf(frames: readonly Frame[]): Set<string> {
  return new Set(frames.flatMap(({ pieces }) => fromAbove(pieces).map(({ face }) => face)))
}

/** Draws the strip of paper below the table: the number of the ply and the words for it. */
function caption(pen: CanvasRenderingContext2D, frame: Frame, top: number, width: number): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, top, width, STRIP.height)
  pen.fillStyle = RED
  pen.font = text(STRIP.letters, '700')
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  const number = frame.ply === 0 ? '' : `${String(frame.ply)} `
  const indent = STRIP.margin + pen.measureText(number).width
  pen.fillText(number, STRIP.margin, top + 25)
  pen.fillStyle = INK
  pen.font = text(STRIP.letters)
  const lines = wrapped(pen, frame.words.join(' '), width - indent - STRIP.margin, 2)
  lines.forEach((line, at) => pen.fillText(line, indent, top + 25 + at * STRIP.line))
}

/** Renders a game as an animated GIF from straight above, ply by ply, with the words for each one below. */
export async function filmOf(all: readonly Frame[], atlas: Atlas, top: string, work: Work): Promise<Blob> {
  const frames = thinned(all, MOST)
  const breathe = breather(work)
  await atlas.load([top, ...facesOf(frames)])
  const ground = wholeGround(frames)
  const scale = SIDE / Math.max(ground.w, ground.d)
  const [width, height] = [Math.round(ground.w * scale), Math.round(ground.d * scale)]
  const { pen } = canvasOf(width, height + STRIP.height)
  const table = canvasOf(width, height)
  const still = canvasOf(width, height)
  const space: Frame2d = { ground, left: 0, top: 0, scale }
  paintTable(table.pen, atlas, top, space)

  /** Draws prints and caption on a background: the bare table, or the table with all pieces that do not move. */
  function draw(frame: Frame, ground: HTMLCanvasElement, prints: readonly Print[]): ImageData {
    pen.drawImage(ground, 0, 0)
    paintPrints(pen, atlas, prints, space)
    caption(pen, frame, height, width)
    return pen.getImageData(0, 0, width, height + STRIP.height)
  }
  const whole = (frame: Frame) => draw(frame, table.canvas, fromAbove(frame.pieces))

  const typical = Array.from(
    { length: TYPICAL },
    // In bounds: a film has at least one frame, and the largest index is that of its last one.
    (_, i) => frames[Math.round((i * (frames.length - 1)) / (TYPICAL - 1))]!,
  )
  const film = openFilm(paletteOf(typical.map((frame) => whole(frame))))
  const steps = Math.min(STEPS, Math.floor(DRAWINGS / frames.length))
  const rest = frames.length > MOST / 2 ? DELAY.many : DELAY.rest
  for (const [at, frame] of frames.entries()) {
    const before = frames[at - 1]
    const motion = before && motionOf(before.pieces, frame.pieces)
    const moves = motion && motion.paths.length > 0
    if (moves) {
      still.pen.drawImage(table.canvas, 0, 0)
      paintPrints(still.pen, atlas, motion.still, space)
    }
    for (let step = 1; moves && step < steps; step++) {
      film.add(draw(frame, still.canvas, during(motion, step / steps)), DELAY.step)
      await breathe(at / frames.length)
    }
    film.add(whole(frame), at === frames.length - 1 ? DELAY.end : rest)
    await breathe((at + 1) / frames.length)
  }
  return film.finish()
}
