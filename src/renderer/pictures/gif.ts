import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc'

/** Colours of a whole film; one more says that a pixel stays as it was. */
const COLOURS = 255
const STAYS = 255
/** Of the pixels that choose the colours, every so many are looked at. */
const SAMPLED = 5

/** A drawing as a canvas gives it: four bytes to the pixel. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** An animated picture that grows frame by frame. Every frame keeps only what changed. */
export interface Film {
  /** @param delay milliseconds that the frame stands */
  add(frame: Pixels, delay: number): void
  /** The file. Nothing can be added any more. */
  finish(): Blob
}

/** The colours that serve a few typical frames best. */
export function paletteOf(frames: readonly Pixels[]): Palette {
  const all = frames.map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
  const sample = new Uint32Array(all.reduce((sum, pixels) => sum + Math.ceil(pixels.length / SAMPLED), 0))
  let at = 0
  for (const pixels of all) for (let i = 0; i < pixels.length; i += SAMPLED) sample[at++] = pixels[i] ?? 0
  return quantize(new Uint8Array(sample.buffer), COLOURS)
}

/** Begins an animated GIF that plays for ever. All frames have the size of the first. */
export function openFilm(palette: Palette): Film {
  const encoder = GIFEncoder()
  const full = [...palette, ...Array.from({ length: STAYS + 1 - palette.length }, () => [0, 0, 0])]
  let before: Uint8Array | null = null
  return {
    add({ data, width, height }, delay) {
      const index = applyPalette(data, palette)
      const changed = before === null ? index : changesOf(index, before)
      const first = before === null ? { palette: full, repeat: 0 } : { transparent: true, transparentIndex: STAYS }
      encoder.writeFrame(changed, width, height, { ...first, delay, dispose: 1 })
      before = index
    },
    finish() {
      encoder.finish()
      return new Blob([encoder.bytes()], { type: 'image/gif' })
    },
  }
}

/** What differs, with all else said to stay. */
function changesOf(now: Uint8Array<ArrayBuffer>, before: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(now.length).fill(STAYS)
  now.forEach((colour, at) => {
    if (colour !== before[at]) changed[at] = colour
  })
  return changed
}
